import { answersOf } from '../../../kernel/choice/index.ts'
import { summed } from '../../../kernel/data/integers.ts'
import type { Assumption, Count, FactValue } from '../../../kernel/game/game.ts'
import type { Opening } from '../../../kernel/game/opening.ts'
import type { Readings } from '../../../kernel/game/reading.ts'
import { byNumber } from '../../../kernel/run/answerers.ts'
import { numberOfChoice } from '../../../kernel/run/laid-table.ts'
import { type Replay, replay } from '../../../kernel/run/replay.ts'
import type { Ask } from '../../../kernel/run/table.ts'
import { apply } from '../apply.ts'
import type { DieFace, Seat } from '../components.ts'
import { plainly } from '../policies.ts'
import type { Given, Position } from '../position.ts'
import { readFace } from '../rules/shooting.ts'
import { type Duellist, has } from './guns.ts'
import { deathWays, killWays, waysOf } from './volley.ts'

/** A duel before its dice, or with some of them rolled, and the decisions on which its odds rest. */
interface Duel {
  readonly duellists: readonly Duellist[]
  readonly readings: Readings
  readonly assumed: readonly Assumption[]
  /** Number of ways in which each set of duellists dies. */
  readonly deaths: readonly number[]
}

/** Odds of the number of duellists who die. */
const deathsCounted = counted(({ duellists, deaths }) => {
  const all = [...deaths.entries()].filter(([, ways]) => ways > 0)
  const count = (dead: number) => duellists.filter((_, one) => has(dead, one)).length
  return summed(all.map(([dead, ways]) => [count(dead), BigInt(ways)] as const))
})

/** Odds that a duellist dies. */
const dyingCounted = counted((duel, one) => yesOrNo(duel, waysToDie(duel.deaths, one)))

/** crit.miss-effect: whether a duellist gets away by a Critical Miss, having rolled a 1 and not been killed. */
const fleeingCounted = counted((duel, one) => {
  const { gang, face = 1 } = duel.duellists[one] ?? {}
  if (!gang || face !== 1 || readFace(gang, 1) !== 'critical-miss') return yesOrNo(duel, 0)
  const rolled = duel.duellists.map((each, index) => (index === one ? { ...each, face } : each))
  return yesOrNo(duel, waysOf(rolled) - waysToDie(deathWays(rolled, duel.readings), one))
})

/** Odds that a duellist is credited with a kill. */
const killingCounted = counted((duel, one) =>
  yesOrNo(duel, one < 0 ? 0 : killWays(duel.duellists, duel.readings, one)),
)

function waysToDie(deaths: readonly number[], one: number): number {
  return deaths.reduce((all, ways, dead) => (one >= 0 && has(dead, one) ? all + ways : all), 0)
}

function yesOrNo({ duellists }: Duel, yes: number): ReadonlyMap<FactValue, bigint> {
  const weights = [
    [true, BigInt(yes)],
    [false, BigInt(waysOf(duellists) - yes)],
  ] as const
  return new Map(weights.filter(([, ways]) => ways > 0n))
}

/** Facts about the outcome of a duel: for one of three or more there are too many ways to play. */
export const countedInDuels: Readonly<Record<string, ReturnType<typeof counted>>> = {
  deaths: deathsCounted,
  dies: dyingCounted,
  flees: fleeingCounted,
  kills: killingCounted,
}

/** Counts what is asked of a duel, of one of its duellists by place; -1 is somebody who is not in it. */
function counted(
  weightsOf: (duel: Duel, one: number) => ReadonlyMap<FactValue, bigint>,
): Count<Given, Position> {
  return (opening, { seat }, after) => {
    const duel = duelAfter(opening, after)
    if (!duel) return undefined
    const one = duel.duellists.findIndex((each) => each.seat === seat)
    return { weights: weightsOf(duel, one), assumed: duel.assumed }
  }
}

/** A duel on a space between players; Dead Ranger shoots by rules of his own. */
function isDuel({ scene, solo }: Given): boolean {
  const { actors = [], space, target } = scene
  return !solo && actors.length > 1 && typeof space === 'number' && target === undefined
}

/** Last result for an opening: several facts are asked of the same duel. */
const known = new WeakMap<object, { readonly after: string; readonly duel: Duel | undefined }>()

function duelAfter(opening: Opening<Given, Position>, after: readonly number[]): Duel | undefined {
  const last = known.get(opening)
  if (last?.after === after.join()) return last.duel
  const duel = isDuel(opening.given) ? makeDuel(opening, after) : undefined
  known.set(opening, { after: after.join(), duel })
  return duel
}

function makeDuel(opening: Opening<Given, Position>, after: readonly number[]): Duel | undefined {
  const assumed: Assumption[] = []
  const duellists = duellistsAfter(opening, after, assumed)
  if (!duellists) return undefined
  for (const { seat, gang, face = 8 } of duellists) {
    if (face !== 8 || gang.critical !== 'skull') continue
    assumed.push(assume({ clause: 'crit.hit-needs-skull', kind: 'trigger', by: seat }))
  }
  const { readings } = opening
  return { duellists, readings, assumed, deaths: deathWays(duellists, readings) }
}

/**
 * The duellists before the dice, or with those dice that were rolled. duel.announce: what one announces does not
 * limit the others, so targets that are still open are open for each apart. Undefined once the dice are through.
 */
function duellistsAfter(
  opening: Opening<Given, Position>,
  after: readonly number[],
  assumed: Assumption[],
): readonly Duellist[] | undefined {
  const { question, position, trace } = replay({ apply }, opening, byNumber(after))
  if (question?.step === 'roll' && question.kind === 'shot') return duellistsOf(position, trace)
  if (question?.step !== 'ask' || !before.includes(question.kind)) return undefined
  assumed.push(assume(question))
  const choice = numberOfChoice(question, plainly.choose(question, position))
  const number = choice === 'any' ? 0 : choice
  const offered = choice === 'any' ? answersOf(question.options) : [question.options.at(number)]
  const { kind, by } = question
  return duellistsAfter(opening, [...after, number], assumed)?.map((one) =>
    kind === 'target' && one.seat === by ? { ...one, targets: offered as Seat[] } : one,
  )
}

/** Decisions taken before the dice. */
const before: readonly string[] = ['avoid', 'target']

function assume({ clause, kind, by }: Pick<Ask, 'clause' | 'kind' | 'by'>): Assumption {
  return { clause, kind, by, policy: plainly.id }
}

function duellistsOf(
  { shootout, gangs }: Position,
  trace: Replay<Position>['trace'],
): readonly Duellist[] {
  const { seats = [], targets = {} } = shootout ?? {}
  const rolled = new Map(
    trace.flatMap((line) =>
      line.type === 'answer' && line.question.kind === 'shot' && line.question.step === 'roll'
        ? [[line.question.of, line.value as DieFace]]
        : [],
    ),
  )
  return seats.map((seat) => ({
    seat,
    gang: gangs[seat],
    targets: [targets[seat] as Seat],
    face: rolled.get(seat),
  }))
}
