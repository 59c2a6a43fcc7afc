import { present } from '../../../kernel/data/present.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { Seat } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Given } from '../position.ts'
import { placeTitle, spaceInFull } from '../words/titles.ts'
import type { Focus } from './focus.ts'
import type { AttemptView, CardView, ShootoutView } from './view.ts'

/** Description of a Targeting card in words. */
export function cardLabel({ seat, loaded, critical, rolled }: CardView, words: Words): string {
  const { say, list } = words
  const name = nouns.seat.name(seat, words)
  const numbers = list(loaded.map(String))
  const facts = { name, numbers, token: say(`board.token.${critical}`) }
  const struck = list(rolled.map(String))
  return present(
    say(loaded.length > 0 ? 'board.card' : 'board.card-empty', facts),
    struck && say('board.rolled', { numbers: struck }),
  ).join(' ')
}

/** Title of the picture of the moment. */
export function focusTitle(focus: Focus, given: Given, words: Words): string {
  const { say } = words
  switch (focus.kind) {
    case 'shootout':
      return shootoutTitle(focus.shootout, words)
    case 'attempt': {
      const { card, at } = focus.attempt
      const seat = nouns.seat.name(card.seat, words)
      return at ? say('board.attempt', { seat, place: placeTitle(at, words) }) : seat
    }
    default: {
      const [by, of] = focus.seats.map((seat) => nouns.seat.name(seat, words))
      const { what } = given.scene
      const facts = { by: by ?? '', of: of ?? '', what: what ? say(`board.one.${what}`) : '' }
      return say('board.robbery', facts)
    }
  }
}

function shootoutTitle({ kind, place }: ShootoutView, words: Words): string {
  const titled = (where: string) => words.say(`board.shootout.${kind}`, { place: where })
  if (typeof place === 'number') return titled(spaceInFull(place, words))
  return titled(place === undefined ? '' : placeTitle(place, words))
}

/** Description of a shootout in words: aims and results. */
export function shootoutLabel(shootout: ShootoutView, words: Words): string {
  const { say } = words
  const nameOf = (seat: Seat) => nouns.seat.name(seat, words)
  const cards = shootout.fighters.map(({ card }) => cardLabel(card, words))
  const aims = shootout.aims.map(({ from, to }) =>
    say('board.aims', { from: nameOf(from), to: nameOf(to) }),
  )
  const outcomes = shootout.fighters.flatMap(({ card, shot, fate }) => {
    const seat = nameOf(card.seat)
    const result = shot && say(`board.shot.${shot.result}`)
    return present(
      result && say('board.rolls', { seat, face: shot.face, result }),
      fate !== 'stands' && say('board.ends', { seat, fate: say(`board.fate.${fate}`) }),
    )
  })
  return [`${shootoutTitle(shootout, words)}.`, ...cards, ...aims, ...outcomes].join(' ')
}

/** Description of a shot at an Undead in words: shooter, target, Bullets. */
export function attemptLabel(attempt: AttemptView, given: Given, words: Words): string {
  const undead = `${capital(nouns.anUndead.name(attempt.undead, words, given))}.`
  const end = attempt.isKilled ? [`${words.say('board.fate.killed')}.`] : []
  return [cardLabel(attempt.card, words), undead, ...end].join(' ')
}
