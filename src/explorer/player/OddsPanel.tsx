import { useEffect, useState } from 'preact/hooks'
import type { FactQuestion } from '../../engine/kernel/scenario.ts'
import type { Words } from '../../speech/words.ts'
import type { Face } from '../face.ts'
import { FactPicker } from './FactPicker.tsx'
import { OddsTable } from './OddsTable.tsx'
import type { OddsAnswer } from './odds.ts'
import type { OddsTask } from './odds.worker.ts'
import { Refusals } from './Refusals.tsx'
import type { Session } from './session.ts'

interface OddsProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
}

/** Exact odds of a fact from where the reader stands, computed beside the page so that it can be cancelled. */
export function OddsPanel({ face, words, session }: OddsProps) {
  const { say } = words
  const [asked, setAsked] = useState<FactQuestion>(() => firstQuestion(face))
  const [isWanted, setWanted] = useState(false)
  const { situation, readings } = session.state.value
  const [answer, setAnswer] = useState<OddsAnswer | 'working' | undefined>()
  const [isFromStart, setFromStart] = useState(false)
  const answered = session.answered.value
  const after = isFromStart ? [] : answered
  useEffect(() => {
    if (!isWanted) return undefined
    setAnswer('working')
    return askWorker({ game: face.game.id, situation, readings, asked, after }, setAnswer)
  }, [isWanted, situation, readings, asked, after.join()])
  const count = face.possibilities(session.opening.value)
  return (
    <div class="odds">
      {count > 1n && (
        <p>{say('odds.possibilities', { number: count.toLocaleString(words.language) })}</p>
      )}
      <FactPicker
        face={face}
        words={words}
        given={session.opening.value.given}
        asked={asked}
        onPick={setAsked}
      />
      {answered.length > 0 && (
        <Since words={words} isFromStart={isFromStart} onChange={setFromStart} />
      )}
      <button type="button" class="button" onClick={() => setWanted(!isWanted)}>
        {say(
          answer === 'working' && isWanted
            ? 'odds.cancel'
            : isWanted
              ? 'odds.stop'
              : 'odds.compute',
        )}
      </button>
      <div aria-live="polite">
        {isWanted && answer === 'working' && <p class="working">{say('odds.working')}</p>}
        {isWanted && answer && answer !== 'working' && (
          <OddsResult answer={answer} asked={asked} face={face} words={words} />
        )}
      </div>
    </div>
  )
}

/** The first fact of a game, with the first value of each of its parameters. */
function firstQuestion({ game }: Face): FactQuestion {
  const fact = game.facts[0]
  const parameters = Object.entries(fact?.parameters ?? {})
  return {
    fact: fact?.kind ?? '',
    ...Object.fromEntries(parameters.map(([name, values]) => [name, values[0] ?? ''])),
  }
}

/** Asks a worker; the returned function cancels. */
function askWorker(task: OddsTask, onAnswer: (answer: OddsAnswer) => void): () => void {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<OddsAnswer>) => onAnswer(data))
  worker.addEventListener('error', () => {
    onAnswer({ ok: false, refusals: [{ code: 'odds-failed', facts: {} }] })
  })
  worker.postMessage(task)
  return () => worker.terminate()
}

interface ResultProps {
  readonly answer: OddsAnswer
  readonly asked: FactQuestion
  readonly face: Face
  readonly words: Words
}

function OddsResult({ answer, asked, face, words }: ResultProps) {
  if (!answer.ok) return <Refusals refusals={answer.refusals} face={face} words={words} />
  return <OddsTable asked={asked} found={answer} face={face} words={words} />
}

interface SinceProps {
  readonly words: Words
  readonly isFromStart: boolean
  onChange(isFromStart: boolean): void
}

/** Whether the answers given are taken as settled, or as one way in which it could have gone. */
function Since({ words, isFromStart, onChange }: SinceProps) {
  const { say } = words
  return (
    <fieldset class="choices">
      <legend>{say('odds.since')}</legend>
      {[false, true].map((start) => (
        <label key={`${start}`} class="choice">
          <input
            type="radio"
            name="odds-since"
            checked={isFromStart === start}
            onChange={() => onChange(start)}
          />
          <span>{say(start ? 'odds.from-start' : 'odds.from-here')}</span>
        </label>
      ))}
    </fieldset>
  )
}
