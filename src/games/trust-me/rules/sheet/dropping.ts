import { present } from '../../../../kernel/data/present.ts'
import type { ClauseId } from '../../clauses.ts'
import type { Place, Seat } from '../../components.ts'
import { contactPlace } from '../../geometry/contact.ts'
import { SIDE, type Spot } from '../../geometry/plane.ts'
import type { Play } from '../../play.ts'
import { freshId, type Item, isItem } from '../../position.ts'
import { pointNear } from '../figures.ts'
import { secretAt } from './sheet.ts'

/**
 * action.drop, R-objects-on-ground: an item goes face down to the ground, in contact with its owner's base;
 * object.backpack-drop, object.satchel-drop: a bag with all that is in it.
 */
export function drop(play: Play, clause: ClauseId, seat: Seat, place: Place): void {
  const inside: readonly Place[] =
    place === 'bag' ? ['pack-1', 'pack-2'] : place === 'outfit' ? ['pouch'] : []
  const because: ClauseId = place === 'bag' ? 'object.backpack-drop' : 'object.satchel-drop'
  for (const inner of inside) {
    if (isItem(play.now.players[seat].sheet[inner])) dropOne(play, because, seat, inner)
  }
  dropOne(play, clause, seat, place)
}

function dropOne(play: Play, clause: ClauseId, seat: Seat, place: Place): void {
  const at = besideBase(play, clause, 'drop-at', seat)
  const item = { ...(play.now.players[seat].sheet[place] as Item) }
  const id = freshId(play.now)
  // A Bandage that bears a Wound leaves it with its owner.
  const because = present(item.mark === 'empty' && 'weapon.empty-marker')
  const secret = secretAt(play, seat, place, item)
  play.report({ clause, with: because, kind: 'dropped', seat, place, item, at, id, secret })
}

/** R-geo-points: a marker in contact with a base lies on its rim, on the side that a player chooses. */
export function besideBase(
  play: Play,
  clause: ClauseId,
  kind: 'drop-at' | 'din-at' | 'noise-at',
  seat: Seat,
): Spot {
  const at = { ...play.now.players[seat].at }
  if (!play.given.isMeasured) return at
  const { radius } = play.given.components
  const rim = (side: Spot) => contactPlace(at, side, radius)
  const isOn = (spot: Spot | undefined) =>
    spot !== undefined && [spot.x, spot.y].every((value) => value >= 0 && value <= SIDE)
  const refusal = { code: 'not-beside', clause, facts: {} }
  const refuse = (side: Spot) => (isOn(rim(side)) ? undefined : refusal)
  const options = pointNear(refuse, at, 2 * radius)
  return rim(play.ask({ clause, kind, by: seat, options, about: { seat } })) as Spot
}
