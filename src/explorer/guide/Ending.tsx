import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { Scores } from '../labs/Scores.tsx'
import type { Session } from '../session/types.ts'
import { writeFragment } from '../session/url-fragment.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import type { Guided, Standing } from './notes.ts'
import type { Guesses } from './progress.ts'
import { type Asked, saidBy } from './stops.ts'

/** Links offered after a first game: a whole game, practice, the way to teach it, and the chapters. */
export interface Ways {
  readonly game: string
  /** The table on which this very game goes on. */
  readonly onwards: string
  readonly practice: string
  readonly teach: string
  readonly rules: string
}

interface EndingProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly guided: Guided
  readonly ways: Ways
  readonly guesses: Guesses
  readonly predictions: readonly Asked[]
  onAgain(): void
}

/** The end of a first game: who has won, what the reader has met and predicted, and the ways on. */
export function Ending(props: EndingProps) {
  const { words, session, guided, onAgain } = props
  const { say } = words
  const isDone = session.question.value === undefined
  return (
    <div class="guide-over">
      <p class="guide-over-title">{say(endOf(props))}</p>
      <Why {...props} />
      <Predicted {...props} />
      <Met words={words} session={session} guided={guided} />
      <p>{say(isDone ? 'guide.done' : 'guide.so-far')}</p>
      <WaysOn {...props} isDone={isDone} />
      <p class="guide-ways">
        <button type="button" class="button" onClick={onAgain}>
          {say('guide.again')}
        </button>
      </p>
    </div>
  )
}

/** Key of the sentence for the end, by the most telling outcome of the last step. */
function endOf({ face, session, guided: { seat } }: EndingProps): string {
  const end = session.run.value.events.findLast(({ kind }) => kind === face.outcomes[0])
  if (!end) return 'guide.over'
  const isWon = 'seat' in end ? end['seat'] === seat : namesSeat(end, seat)
  return isWon ? 'guide.won' : 'guide.lost'
}

/** True when something consists of a seat, or has it among its parts. */
function namesSeat(thing: unknown, seat: string): boolean {
  if (thing === seat) return true
  return (
    typeof thing === 'object' &&
    thing !== null &&
    Object.values(thing).some((one) => namesSeat(one, seat))
  )
}

/** The reason for the outcome: the rule that was said last, and what everybody has. */
function Why({ face, words, session, guided }: EndingProps) {
  const last = saidBy(guided, wholeOf(session, guided)).at(-1)
  return (
    <>
      {last && <p>{last.note.text}</p>}
      <Scores face={face} words={words} session={session} position={session.position.value} />
    </>
  )
}

/** Standing of the reader, without the question that waits. */
function wholeOf(session: Session, { seat }: Guided): Standing {
  const { trace } = session.run.value
  return { trace, at: session.at.value, question: undefined, seat }
}

/** The tally of the predictions. */
function Predicted({ words, guesses, predictions }: EndingProps) {
  const made = predictions.flatMap(({ index, note, answer }) => {
    const option = note.ask?.options[guesses.get(index) ?? -1]
    return option ? [option.value === answer] : []
  })
  if (made.length === 0) return null
  const right = made.filter(Boolean).length
  return <p>{words.say('guide.predicted', { right, count: made.length })}</p>
}

/** The rules that were said, each a link to its clause. */
function Met({ words, session, guided }: Pick<EndingProps, 'words' | 'session' | 'guided'>) {
  const whole = wholeOf(session, guided)
  const met = [...new Set(saidBy(guided, whole).map(({ note }) => note.clause))]
  return (
    <div class="guide-met">
      <p>{words.say('guide.met', { count: met.length })}</p>
      <ul>
        {met.map((id) => (
          <li key={id}>
            <ClauseLink id={id} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Ways on, for a reader who has finished. */
function WaysOn({
  face,
  words,
  session,
  ways,
  isDone,
}: EndingProps & { readonly isDone: boolean }) {
  const { say } = words
  const link = writeFragment(face.game, session.state.value, session.run.value)
  const isLeft = !isDone && link.ok
  return (
    <p class="guide-ways">
      {isLeft && (
        <a class="button button-primary" href={`${ways.onwards}#${link.value}`}>
          {say('guide.play-on')}
        </a>
      )}
      <a class={`button${isLeft ? '' : ' button-primary'}`} href={ways.practice}>
        {say('guide.practise')}
      </a>
      <a class="button" href={ways.game}>
        {say('guide.play')}
      </a>
      <a class="button" href={ways.teach}>
        {say('guide.teach')}
      </a>
      <a class="button" href={ways.rules}>
        {say('guide.rules')}
      </a>
    </p>
  )
}
