import type { PanelProps } from '../../../../explorer/face.ts'
import { changeText, fractionText } from '../../../../explorer/player/exact.ts'
import type { Session } from '../../../../explorer/player/session.ts'
import { adviceTask } from '../../../../explorer/player/tasks.ts'
import { useKeptFocus } from '../../../../explorer/player/useKeptFocus.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import { WorkedOut } from '../../../../explorer/player/WorkedOut.tsx'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
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
  // The ways to steal from a card that has changed since are still listed, and lead elsewhere now.
  const take = (answers: readonly number[]) => {
    if (!worked.isFresh) return
    act(() => {
      for (const number of answers) session.answer(number)
    })
  }
  if (!isBullet) return <p>{say('live.theft.all-alike')}</p>
  return (
    <div class="live-panel" ref={ref} tabIndex={-1}>
      <WorkedOut worked={worked} face={face} words={words}>
        {(found) => <Thefts found={found} words={words} session={session} onTake={take} />}
      </WorkedOut>
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
  const number = (label: string) => ({ label, isNumber: true })
  return (
    <>
      <p>
        <strong>{sentence(best, named, words)}</strong>
      </p>
      <p class="odds-assumed">{say('live.theft.by', named)}</p>
      <div class="choices-scroll">
        <ChoicesTable
          isFirstTold
          columns={[
            ...(best.take === null ? [] : [{ label: say('live.theft.take', named) }]),
            ...(best.load === null ? [] : [{ label: say('live.theft.load', named) }]),
            number(say('live.dies', { seat: named.victim })),
            number(say('live.dies', { seat: named.thief })),
            number(say('live.theft.edge')),
          ]}
          rows={found.slice(0, LISTED).map((way) => ({
            key: way.answers.join(),
            isBest: way.edge.share === best.edge.share,
            cells: [
              ...[way.take, way.load].filter((cell) => cell !== null),
              ...[fractionText(way.kills), fractionText(way.dies), changeText(way.edge)],
            ],
            act: {
              label: say('live.decision.take-this', { answer: sentence(way, named, words) }),
              name: say('live.decision.take'),
              take: () => onTake(way.answers),
            },
          }))}
        />
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
