import type { PanelProps } from '../../../../explorer/face.ts'
import { changeText, fractionText } from '../../../../explorer/player/exact.ts'
import { Progress } from '../../../../explorer/player/Live.tsx'
import { Refusals } from '../../../../explorer/player/Refusals.tsx'
import type { Session } from '../../../../explorer/player/session.ts'
import { adviceTask } from '../../../../explorer/player/tasks.ts'
import { useKeptFocus } from '../../../../explorer/player/useKeptFocus.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Given } from '../../position.ts'
import { speech } from '../../words/speech.ts'
import type { TheftsFound } from './found.ts'

const RANK = 1

/** How many ways are listed; the rest is worse. */
const LISTED = 12

/** Which cell of the victim to empty and which own one to load. */
export function TheftPanel({ face, words, session }: PanelProps) {
  const { say } = words
  const { scene } = session.opening.value.given as Given
  const isBullet = scene.what === 'bullet'
  const { ref, act } = useKeptFocus<HTMLDivElement>()
  const worked = useWorked<TheftsFound>(
    face,
    'theft',
    isBullet ? adviceTask(session, 'thefts') : undefined,
    RANK,
  )
  const { answer, isFresh } = worked
  // The ways to steal from a card that has changed since are still listed, and lead elsewhere now.
  const take = (answers: readonly number[]) => {
    if (!isFresh) return
    act(() => {
      for (const number of answers) session.answer(number)
    })
  }
  if (!isBullet) return <p>{say('live.theft.all-alike')}</p>
  return (
    <div class="live-panel" ref={ref} tabIndex={-1}>
      <Progress worked={worked} words={words} />
      <div class={`live-worked${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
        {answer && !answer.ok && <Refusals refusals={answer.refusals} face={face} words={words} />}
        {answer?.ok && (
          <Thefts found={answer.value} words={words} session={session} onTake={take} />
        )}
      </div>
    </div>
  )
}

interface TheftsProps {
  readonly found: TheftsFound
  readonly words: Words
  readonly session: Session
  onTake(answers: readonly number[]): void
}

function Thefts({ found, words, session, onTake }: TheftsProps) {
  const { say } = words
  const { scene } = session.opening.value.given as Given
  const [best] = found
  const named = {
    thief: speech.seatWithin(scene.actors?.[0] ?? '', words),
    victim: speech.seatWithin(scene.target ?? '', words),
  }
  if (!best || best.answers.length === 0) return <p>{say('live.theft.settled')}</p>
  const listed = found.slice(0, LISTED)
  const heads = {
    take: say('live.theft.take', named),
    load: say('live.theft.load', named),
    kills: say('live.dies', { seat: named.victim }),
    dies: say('live.dies', { seat: named.thief }),
    edge: say('live.theft.edge'),
  }
  return (
    <>
      <p>
        <strong>{sentence(best, named, words)}</strong>
      </p>
      <p class="odds-assumed">{say('live.theft.by', named)}</p>
      <div class="choices-scroll">
        <table class="choices-table">
          <thead>
            <tr>
              {best.take !== null && <th scope="col">{heads.take}</th>}
              {best.load !== null && <th scope="col">{heads.load}</th>}
              <th scope="col" class="number">
                {heads.kills}
              </th>
              <th scope="col" class="number">
                {heads.dies}
              </th>
              <th scope="col" class="number">
                {heads.edge}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {listed.map((way) => (
              <tr
                key={way.answers.join()}
                class={way.edge.share === best.edge.share ? 'is-best' : undefined}
              >
                {way.take !== null && (
                  <th scope="row" data-label={heads.take}>
                    {way.take}
                  </th>
                )}
                {way.load !== null &&
                  (way.take === null ? (
                    <th scope="row" data-label={heads.load}>
                      {way.load}
                    </th>
                  ) : (
                    <td data-label={heads.load}>{way.load}</td>
                  ))}
                <td class="number" data-label={heads.kills}>
                  {fractionText(way.kills)}
                </td>
                <td class="number" data-label={heads.dies}>
                  {fractionText(way.dies)}
                </td>
                <td class="number" data-label={heads.edge}>
                  {changeText(way.edge)}
                </td>
                <td class="act">
                  <button
                    type="button"
                    class="button button-quiet"
                    aria-label={say('live.decision.take-this', {
                      answer: sentence(way, named, words),
                    })}
                    onClick={() => onTake(way.answers)}
                  >
                    {say('live.decision.take')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > LISTED && (
        <p class="odds-assumed">{say('live.theft.worse', { count: found.length - LISTED })}</p>
      )}
    </>
  )
}

function sentence(
  { take, load }: TheftsFound[number],
  named: Readonly<Record<'thief' | 'victim', string>>,
  { say }: Words,
): string {
  const values = { ...named, take: take ?? '', load: load ?? '' }
  if (take === null) return say('live.theft.only-load', values)
  return say(load === null ? 'live.theft.only-take' : 'live.theft.both', values)
}
