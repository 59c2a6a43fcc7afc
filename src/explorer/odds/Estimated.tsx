import type { ComponentChildren } from 'preact'
import type { Estimate, EstimatedFacts, Played } from '../../kernel/decide/estimate.ts'
import type { Refusal } from '../../kernel/game/refusal.ts'
import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { TaskButton } from '../worker/TaskButton.tsx'
import { estimateTask, type OddsTask } from '../worker/tasks.ts'
import { Assumptions } from './OddsTable.tsx'

/** Refusal codes of exact odds for which random games can still give an estimate. */
const TOO_LARGE = ['odds-too-large', 'odds-too-many-positions', 'odds-need-a-list']

/** True when refused exact odds can be estimated instead. */
export function canBeEstimated(refusals: readonly Refusal[]): boolean {
  return refusals.some(({ code }) => TOO_LARGE.includes(code))
}

interface EstimatedOddsProps {
  readonly face: Face
  readonly words: Words
  /** The exact odds that were asked for in vain. */
  readonly task: OddsTask
  /** The question in words. */
  readonly title: string
}

/** Odds that are too large to be exact, estimated when the reader asks for it, in a look of their own. */
export function EstimatedOdds({ face, words, task, title }: EstimatedOddsProps) {
  const { say } = words
  return (
    <TaskButton<EstimatedFacts>
      face={face}
      words={words}
      task={estimateTask(task)}
      start={say('estimate.start')}
      stop={say('estimate.stop')}
      working={say('estimate.working')}
    >
      {(found) => (
        <EstimatedTable asked={task.asked} title={title} found={found} face={face} words={words} />
      )}
    </TaskButton>
  )
}

interface EstimatedTableProps extends Omit<EstimatedOddsProps, 'task'> {
  readonly asked: FactQuestion
  readonly found: EstimatedFacts
}

function EstimatedTable({ asked, title, found, face, words }: EstimatedTableProps) {
  return (
    <div class="estimate">
      <table class="odds-table">
        <caption class="sr-only">{title}</caption>
        <tbody>
          {(found.facts[0] ?? []).map((outcome) => (
            <EstimatedRow key={String(outcome.value)} estimate={outcome} words={words}>
              {face.factValue(asked.fact, outcome.value, words)}
            </EstimatedRow>
          ))}
        </tbody>
      </table>
      <RestsOn played={found} words={words} />
    </div>
  )
}

interface EstimatedRowProps {
  readonly estimate: Estimate
  readonly words: Words
  readonly children: ComponentChildren
}

/**
 * An estimate as the span in which the true share lies, with its middle marked, and
 * in figures; never as a fraction.
 */
function EstimatedRow({ estimate, words, children }: EstimatedRowProps) {
  const { share, low, high } = estimate
  return (
    <tr>
      <th scope="row">{children}</th>
      <td class="odds-bar">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="bar-ground" y="3" width="100" height="2" />
          <rect class="bar-span" x={100 * low} y="1" width={100 * (high - low)} height="6" />
          <rect class="bar-middle" x={100 * share - 0.4} width="0.8" height="8" />
        </svg>
      </td>
      <td class="odds-percent">{estimateText(estimate, words)}</td>
    </tr>
  )
}

/** An estimate in whole points of a hundred, as "≈ 31 % ± 2". */
export function estimateText({ share, low, high }: Estimate, words: Words): string {
  const margin = Math.max(1, Math.round(100 * Math.max(share - low, high - share)))
  return words.say('estimate.figure', {
    share: words.percent(Math.round(100 * share) / 100),
    margin: words.number(margin),
  })
}

/** Basis of an estimate: number of games, and the policies for decisions in them. */
export function RestsOn({ played, words }: { readonly played: Played; readonly words: Words }) {
  const { games, policy, decided } = played
  const assumed = decided.map((kind) => ({ kind, policy }))
  return (
    <p class="odds-assumed">
      {words.say('estimate.note', { games: words.number(games) })}{' '}
      {assumed.length > 0 && policy !== 'any' && <Assumptions assumed={assumed} words={words} />}
    </p>
  )
}
