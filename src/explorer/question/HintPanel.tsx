import type { Hint } from '../../kernel/decide/estimate.ts'
import { choiceOf, type Question } from '../../kernel/run/laid-table.ts'
import type { PanelProps } from '../face.ts'
import { estimateText, RestsOn } from '../odds/Estimated.tsx'
import { TaskButton } from '../worker/TaskButton.tsx'
import { hintTask } from '../worker/tasks.ts'

interface HintPanelProps extends PanelProps {
  /** The seed under which somebody with sense thinks. */
  readonly seed: number
}

/** The answer a sensible player would give, from what the asked seat can know, and how often it wins. */
export function HintPanel({ face, words, session, seed }: HintPanelProps) {
  const { say } = words
  const question = session.question.value
  if (question?.step !== 'ask') return <p>{say('hint.nothing')}</p>
  // The table has no hand that it could look at, and nothing to win.
  if (question.by === 'table') return <p>{say('hint.table')}</p>
  const advised = (isOver: boolean) => (hint: Hint) => (
    <Advised {...{ hint, isOver, question }} panel={{ face, words, session }} />
  )
  return (
    <TaskButton<Hint>
      // Advice ends with the question that it is about.
      key={session.answered.value.length}
      face={face}
      words={words}
      task={hintTask(session, seed)}
      start={say('hint.start')}
      stop={say('hint.stop')}
      working={say('hint.working')}
      onTheWay={advised(false)}
    >
      {advised(true)}
    </TaskButton>
  )
}

interface AdvisedProps {
  readonly hint: Hint
  /** True when all the games that it rests on have been played. */
  readonly isOver: boolean
  readonly question: Question & { readonly step: 'ask' }
  readonly panel: PanelProps
}

function Advised({ hint, isOver, question, panel: { face, words, session } }: AdvisedProps) {
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
      {isOver ? <Won {...{ hint, seat, words }} /> : <Playing {...{ hint, words }} />}
    </div>
  )
}

type ToldProps = Pick<AdvisedProps, 'hint'> & Pick<PanelProps, 'words'>

/** Number of games played so far; screen readers find it when they look, and hear no announcement for each. */
function Playing({ hint: { games, wanted }, words }: ToldProps) {
  const { say } = words
  const told = { played: words.number(games), games: words.number(wanted) }
  return (
    <div class="working hint-playing">
      <p>{say('hint.playing')}</p>
      <progress aria-label={say('hint.played-label')} value={games} max={wanted} />{' '}
      <span aria-hidden="true">{say('hint.played', told)}</span>
    </div>
  )
}

/** Share of whole games that the advised answer won. */
function Won({ hint, seat, words }: ToldProps & { readonly seat: string }) {
  const { say, number } = words
  const games = number(hint.told)
  const undecided = hint.games - hint.told
  return (
    <>
      {hint.victory && (
        <p>{say('hint.victory', { games, seat, share: estimateText(hint.victory, words) })}</p>
      )}
      {!hint.victory && hint.told > 0 && <p>{say('hint.unwon', { games })}</p>}
      {hint.told > 0 && undecided > 0 && <p>{say('hint.undecided', { count: undecided })}</p>}
      {hint.victory && <RestsOn played={{ ...hint, games: hint.told }} words={words} />}
    </>
  )
}
