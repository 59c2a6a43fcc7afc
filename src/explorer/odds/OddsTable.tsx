import type { ComponentChildren } from 'preact'
import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { FactOdds } from './fact-odds.ts'
import { fractionText } from './format-fraction.ts'
import type { FractionData } from './fraction-data.ts'

interface OddsTableProps {
  readonly asked: FactQuestion
  /** The question in words. */
  readonly title: string
  readonly found: FactOdds
  readonly face: Face
  readonly words: Words
  /** True when the question is shown above the table; else it is for screen readers only. */
  readonly isTitled?: boolean
}

/** Exact odds as fractions, bars and percentages, with what they assume. */
export function OddsTable({ asked, title, found, face, words, isTitled }: OddsTableProps) {
  return (
    <>
      <table class="odds-table">
        <caption class={isTitled ? undefined : 'sr-only'}>{title}</caption>
        <tbody>
          {found.lines.map((line) => (
            <OddsRow key={String(line.value)} chance={line} words={words}>
              {face.factValue(asked.fact, line.value, words)}
            </OddsRow>
          ))}
        </tbody>
      </table>
      {found.assumed.length > 0 && (
        <p class="odds-assumed">
          <Assumptions assumed={found.assumed} words={words} />
        </p>
      )}
    </>
  )
}

interface OddsRowProps {
  readonly chance: FractionData
  readonly words: Words
  readonly children: ComponentChildren
}

/** The most digits of a fraction that stands beside its bar; a longer one stands below, and leaves the bar its room. */
const SHORT = 11

/** A chance as a bar, a fraction and a percentage, beside what it is the chance of. */
export function OddsRow({ chance, words, children }: OddsRowProps) {
  const fraction = fractionText(chance)
  return (
    <tr>
      <th scope="row">{children}</th>
      <td class="odds-bar">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="bar-ground" width="100" height="8" />
          <rect class="bar" width={chance.share * 100} height="8" />
        </svg>
      </td>
      <td class={`odds-fraction${fraction.length > SHORT ? ' odds-fraction-long' : ''}`}>
        {fraction}
      </td>
      <td class="odds-percent">{words.percent(chance.share)}</td>
    </tr>
  )
}

/** Policies assumed for decisions, each once. */
export function Assumptions({ assumed, words }: Pick<FactOdds, 'assumed'> & { words: Words }) {
  const policies = [...new Set(assumed.map(({ policy }) => policy))]
  const { say } = words
  return (
    <>
      {say('odds.assumed')} {policies.map((policy) => say(`policy.${policy}`)).join(' ')}
    </>
  )
}

interface CaseOddsProps {
  readonly odds: readonly CaseOdds[]
  readonly face: Face
  readonly words: Words
}

/** The exact odds of one fact in a case. */
export interface CaseOdds {
  readonly asked: FactQuestion
  /** The question in words. */
  readonly title: string
  readonly found: FactOdds
}

/** The odds that a worked example is about, before anything unknown had turned out. */
export function CaseOddsView({ odds, face, words }: CaseOddsProps) {
  return (
    <section class="case-odds">
      <p class="verdict-label">{words.say('scenario.odds')}</p>
      {odds.map(({ asked, title, found }) => (
        <OddsTable
          key={title}
          asked={asked}
          title={title}
          found={found}
          face={face}
          words={words}
          isTitled
        />
      ))}
    </section>
  )
}
