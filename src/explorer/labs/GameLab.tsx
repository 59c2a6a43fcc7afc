import { useMemo } from 'preact/hooks'
import { exampleIn } from '../../kernel/game/kind.ts'
import type { Words } from '../../kernel/words/words.ts'
import { Player } from '../controls/Player.tsx'
import { Tools } from '../controls/Tools.tsx'
import type { Face } from '../face.ts'
import { everybody } from '../history/build-ledger.ts'
import { createSession } from '../session/session.ts'
import type { Session } from '../session/types.ts'
import { Drawer, Lazy } from '../ui/Lazy.tsx'
import { loadEditForm } from '../ui/lazy-parts.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { useSession } from '../ui/useSignals.ts'
import type { LabProps } from './page.ts'
import { Scores } from './Scores.tsx'
import { addressOfCase, momentsOf, ShareLater, useCaseInUrl } from './useCaseInUrl.tsx'
import { useSeats } from './useSeats.ts'
import { useThinkers } from './useThinkers.ts'

const loadSeats = async () => (await import('./Seats.tsx')).Seats

/** A lab of a whole game, in which each seat sees only what it may. */
export function GameLab({ face, words, page }: LabProps) {
  const example = exampleIn(face.game, page.kind)
  const seats = useSeats(face, example)
  const session = useMemo(
    () => createSession(face.game, { situation: example }, seats.unattended),
    [face],
  )
  useSession(session)
  useThinkers(face, session, seats.seed)
  const { problem, compare } = useCaseInUrl(face, page, session)
  const { view, curtain } = seats.look(session)
  return (
    <>
      {problem && (
        <Refusals refusals={problem} face={face} words={words} title={words.say('damaged')} />
      )}
      <Player
        {...{ face, words, session, view, compare, verdict: 'none' }}
        above={<Scores {...{ face, words, session, position: view.see(session.position.value) }} />}
        instead={
          curtain && (
            <Curtain {...{ seat: curtain, face, words, onReady: () => seats.raise(curtain) }} />
          )
        }
        seat={view.seat}
        reader={seats.people.value.length === 1 ? seats.people.value[0] : undefined}
        beside={
          <Drawer title={words.say('seats.setup')}>
            {() => (
              <>
                <Lazy
                  load={loadEditForm}
                  props={{ face, words, session, picked: undefined, onPick: () => undefined }}
                />
                <Lazy load={loadSeats} props={{ seats, session, face, words }} />
              </>
            )}
          </Drawer>
        }
        address={() => addressOfCase(face, page, session)}
        tools={
          <Tools
            {...{ face, words, session, view, isOpen: false }}
            moment={momentsOf({ face, words, page }, session, isOver(session) ? everybody : view)}
            hint={curtain ? undefined : seats.seed.value}
            share={() => <ShareLater face={face} words={words} session={session} page={page} />}
          />
        }
      />
    </>
  )
}

/** True when no question is left: nothing is hidden any more. */
const isOver = ({ run }: Session) => run.value.question === undefined

function Curtain({
  seat,
  face,
  words,
  onReady,
}: {
  seat: string
  face: Face
  words: Words
  onReady(): void
}) {
  const { say } = words
  return (
    <section class="curtain" aria-label={say('question-label')}>
      <p>{say('seats.curtain', { seat: face.seat(seat, words) })}</p>
      <button type="button" class="button button-primary" onClick={onReady}>
        {say('seats.ready', { seat: face.seatWithin(seat, words) })}
      </button>
    </section>
  )
}
