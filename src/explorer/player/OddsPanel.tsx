import { useEffect, useState } from 'preact/hooks'
import type { FactQuestion } from '../../engine/kernel/scenario.ts'
import type { Face } from '../face.ts'
import type { Words } from '../words.ts'
import { FactPicker } from './FactPicker.tsx'
import type { OddsAnswer, OddsTask } from './odds.worker.ts'
import { Refusals } from './Refusals.tsx'
import type { Session } from './session.ts'

interface OddsProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
}

/** Exact odds of a fact from the situation, computed beside the page so that it can be cancelled. */
export function OddsPanel({ face, words, session }: OddsProps) {
  const { say } = words
  const [asked, setAsked] = useState<FactQuestion>(() => firstQuestion(face))
  const [isWanted, setWanted] = useState(false)
  const { situation, readings } = session.state.value
  const [answer, setAnswer] = useState<OddsAnswer | 'working' | undefined>()
  useEffect(() => {
    if (!isWanted) return undefined
    setAnswer('working')
    return askWorker({ game: face.game.id, situation, readings, asked }, setAnswer)
  }, [isWanted, situation, readings, asked])
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
  const { say } = words
  if (!answer.ok) return <Refusals refusals={answer.refusals} face={face} words={words} />
  return (
    <>
      <table class="odds-table">
        <caption class="sr-only">{face.fact(asked.fact, asked, words)}</caption>
        <tbody>
          {answer.lines.map(({ value, numerator, denominator, share }) => (
            <tr key={String(value)}>
              <th scope="row">{face.factValue(asked.fact, value, words)}</th>
              <td class="odds-bar">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="bar-ground" width="100" height="8" />
                  <rect class="bar" width={share * 100} height="8" />
                </svg>
              </td>
              <td class="odds-fraction">
                {denominator === '1' ? numerator : `${numerator}/${denominator}`}
              </td>
              <td class="odds-percent">{words.percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {answer.assumed.length > 0 && (
        <p class="odds-assumed">
          {say('odds.assumed')}{' '}
          {answer.assumed.map(({ policy }) => say(`policy.${policy}`)).join(' ')}
        </p>
      )}
    </>
  )
}
