import { reasonIn } from '../../../kernel/words/sentences.ts'
import type { PrintedProps } from './PaperAddress.tsx'

/** A key of more cases than these says no more than their verdicts, so that it stays on one page. */
const EXPLAINED = 18

/** Longest sentence of a key. */
const LONGEST_SENTENCE = 170

/** The key: verdict, clause and a sentence of each case, on one page, the last. */
export function Key({ say, set, ready, foot }: PrintedProps) {
  const isExplained = ready.length <= EXPLAINED
  return (
    <section class="paper-page paper-key">
      <header class="paper-head">
        <h2>{set.title || say('untitled')}</h2>
        <p>{say('paper.part.key')}</p>
      </header>
      <table>
        <tbody>
          {ready.map(({ face, words, scenario, isAsked }, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>
                <b>
                  {isAsked
                    ? face.factValue(scenario.predict.fact, scenario.verdict, words)
                    : say('paper.open')}
                </b>
              </td>
              <td>{scenario.because && `§ ${words.clauseNumber(scenario.because)}`}</td>
              {isExplained && <td>{shortened(scenario.explain)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <footer class="paper-foot">{foot}</footer>
    </section>
  )
}

/** The reason in an explanation, broken off where a key has no room for more. */
function shortened(explanation: string): string {
  const [reason] = reasonIn(explanation)
  return reason.length > LONGEST_SENTENCE ? `${reason.slice(0, LONGEST_SENTENCE)}…` : reason
}
