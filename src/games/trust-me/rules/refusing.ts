import type { Refusal } from '../../../kernel/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import { grips, type Place, type Seat } from '../components.ts'
import type { Action, Laid } from '../position.ts'
import { othersOf, spotOf } from './figures.ts'
import { roomForToken } from './sheet.ts'
import { hiddenBy } from './terrain.ts'
import type { Free } from './turns.ts'
import { gripsWith, weaponAt } from './weapons.ts'

/** What is missing for something: a code, and the clause that asks for it. */
type Lack = { readonly code: string; readonly clause: ClauseId }

const lacks: Readonly<Partial<Record<Action, Lack>>> = {
  search: { code: 'nothing-near', clause: 'action.search' },
  melee: { code: 'nobody-near', clause: 'action.melee' },
  aim: { code: 'nobody-seen', clause: 'aim.los' },
  exchange: { code: 'nobody-near', clause: 'action.exchange' },
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

/** turn.step1: why a step is none that its player can take now, by the first that speaks against it. */
export function whyNotStep(laid: Laid, seat: Seat): (answer: unknown) => Refusal {
  return (answer) => {
    const { action, free, place } = Object(answer) as { [part: string]: unknown }
    const isMoved = free === 'aim' && laid.now.relocated
    const lack =
      (isMoved ? MOVED : freeLacks[free as Free['free']]) ??
      (place !== undefined && !roomForToken(laid, seat).includes(place as Place)
        ? { code: 'no-room', clause: 'token.place' }
        : (fightLack(laid, seat, action) ?? lacks[action as Action]))
    return { code: 'no-step', clause: 'turn.step1', ...lack, facts: { seat } }
  }
}

/** sheet.fight-from-hand, weapon.empty-unusable, scenery.solid, scenery.opaque: why a survivor cannot fight. */
function fightLack(laid: Laid, seat: Seat, action: unknown): Lack | undefined {
  if (action !== 'melee' && action !== 'ranged') return undefined
  if (gripsWith(laid, seat, action).length === 0) {
    const isEmpty = grips.some((grip) => weaponAt(laid, seat, grip)?.mark === 'empty')
    return action === 'ranged' && isEmpty
      ? { code: 'weapon-empty', clause: 'weapon.empty-unusable' }
      : { code: 'no-weapon', clause: 'sheet.fight-from-hand' }
  }
  if (action === 'melee') return undefined
  const at = spotOf(laid, seat)
  const by = othersOf(laid, seat).flatMap((figure) => hiddenBy(laid, at, spotOf(laid, figure)))
  return { code: 'nobody-seen', clause: by[0] ?? 'action.ranged' }
}
