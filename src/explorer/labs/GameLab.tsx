import { useEffect, useMemo, useState } from 'preact/hooks'
import { exampleIn } from '../../kernel/game/kind.ts'
import { withPlayers } from '../../kernel/words/players.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Situation } from '../contract.ts'
import { Player } from '../controls/Player.tsx'
import { Tools } from '../controls/Tools.tsx'
import type { Face } from '../face.ts'
import { freshLuck, luckInAddress, nameInAddress } from '../forms/luck.ts'
import { everybody } from '../history/build-ledger.ts'
import { createSession } from '../session/session.ts'
import type { Session } from '../session/types.ts'
import { Drawer, Lazy } from '../ui/Lazy.tsx'
import { loadEditForm, loadLivePanel } from '../ui/lazy-parts.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { useSession, useSignal } from '../ui/useSignals.ts'
import { WhenVisible } from '../ui/WhenVisible.tsx'
import { toFirstDecision } from './first-decision.ts'
import { namesOf } from './opponents.ts'
import type { LabPage, LabProps } from './page.ts'
import { Scores } from './Scores.tsx'
import type { Spoken } from './thinkers.ts'
import { addressOfCase, momentsOf, ShareLater, useCaseInUrl } from './useCaseInUrl.tsx'
import { type SeatsState, useSeats } from './useSeats.ts'
import { useStepOnReload } from './useStepOnReload.ts'
import { useThinkers } from './useThinkers.ts'

const loadCurtain = async () => (await import('./Curtain.tsx')).Curtain
const loadSeats = async () => (await import('./Seats.tsx')).Seats

/** A lab of a whole game, in which each seat sees only what it may. */
export function GameLab({ face, words: plain, page }: LabProps) {
  const example = exampleIn(face.game, page.kind)
  const luck = useMemo(() => (page.kind === 'game' ? luckInAddress() : 1), [])
  const seats = useSeats(face, example, luck)
  const { session, begin } = useGame(face, page, example, seats)
  const spoken = useSignal<Spoken | undefined>(undefined)
  const { people } = seats
  useThinkers(face, session, seats.seed, { seats, spoken })
  const thinkers = seats.thinkers(session)
  const words = useMemo(() => withPlayers(plain, namesOf(thinkers)), [plain, thinkers.join()])
  const { problem, compare } = useCaseInUrl(face, page, session, useStepOnReload(session))
  const { view, curtain } = seats.look(session)
  const isOpen = !face.hasHands(page.kind)
  const { run, since, position } = session
  const base = { face, words, session }
  return (
    <>
      {problem && (
        <Refusals refusals={problem} face={face} words={words} title={words.say('damaged')} />
      )}
      <Player
        {...{ ...base, view, compare, verdict: 'none' }}
        above={
          <Scores
            {...base}
            position={view.see(position.value)}
            before={view.see(run.value.at(since.value))}
          />
        }
        company={{
          ...{ seats, page, spoken, undo: undoOf(session, seats) },
          isBegun: session.canUndo.value || location.search.includes('game='),
          begin,
        }}
        instead={
          curtain && (
            <Lazy
              load={loadCurtain}
              props={{ seat: curtain, face, words, onReady: () => seats.raise(curtain) }}
            />
          )
        }
        seat={view.seat}
        reader={people.value.length === 1 ? people.value[0] : undefined}
        under={
          isOpen &&
          face.live?.[page.kind] && (
            <WhenVisible>
              {() => <Lazy load={loadLivePanel} says="results" props={base} />}
            </WhenVisible>
          )
        }
        beside={<Table {...{ ...base, seats, thinkers, onNew: begin }} />}
        address={() => addressOfCase(face, page, session)}
        tools={
          <Tools
            {...{ ...base, view, isOpen }}
            moment={momentsOf({ face, words, page }, session, isOver(session) ? everybody : view)}
            hint={curtain ? undefined : seats.seed.value}
            share={() => <ShareLater face={face} words={words} session={session} page={page} />}
          />
        }
      />
    </>
  )
}

/**
 * The game that is played at a table, and the way to begin it anew. Each draws luck of its own, which the address keeps, so
 * that a reload, a link and whoever gets it have the same one.
 */
function useGame(
  face: Face,
  { kind, page }: LabPage,
  example: Situation,
  { seed, unattended }: SeatsState,
) {
  const session = useMemo(() => {
    const begun = createSession(face.game, { situation: example }, unattended)
    begun.seed.value = seed.peek()
    toFirstDecision(face, begun)
    return begun
  }, [face])
  useSession(session)
  const luck = seed.value
  useEffect(() => {
    // In another page's frame, the address is not the reader's.
    if (kind === 'game' && location.pathname === page) nameInAddress('luck', String(luck))
  }, [luck])
  const begin = (luck = freshLuck()) => {
    seed.value = luck
    session.change({})
    toFirstDecision(face, session)
  }
  return { session, begin }
}

interface TableProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly seats: ReturnType<typeof useSeats>
  readonly thinkers: readonly string[]
  onNew(luck?: number): void
}

/** Those who play with sense, and the way to hand their seats over to people, or to lay out another game. */
function Table({ face, words, session, seats, thinkers, onNew }: TableProps) {
  const { say, list } = words
  const names = namesOf(thinkers)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {thinkers.length > 0 && (
        <p class="opponents">
          {say('seats.play-along', {
            count: thinkers.length,
            names: list(thinkers.map((seat) => names[seat] ?? seat)),
          })}{' '}
          <button type="button" class="button button-quiet" onClick={() => setOpen(true)}>
            {say('seats.hand-over')}
          </button>
        </p>
      )}
      <Drawer key={String(isOpen)} title={say('seats.setup')} isOpen={isOpen}>
        {() => (
          <>
            <Lazy load={loadSeats} says="company" props={{ seats, session, face, words, onNew }} />
            <Lazy
              load={loadEditForm}
              props={{ face, words, session, picked: undefined, onPick: () => undefined }}
            />
          </>
        )}
      </Drawer>
    </>
  )
}

/** The way back to before the last decision of a person, which a reload does not take away; absent where there is none. */
function undoOf(session: Session, { unattended }: ReturnType<typeof useSeats>) {
  const { trace, log } = session.run.value
  const answers = trace.filter((line) => line.type === 'answer')
  const last = answers.findLastIndex(({ question }) => unattended(question) === undefined)
  if (last < 0) return undefined
  return () => {
    const cursor = Number.POSITIVE_INFINITY
    session.open({ ...session.state.peek(), log: log.slice(0, last), cursor })
  }
}

/** True when no question is left: nothing is hidden any more. */
const isOver = ({ run }: Session) => run.value.question === undefined
