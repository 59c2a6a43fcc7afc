import type { Seat } from '../components.ts'
import { type Given, type Position, postures, purseOf } from '../position.ts'
import type { RowView } from './ActionRow.tsx'
import type { GangView } from './Gangs.tsx'
import type { TownView } from './Town.tsx'
import { cardView, seatsAt } from './view.ts'

/** Who is on the action spaces: in each space those who stand first. */
export function rowView({ gangs }: Position, given: Given): RowView {
  const seats = seatsAt(given)
  return {
    at: (space) =>
      postures.flatMap((posture) =>
        seats
          .filter((seat) => gangs[seat].on[space] === posture)
          .map((seat) => ({ seat, posture })),
      ),
    hired: seats.filter((seat) => gangs[seat].turn === 'hired'),
    hiresTwo: given.seats.length >= 5,
  }
}

/** The town with everything that lies in it. */
export function townView(
  { town, street, bootHill, under, gangs }: Position,
  given: Given,
): TownView {
  return {
    sites: town,
    street,
    bootHill: bootHill.length + under.length,
    dead: seatsAt(given).flatMap((seat) => {
      const count = gangs[seat].graveyard
      return count > 0 ? [{ seat, count }] : []
    }),
  }
}

/** Some gangs with everything that lies in front of them. */
export function gangViews(
  position: Position,
  given: Given,
  seats: readonly Seat[],
): readonly GangView[] {
  const { gangs, law, scores } = position
  return seats.map((seat) => {
    const { stash, reserve, graveyard, trophies, die, purse } = gangs[seat]
    return {
      card: cardView(position, seat),
      purse: purseOf(position, seat),
      sharedWith: purse === seat ? undefined : purse,
      outlaws: { stash, reserve, graveyard },
      trophies,
      hasLaw: law === seat && given.seats.length > 1,
      die,
      score: scores[seat],
    }
  })
}
