import type { Refusal } from '../../../../kernel/game/refusal.ts'
import type { ClauseId } from '../../clauses.ts'
import { boxes, cards, hands, type Place, places, type Seat } from '../../components.ts'
import type { Harm, Held, Laid, Sheet } from '../../position.ts'
import { bare, isActionToken, isHarm, isItem, writtenHeld } from '../../position.ts'
import { isHidden, isOutfit, isTwoHanded } from './sheet.ts'

/** Reason why something cannot lie at its place of a sheet: a code, and the clause. */
interface Misfit {
  readonly code: string
  readonly clause: ClauseId
}

/** Things that a place itself allows. */
const own: Readonly<Partial<Record<Place, readonly [readonly Held['kind'][], ClauseId]>>> = {
  bag: [['backpack'], 'sheet.backpack-space'],
  outfit: [['trainers', 'satchel'], 'sheet.outfit-space'],
  ...Object.fromEntries(
    cards.map((card) => [card, [['bandage', 'lucky-charm'], 'passport.holds-tokens']]),
  ),
}

/**
 * Fault of a thing at a place of a sheet, whatever else lies there: an `unfit`; or object.blank-keep: a Blank does
 * not lie where everybody would have seen it (R-blank).
 */
export function misfit(laid: Pick<Laid, 'given'>, sheet: Sheet, place: Place): Misfit | undefined {
  const isOpen = [...boxes, ...hands, 'both'].includes(place) && !isHidden(laid, place)
  if (isOpen && sheet[place]?.kind === 'blank')
    return { code: 'blank-shown', clause: 'object.blank-keep' }
  return unfit(laid, sheet, place)
}

/**
 * Reason why something does not fit a place of a sheet, whatever else lies there: sheet.hands,
 * weapon.two-handed-place, sheet.backpack-space, sheet.outfit-space, passport.holds-tokens, object.trainers,
 * object.bandage-place, wound.where, token.place.
 */
export function unfit(laid: Pick<Laid, 'given'>, sheet: Sheet, place: Place): Misfit | undefined {
  const held = sheet[place]
  if (!held) return undefined
  const [allowed, clause] = own[place] ?? []
  if (allowed && clause && !allowed.includes(held.kind)) return { code: 'wrong-space', clause }
  const unchosen = whyUnchosen(held.kind)
  if (unchosen) return unchosen
  if (held.mark === 'wound' && !place.startsWith('card'))
    return { code: 'wrong-space', clause: 'object.bandage-place' }
  if (place === 'pack-1' || place === 'pack-2') return inBag(sheet, held)
  if (place === 'pouch') return onOutfit(sheet, held)
  if (place === 'both') return acrossHands(laid, sheet, held)
  return isItem(held) ? undefined : tokenPlace(place, held)
}

/** object.special-resource, R-special-resource: its type is chosen before the game begins; without one it is nowhere in play. */
export function whyUnchosen(kind: Held['kind'] | undefined): Misfit | undefined {
  if (kind !== 'special-resource') return undefined
  return { code: 'special-unchosen', clause: 'object.special-resource' }
}

/** The clauses by which a place takes one thing alone; elsewhere whoever asks says by which. */
const takers: Readonly<Partial<Record<Place, ClauseId>>> = {
  left: 'sheet.hands',
  right: 'sheet.hands',
  both: 'weapon.two-handed-place',
  outfit: 'sheet.outfit-one',
  bag: 'sheet.backpack-space',
}

/** Reason why something cannot be put at a place of a sheet: an `unfit`, or the place is taken. */
export function whyNotPut(laid: Laid, seat: Seat, { kind, mark }: Held, clause: ClauseId) {
  return (answer: unknown): Refusal | undefined => {
    const { sheet } = laid.now.players[seat]
    const place = places.find((one) => one === answer)
    if (!place) return undefined
    const isHeld = hands.some((hand) => hand === place) && sheet.both !== null
    const lack =
      unfit(laid, { ...sheet, [place]: { kind, mark } }, place) ??
      (sheet[place] || isHeld
        ? { code: 'place-taken', clause: takers[place] ?? clause }
        : undefined)
    return lack && { ...lack, facts: { seat, place, held: writtenHeld({ kind, mark }) } }
  }
}

/** wound.where, infection.where: why a Wound or an Infection cannot be placed there. */
export function whyNotHurt(laid: Laid, seat: Seat, kind: Harm) {
  const refuse = whyNotPut(laid, seat, bare(kind), `${kind}.where`)
  return (answer: unknown): Refusal | undefined => {
    const refusal = refuse(answer)
    return refusal && { ...refusal, clause: `${kind}.where` }
  }
}

function inBag(sheet: Sheet, held: Held): Misfit | undefined {
  if (!sheet.bag) return { code: 'no-backpack', clause: 'sheet.backpack-space' }
  const isPacked = isItem(held) && held.kind !== 'backpack'
  return isPacked ? undefined : { code: 'wrong-space', clause: 'object.backpack' }
}

function onOutfit({ outfit }: Sheet, held: Held): Misfit | undefined {
  const isSatchel = outfit?.kind === 'satchel'
  const isWorn = outfit?.kind === 'trainers' && isActionToken(held.kind)
  const isFit = isSatchel ? isItem(held) && !isOutfit(held) : isWorn
  const clause = isSatchel ? 'object.satchel' : 'object.trainers'
  return isFit ? undefined : { code: 'wrong-space', clause }
}

function acrossHands(laid: Pick<Laid, 'given'>, sheet: Sheet, { kind }: Held): Misfit | undefined {
  const clause = 'weapon.two-handed-place'
  if (!isTwoHanded(laid, kind)) return { code: 'wrong-space', clause }
  return hands.some((hand) => sheet[hand]) ? { code: 'hand-taken', clause } : undefined
}

/** wound.where, infection.where, token.place: tokens lie in boxes, Wounds and Infections in hands as well. */
function tokenPlace(place: Place, { kind }: Held): Misfit | undefined {
  const allowed: readonly Place[] = isHarm(kind) ? [...boxes, ...hands] : boxes
  const clause = isHarm(kind) ? (`${kind}.where` as const) : 'token.place'
  return allowed.includes(place) ? undefined : { code: 'wrong-space', clause }
}
