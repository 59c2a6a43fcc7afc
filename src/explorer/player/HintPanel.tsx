import type { Hint } from '../../kernel/estimate.ts'
import { choiceOf, type Question } from '../../kernel/run.ts'
import type { PanelProps } from '../face.ts'
import { estimateText, RestsOn } from './Estimated.tsx'
import { OnDemand } from './OnDemand.tsx'
import { hintTask } from './tasks.ts'

interface HintPanelProps extends PanelProps {
  /** The seed under which somebody with sense thinks. */
  readonly seed: number
}

/** What somebody with sense would answer, from what the asked seat can know, and how often that wins. */
export function HintPanel({ face, words, session, seed }: HintPanelProps) {
  const { say } = words
  const question = session.question.value
  if (question?.step !== 'ask') return <p>{say('hint.nothing')}</p>
  // The table has no hand that it could look at, and nothing to win.
  if (question.by === 'table') return <p>{say('hint.table')}</p>
  return (
    <OnDemand<Hint>
      face={face}
      words={words}
      task={hintTask(session, seed)}
      start={say('hint.start')}
      stop={say('hint.stop')}
      working={say('estimate.working')}
    >
      {(found) => <Advised hint={found} question={question} panel={{ face, words, session }} />}
    </OnDemand>
  )
}

interface AdvisedProps {
  readonly hint: Hint
  readonly question: Question & { readonly step: 'ask' }
  readonly panel: PanelProps
}

function Advised({ hint, question, panel: { face, words, session } }: AdvisedProps) {
  const { say } = words
  const { given } = session.opening.value
  const named = (number: number) =>
    face.answer(question, choiceOf(question).at(number), given, words)
  const seat = face.seatWithin(question.by, words)
  return (
    <div class="estimate">
      <p>
        {say('hint.advice')} <strong>{named(hint.answer)}</strong>
      </p>
      {hint.next.length > 0 && (
        <>
          <p>{say('hint.next')}</p>
          <ul>
            {hint.next.map((number) => (
              <li key={number}>{named(number)}</li>
            ))}
          </ul>
        </>
      )}
      <p class="odds-assumed">
        {say('hint.compared', { games: words.number(hint.compared), seat })}
      </p>
      {!hint.victory && hint.told > 0 && (
        <p>{say('hint.unwon', { games: words.number(hint.told) })}</p>
      )}
      {hint.victory && (
        <>
          <p>
            {say('hint.victory', {
              games: words.number(hint.told),
              seat,
              share: estimateText(hint.victory, words),
            })}
          </p>
          <RestsOn played={{ ...hint, games: hint.told }} words={words} />
        </>
      )}
    </div>
  )
}
