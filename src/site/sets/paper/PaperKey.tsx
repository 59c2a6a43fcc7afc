import type { PrintedProps } from './PaperAddress.tsx'

/** A key of more cases than these says no more than their verdicts, so that it stays on one page. */
const EXPLAINED = 18

/** A sentence up to this length repeats a verdict. */
const SHORT = 40

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
              {isExplained && <td>{firstSentence(scenario.explain)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <footer class="paper-foot">{foot}</footer>
    </section>
  )
}

/** The beginning of an explanation: its first sentence, and the next where that says no more than the verdict. */
function firstSentence(text: string): string {
  const [first = '', second = ''] = text.match(/[^.!?…]+[.!?…]+(?=\s|$)/gs) ?? [text]
  const sentence = (first.length > SHORT ? first : first + second).trim()
  return sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)}…` : sentence
}
