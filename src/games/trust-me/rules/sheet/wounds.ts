import { oneOf } from '../../../../kernel/choice/index.ts'
import { present } from '../../../../kernel/data/present.ts'
import type { ClauseId } from '../../clauses.ts'
import { boxes, hands, type Place, type Seat } from '../../components.ts'
import type { Play } from '../../play.ts'
import { bare, type Harm, isItem, type Laid, placesOf, woundsOf } from '../../position.ts'
import { meetNeighbours } from '../points.ts'
import { drop } from './dropping.ts'
import { whyNotHurt, whyNotPut } from './holding.ts'
import { roomForToken } from './sheet.ts'

/** wound.third-kills: as many Wounds at one time as kill (R-third-wound). */
export const MORTAL = 3

/**
 * wound.where, infection.where: a Wound or Infection goes on a hand or one of the nine boxes (R-wound-place: on none
 * that bears a Wound, an Infection, an Action or a Fatigue token).
 */
export function placesToWound({ now }: Laid, seat: Seat): readonly Place[] {
  const { sheet } = now.players[seat]
  return [...hands, ...boxes].filter((place) => sheet[place] === null || isItem(sheet[place]))
}

/**
 * wound.token: a survivor is wounded;
 * wound.opponent-places, combat.wounds-attacker-places: where, the opponent chooses who did it;
 * wound.zombie-owner-places: the owner where zombies did, or an Infection (R-infection-wound);
 * wound.drops-object, weapon.two-handed-wound: what lies there goes to the ground;
 * wound.third-kills: the third kills.
 */
export function wound(play: Play, clause: ClauseId, seat: Seat, by: Seat | null): void {
  const whose = by ? 'wound.opponent-places' : 'wound.zombie-owner-places'
  const place = struck(play, whose, 'wound', seat, by ?? seat)
  const because = present('wound.where', whose, by && 'combat.wounds-attacker-places')
  play.report({ clause, with: because, kind: 'wounded', seat, place, by })
  if (woundsOf(play, seat) >= MORTAL) die(play, seat)
}

/** infection.with-wound: a Wound from a zombie brings an Infection, which its owner places (R-infection-place). */
export function infect(play: Play, seat: Seat): void {
  const clause = 'infection.with-wound'
  const place = struck(play, 'infection.where', 'infection', seat, seat)
  play.report({ clause, kind: 'infected', seat, place })
}

/**
 * Puts a Wound or an Infection on a sheet. Returns its place, after reporting what falls from there; null when no
 * place is left.
 */
function struck(play: Play, clause: ClauseId, kind: Harm, seat: Seat, by: Seat): Place | null {
  const places = placesToWound(play, seat)
  if (places.length === 0) return null
  const refuse = whyNotHurt(play, seat, kind)
  const options = oneOf(places)
  const place = play.ask({ clause, kind, by, options, refuse, about: { seat } })
  const { sheet } = play.now.players[seat]
  // weapon.two-handed-wound: what both hands hold falls from either.
  if (hands.some((hand) => hand === place) && sheet.both)
    drop(play, 'weapon.two-handed-wound', seat, 'both')
  if (isItem(play.now.players[seat].sheet[place])) drop(play, 'wound.drops-object', seat, place)
  return place
}

/** R-death-items: a dead survivor's things lie where it stood; vp.death: all others have a point more. */
function die(play: Play, seat: Seat): void {
  play.report({ clause: 'wound.third-kills', with: ['vp.death'], kind: 'died', seat })
  meetNeighbours(play, seat)
}

/** The Action tokens of a player that can be turned to Fatigue. */
function tired({ now }: Laid, seat: Seat): readonly Place[] {
  return placesOf(now.players[seat].sheet, 'action')
}

/** R-fatigue-impossible: whether Fatigue can be chosen at all. */
export function canTire(laid: Laid, seat: Seat): boolean {
  const { reserve } = laid.now.players[seat]
  return tired(laid, seat).length > 0 || (reserve > 0 && roomForToken(laid, seat).length > 0)
}

/**
 * combat.fatigue-flip: an Action token of the defender is turned to Fatigue where it lies (R-fatigue-location: the
 * defender chooses which);
 * combat.fatigue-reserve: where none lies there, one that has not been placed.
 */
export function tire(play: Play, seat: Seat): void {
  const placed = tired(play, seat)
  if (placed.length > 0) {
    const clause = 'combat.fatigue-flip'
    const refuse = () => ({ code: 'nothing-there', clause, facts: { seat } })
    const place = play.ask({ clause, kind: 'tire', by: seat, options: oneOf(placed), refuse })
    play.report({ clause, kind: 'turned', seat, place, held: bare('fatigue') })
    return
  }
  const clause = 'combat.fatigue-reserve'
  const options = oneOf(roomForToken(play, seat))
  const refuse = whyNotPut(play, seat, bare('fatigue'), 'token.place')
  const place = play.ask({ clause, kind: 'tire', by: seat, options, refuse })
  play.report({ clause, kind: 'fatigue-placed', seat, place })
}
