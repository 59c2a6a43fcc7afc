import { byNumber } from '../../../kernel/answer.ts'
import { answersOf } from '../../../kernel/choice.ts'
import type {
  Assumption,
  Counted,
  FactParameters,
  FactValue,
  Opening,
} from '../../../kernel/game.ts'
import { type Replay, replay } from '../../../kernel/replay.ts'
import { numberOfChoice } from '../../../kernel/run.ts'
import type { Ask } from '../../../kernel/table.ts'
import { apply } from '../apply.ts'
import type { DieFace, Seat } from '../components.ts'
import { plainly } from '../policies.ts'
import type { Given, Position } from '../position.ts'
import { countVolley, type Duellist, type VolleyCount } from './volley.ts'

/** Everything that can come of a duel, counted, with the decisions on which it rests. */
interface DuelCount {
  readonly outcomes: readonly VolleyCount[]
  readonly assumed: readonly Assumption[]
}

/** Counts a fact about the outcome of a duel: for a duel of three or more there are too many ways to play. */
export function countedInDuel(value: (outcome: VolleyCount, seat: Seat) => FactValue) {
  return (
    opening: Opening<Given, Position>,
    { seat }: FactParameters,
    after: readonly number[],
  ): Counted | undefined => {
    const count = countDuel(opening, after)
    if (!count) return undefined
    const weights = new Map<FactValue, bigint>()
    for (const outcome of count.outcomes) {
      const found = value(outcome, seat as Seat)
      weights.set(found, (weights.get(found) ?? 0n) + outcome.weight)
    }
    return { weights, assumed: count.assumed }
  }
}

/** What was counted last for an opening: several facts are asked of the same duel. */
const counts = new WeakMap<
  object,
  { readonly after: string; readonly count: DuelCount | undefined }
>()

function countDuel(
  opening: Opening<Given, Position>,
  after: readonly number[],
): DuelCount | undefined {
  const known = counts.get(opening)
  const key = after.join()
  if (known?.after === key) return known.count
  const count = isDuel(opening.given) ? countFrom(opening, after) : undefined
  counts.set(opening, { after: key, count })
  return count
}

/** A duel on a space between players; Dead Ranger shoots by rules of his own. */
function isDuel({ scene, solo }: Given): boolean {
  const { actors = [], space, target } = scene
  return !solo && actors.length > 1 && typeof space === 'number' && target === undefined
}

/** More ways of announcing targets than this are not counted through. */
const MOST_VOLLEYS = 300

function countFrom(
  opening: Opening<Given, Position>,
  after: readonly number[],
): DuelCount | undefined {
  const assumed = new Map<string, Assumption>()
  const volleys = volleysFrom(opening, after, assumed)
  if (!volleys || volleys.length === 0) return undefined
  const outcomes = volleys.flatMap((volley) => countVolley(volley, opening.readings))
  for (const { seat, gang, face = 8 } of volleys[0] as readonly Duellist[]) {
    if (face === 8 && gang.critical === 'skull') assume(assumed, 'trigger', seat)
  }
  return { outcomes, assumed: [...assumed.values()] }
}

/**
 * Every way in which targets can still be announced, all equally likely: the duellists before the dice, or
 * with those dice that were rolled. Undefined when the dice are through, or there are too many ways.
 */
function volleysFrom(
  opening: Opening<Given, Position>,
  after: readonly number[],
  assumed: Map<string, Assumption>,
): readonly (readonly Duellist[])[] | undefined {
  const { question, position, trace } = replay({ apply }, opening, byNumber(after))
  if (!question) return undefined
  if (question.step === 'roll') {
    return question.kind === 'shot' ? [duellistsOf(position, trace)] : undefined
  }
  if (question.kind !== 'target' && question.kind !== 'avoid') return undefined
  assume(assumed, question.kind, question.by as Seat, question)
  const choice = numberOfChoice(question, plainly.choose(question, position))
  const numbers = choice === 'any' ? [...answersOf(question.options).keys()] : [choice]
  const volleys: (readonly Duellist[])[] = []
  for (const number of numbers) {
    const ways = volleysFrom(opening, [...after, number], assumed)
    if (!ways || volleys.length + ways.length > MOST_VOLLEYS) return undefined
    volleys.push(...ways)
  }
  return volleys
}

function assume(
  assumed: Map<string, Assumption>,
  kind: string,
  by: Seat,
  { clause }: Pick<Ask, 'clause'> = { clause: 'crit.hit-needs-skull' },
): void {
  assumed.set(`${kind} ${by}`, { clause, kind, by, policy: plainly.id })
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
    target: targets[seat] as Seat,
    face: rolled.get(seat),
  }))
}
