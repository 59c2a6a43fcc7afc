import { alike } from '../../../kernel/data/nearest.ts'
import { against, type Refusal, shown } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import { grips, type Place, places, type Seat } from '../components.ts'
import { type Action, actions, inTurn, isItem, type Laid, stays, writtenHeld } from '../position.ts'
import { whyNoMelee } from './actions.ts'
import { othersOf, radiiOf, spotOf, tooFarFor } from './figures.ts'
import type { Free } from './free-act.ts'
import { whyUntreated } from './objects.ts'
import { droppable, HANDS } from './sheet/layout.ts'
import { roomForToken } from './sheet/sheet.ts'
import { gripsWith, weaponAt } from './sheet/weapons.ts'
import { hiddenBy, whyNoContact } from './terrain.ts'

/** Missing condition: a code, and the clause that asks for it. */
type Lack = Pick<Refusal, 'code'> & { readonly clause: ClauseId }

const lacks: Readonly<Partial<Record<Action, Lack>>> = {
  search: { code: 'nothing-near', clause: 'action.search' },
  aim: { code: 'nobody-seen', clause: 'aim.los' },
  rest: { code: 'no-fatigue', clause: 'action.rest' },
  ammunition: { code: 'nothing-for-it', clause: 'object.ammunition' },
  flare: { code: 'nothing-for-it', clause: 'object.flare-move' },
  'first-aid-kit': { code: 'nothing-for-it', clause: 'object.medkit' },
  jump: { code: 'no-jump', clause: 'scenery.passage-yellow' },
}

const freeLacks: Readonly<Partial<Record<Free['free'], Lack>>> = {
  claim: { code: 'no-claim', clause: 'end.win' },
  drop: { code: 'nothing-for-it', clause: 'action.drop' },
  bandage: { code: 'no-bandage', clause: 'object.bandage-one' },
  guide: { code: 'nothing-for-it', clause: 'object.guide' },
  aim: { code: 'nobody-seen', clause: 'aim.los' },
  load: { code: 'nothing-for-it', clause: 'scenery.ammo-box' },
  treat: { code: 'nothing-for-it', clause: 'scenery.medical-box' },
}

/** aim.relocate, R-free-acts: a Target marker moves once in a turn. */
const MOVED: Lack = { code: 'aim-moved', clause: 'aim.relocate' }

/** R-token-must-act: why a step is none that can be taken: what is missing for it, or that it is no step at all. */
export function whyNotStep(laid: Laid, seat: Seat): (answer: unknown) => Refusal {
  return (answer) => {
    const { action, free, place } = Object(answer) as { [part: string]: unknown }
    const lack =
      free === undefined
        ? whyNotAct(laid, seat, action as Action, place)
        : whyNotFree(laid, seat, free as Free['free'], place)
    const near = alike(action ?? free, [...actions, ...Object.keys(freeLacks)])
    const facts = { seat, received: shown(answer), ...near }
    return { code: 'no-step', clause: 'turn.step1', facts, ...lack }
  }
}

/** Refusal of a free act that is not possible now, such as with the thing at a place of the sheet. */
function whyNotFree(laid: Laid, seat: Seat, free: Free['free'], place: unknown) {
  if (free === 'aim' && laid.now.relocated) return MOVED
  const at = places.find((one) => one === place)
  if (free === 'drop' && at) return whyNotDrop(laid, seat, at) ?? freeLacks.drop
  return (free === 'treat' && whyUntreated(laid, seat, true)) || freeLacks[free]
}

/** action.drop, R-full-bags: why something stays on its sheet: it is no object, a Bandage in use, or bears a token. */
function whyNotDrop({ now }: Laid, seat: Seat, place: Place): Refusal | undefined {
  const { sheet } = now.players[seat]
  const held = sheet[place]
  if (!held || droppable(sheet).includes(place)) return undefined
  const clause = !isItem(held)
    ? 'action.drop'
    : stays(held)
      ? 'object.bandage-use'
      : 'object.trainers'
  return { code: 'not-laid-down', clause, facts: { seat, place, held: writtenHeld(held) } }
}

/** Refusal of an action that cannot be declared with the token at a place. */
function whyNotAct(laid: Laid, seat: Seat, action: Action, place: unknown) {
  const room = roomForToken(laid, seat)
  const at = room.find((one) => one === place)
  if (actions.includes(action) && !at)
    return against('no-room', 'token.place', place ?? 'nothing', room)
  if (action === 'melee' || action === 'ranged') return whyNotFight(laid, seat, action, at)
  if (action === 'exchange') return whyNoPartner(laid, seat)
  return (action === 'first-aid-kit' && whyUntreated(laid, seat)) || lacks[action]
}

/** Nobody is near enough: with how far the nearest is, of those that are too far, and how far it may be. */
function nobodyNear(seat: Seat, clause: ClauseId, why: readonly (Refusal | undefined)[]): Refusal {
  const far = why.flatMap((one) => (one ? [one.facts] : []))
  const [nearest] = far.sort((one, other) => Number(one['received']) - Number(other['received']))
  const facts = { seat, ...nearest }
  return nearest ? { code: 'nobody-near', clause, facts } : { code: 'nobody-seen', clause, facts }
}

/** action.exchange: how far the other survivors are from one who has nobody to exchange with. */
function whyNoPartner(laid: Laid, seat: Seat): Refusal {
  const others = inTurn(laid).filter((other) => other !== seat)
  const far = HANDS + radiiOf(laid, 2)
  const why = others.map((other) => tooFarFor(laid, seat, other, far, 'action.exchange'))
  const near = others[why.indexOf(undefined)]
  return near ? whyNoContact(laid, seat, near) : nobodyNear(seat, 'action.exchange', why)
}

/**
 * sheet.fight-from-hand, weapon.empty-unusable: why a survivor cannot fight: it has nothing to fight with;
 * scenery.solid, scenery.opaque, action.melee: or sees nobody, or has nobody near but behind something.
 */
function whyNotFight(laid: Laid, seat: Seat, way: 'melee' | 'ranged', place: Place | undefined) {
  if (gripsWith(laid, seat, way).length === 0) {
    const isEmpty = grips.some((grip) => weaponAt(laid, seat, grip)?.mark === 'empty')
    return way === 'ranged' && isEmpty
      ? { code: 'weapon-empty', clause: 'weapon.empty-unusable' }
      : { code: 'no-weapon', clause: 'sheet.fight-from-hand' }
  }
  const others = othersOf(laid, seat)
  if (way === 'melee') {
    const why = others.map((figure) => whyNoMelee(laid, seat, figure, place))
    return why.find(({ code }) => code !== 'too-far') ?? nobodyNear(seat, 'action.melee', why)
  }
  const at = spotOf(laid, seat)
  const [by = 'action.ranged'] = others.flatMap((one) => hiddenBy(laid, at, spotOf(laid, one)))
  return { code: 'nobody-seen', clause: by }
}
