import { byKey } from '../../../../kernel/data/keyed.ts'
import type { ClauseId } from '../../clauses.ts'
import { type Cell, type CriticalSide, type DieFace, faces } from '../../components.ts'
import type { Shot } from '../../position.ts'
import { casualties, type Volley } from '../../rules/casualties.ts'
import { readFace, shotOf } from '../../rules/shooting.ts'
import type { Fate } from '../view.ts'

/** The two who meet. */
export const duellists = ['A', 'B'] as const
export type Duellist = (typeof duellists)[number]

/** Bullets and tokens on their Targeting cards. */
export type Cards = Readonly<
  Record<Duellist, { readonly loaded: readonly Cell[]; readonly critical: CriticalSide }>
>

/** duel.announce: of two, each is the other's target. */
const targets = { A: 'B', B: 'A' } as Volley['targets']

/** Faces of both dice. */
export type Roll = Readonly<Record<Duellist, DieFace>>

/** Fates of both, with the deciding clause. */
export interface Outcome {
  readonly roll: Roll
  /** Fates of both as one word: `stands-killed` when B alone dies. */
  readonly outcome: string
  readonly shots: Readonly<Record<Duellist, Shot>>
  readonly fates: Readonly<Record<Duellist, Fate>>
  readonly clause: ClauseId
}

/** The clauses on which an outcome may rest. */
export const deciding = [
  'duel.hit-or-miss',
  'duel.mutual-equal',
  'duel.mutual-unequal',
  'crit.miss-and-shot',
  'shot.critical-miss',
] as const satisfies readonly ClauseId[]

/** Results of all 64 rolls, by the first die and then by the second. Every 8 that can be triggered is. */
export function allRolls(cards: Cards): readonly Outcome[] {
  return faces.flatMap((A) => faces.map((B) => settle(cards, { A, B })))
}

/** Both shots at once, by the rules of a volley. Readings of the rulebook differ from three duellists on. */
function settle(cards: Cards, roll: Roll): Outcome {
  const shots = byKey(duellists, (seat) => shotAs(cards[seat], roll[seat]))
  const { dead } = casualties({ seats: duellists, targets, shots: shots as Volley['shots'] }, {})
  const isDead = (seat: Duellist) => dead.some((one) => one.seat === seat)
  const flees = (seat: Duellist) => !isDead(seat) && shots[seat].result === 'critical-miss'
  const fates = byKey(
    duellists,
    (seat): Fate => (isDead(seat) ? 'killed' : flees(seat) ? 'fled' : 'stands'),
  )
  const outcome = `${fates.A}-${fates.B}`
  return { roll, outcome, shots, fates, clause: decidedBy(dead[0], shots, duellists.some(flees)) }
}

/** The clause that decided: of the first who was killed, or of somebody who got away. */
function decidedBy(
  death: ReturnType<typeof casualties>['dead'][number] | undefined,
  shots: Outcome['shots'],
  isFlight: boolean,
): ClauseId {
  if (!death) return isFlight ? 'shot.critical-miss' : 'duel.hit-or-miss'
  const isBackfire = shots[death.seat as Duellist].result === 'critical-miss'
  return isBackfire ? 'crit.miss-and-shot' : death.clause
}

function shotAs(card: Cards[Duellist], face: DieFace): Shot {
  const reading = readFace(card, face)
  return shotOf(face, reading === 'may-trigger' ? 'critical-hit' : reading)
}
