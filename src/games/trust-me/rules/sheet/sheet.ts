import { present } from '../../../../kernel/data/present.ts'
import type { ClauseId } from '../../clauses.ts'
import {
  type Box,
  boxes,
  cards,
  hands,
  type Place,
  type Seat,
  type Skill,
  weapons,
} from '../../components.ts'
import type { Play } from '../../play.ts'
import {
  bare,
  type Held,
  type Item,
  isActionToken,
  isItem,
  knownTo,
  type Laid,
  type Printed,
  placesOf,
} from '../../position.ts'

/**
 * sheet.free-box-gives-skill: a box gives its bonus while it is free;
 * sheet.covered-box-cancels: and none while any token lies on it;
 * token.box-covered-at-once: such as that of the action now declared, or not yet that by the other reading.
 * passport.effect: nor is what a passport gives, if it gives a skill, ever covered (R-passport-data).
 * How many free boxes of a survivor give a skill.
 */
export function skillsOf({ given, now, readings }: Laid, seat: Seat, skill: Skill): number {
  const { declared } = now
  const { sheet, passport } = now.players[seat]
  const { layout, passports } = given.components
  const isFree = (box: Box) =>
    sheet[box] === null ||
    (readings['covers'] === 'later' &&
      declared?.seat === seat &&
      declared.place === box &&
      !isItem(sheet[box]))
  const free = boxes.filter((box, at) => layout[at] === skill && isFree(box))
  return free.length + Number(passports[passport].effect === skill)
}

/** sheet.hidden-box: the boxes with a question mark. */
export function isHidden({ given }: Printed, place: Place): boolean {
  const box = boxes.indexOf(place as Box)
  return box >= 0 && given.components.layout[box] === 'hidden'
}

/**
 * sheet.backpack-hidden, object.satchel: what lies there lies face down;
 * sheet.inventory-face-up: all else of a sheet is seen by everybody.
 */
export function isFaceDown(laid: Printed & Pick<Laid, 'now'>, seat: Seat, place: Place): boolean {
  if (place === 'pack-1' || place === 'pack-2') return true
  const isBag = place === 'pouch' && laid.now.players[seat].sheet.outfit?.kind === 'satchel'
  return isBag || isHidden(laid, place)
}

/**
 * Places where an item may be put on a sheet as it lies:
 * sheet.hands: one token to a hand (R-hand-one-token);
 * weapon.two-handed-place: across both, or in one of them;
 * sheet.backpack-space, object.backpack: the Backpack on its space, tokens below it once it lies there;
 * sheet.outfit-space, sheet.outfit-one, object.trainers: one Outfit on its space; object.satchel: a token on the Satchel;
 * passport.holds-tokens, object.bandage-place, object.charm-place: Bandage and Lucky charm on the passport;
 * object.blank-keep: a Blank is kept only where tokens lie face down, and comes first there; elsewhere everybody
 * sees it (R-blank).
 */
export function roomFor(laid: Laid, seat: Seat, item: Item): readonly Place[] {
  const { kind } = item
  const { sheet } = laid.now.players[seat]
  const free = (all: readonly Place[]) => all.filter((place) => sheet[place] === null)
  const inHands: readonly Place[] = sheet.both ? [] : free(hands)
  const packs = sheet.bag && kind !== 'backpack' ? free(['pack-1', 'pack-2']) : []
  const pouch = sheet.outfit?.kind === 'satchel' && !isOutfit(item) ? free(['pouch']) : []
  const downs = [...free(boxes).filter((box) => isHidden(laid, box)), ...packs, ...pouch]
  if (kind === 'blank')
    return [...downs, ...free(boxes).filter((box) => !isHidden(laid, box)), ...inHands]
  return [
    ...free(boxes),
    ...inHands,
    ...(isTwoHanded(laid, kind) && inHands.length === 2 ? (['both'] as const) : []),
    ...packs,
    ...pouch,
    ...(kind === 'backpack' ? free(['bag']) : []),
    ...(isOutfit(item) ? free(['outfit']) : []),
    ...(kind === 'bandage' || kind === 'lucky-charm' ? free(cards).slice(0, 1) : []),
  ]
}

/** weapon.two-handed-place: whether something is a weapon for two hands. */
export function isTwoHanded({ given }: Pick<Laid, 'given'>, kind: Held['kind']): boolean {
  return weapons.some((one) => one === kind && given.components.weapons[one].hands === 2)
}

/** sheet.outfit-space: whether something is an Outfit. */
export function isOutfit({ kind }: Held): boolean {
  return kind === 'trainers' || kind === 'satchel'
}

/**
 * token.place, R-token-free-box: where an Action or Fatigue token can be put: a box that is free, or the Trainers.
 */
export function roomForToken({ now }: Laid, seat: Seat): readonly Place[] {
  const { sheet } = now.players[seat]
  const free = boxes.filter((box) => sheet[box] === null)
  return sheet.outfit?.kind === 'trainers' && !sheet.pouch ? [...free, 'pouch'] : free
}

/**
 * sheet.hidden-box, sheet.backpack-hidden: what lies face down there is known to its owner alone (R-objects-on-ground);
 * nor do others know that a Resource is a special one (R-special-resource).
 */
export function secretAt(laid: Laid, seat: Seat, place: Place, { mark }: Held, fact = 'item') {
  const isSecret = mark === 'special' || isFaceDown(laid, seat, place)
  return isSecret ? knownTo(fact, seat) : undefined
}

/** Clauses that say how something lies at a place: on the passport, worn, face down, or seen by everybody. */
export function lyingBy(
  laid: Laid,
  seat: Seat,
  place: Place,
  { kind, mark }: Held,
): readonly ClauseId[] {
  const isDown = isFaceDown(laid, seat, place)
  const empty = present(mark === 'empty' && isDown && 'weapon.empty-marker')
  if (place.startsWith('card'))
    return [kind === 'bandage' ? 'object.bandage-place' : 'object.charm-place']
  if (place === 'outfit') return ['sheet.outfit-one']
  if (place.startsWith('pack')) return ['object.backpack', 'sheet.backpack-hidden', ...empty]
  if (place === 'pouch')
    return isActionToken(kind) ? ['object.trainers'] : ['object.satchel', ...empty]
  return isDown ? ['sheet.hidden-box', ...empty] : ['sheet.inventory-face-up']
}

/** object.blank-discard, R-blank: a Blank that was put where everybody sees it is discarded. */
export function discardSeenBlank(play: Play, seat: Seat, place: Place): void {
  const isSeen = play.now.players[seat].sheet[place]?.kind === 'blank'
  if (!isSeen || isFaceDown(play, seat, place)) return
  const item = bare('blank')
  play.report({ clause: 'object.blank-discard', kind: 'discarded', seat, place, item })
}

/** object.blank-discard: a Blank that is shown is discarded. */
export function discardShownBlanks(play: Play, seat: Seat): void {
  const clause = 'object.blank-discard'
  for (const place of placesOf(play.now.players[seat].sheet, 'blank')) {
    play.report({ clause, kind: 'discarded', seat, place, item: bare('blank') })
  }
}
