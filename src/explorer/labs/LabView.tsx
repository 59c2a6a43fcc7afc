import { effect } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { exampleIn } from '../../kernel/kind.ts'
import type { Outcome, Refusal } from '../../kernel/refusal.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { loadLive, loadShare } from '../player/drawers.ts'
import { hasRounds } from '../player/headline.ts'
import { Drawer, Later } from '../player/Later.tsx'
import { everybody, type Viewpoint } from '../player/ledger.ts'
import { readFragment, writeFragment } from '../player/link.ts'
import { Player } from '../player/Player.tsx'
import type { OtherReading } from '../player/partings.ts'
import { Refusals } from '../player/Refusals.tsx'
import { createSession, type Session, type State } from '../player/session.ts'
import { Tools } from '../player/Tools.tsx'
import { EditForm, EditSheet } from './EditSheet.tsx'
import type { LabPage } from './page.ts'
import { Remarks } from './Remarks.tsx'
import { Scores } from './Scores.tsx'
import { Seats, useSeats } from './Seats.tsx'
import { useThinkers } from './thinkers.ts'

export interface LabProps {
  readonly face: Face
  readonly words: Words
  readonly page: LabPage
}

/** A lab: a situation that the reader edits, run on the engine. Hidden cards make it a game of seats. */
export function LabView(props: LabProps) {
  return props.face.hasHands(props.page.kind) ? <GameLab {...props} /> : <OpenLab {...props} />
}

/** A lab in which everything is open. */
function OpenLab({ face, words, page }: LabProps) {
  const example = exampleIn(face.game, page.kind)
  // A whole game is taken up where it stands; any other case is followed from its beginning.
  const start = page.kind === 'game' ? {} : { cursor: 0 }
  const session = useMemo(() => createSession(face.game, { situation: example, ...start }), [face])
  const problem = useFragment(face, page, session)
  const compare = useAskedComparison(face, session)
  // What is edited; empty while nothing is.
  const [picked, setPicked] = useState<string | undefined>()
  const isEdited = picked !== undefined
  const press = (part: string) => {
    const situation = face.press?.(session.state.peek().situation, part, picked)
    if (!situation) return setPicked(part)
    session.change({ situation })
    // What was open for another part has done its work.
    if (picked && picked !== part) setPicked(undefined)
  }
  return (
    <>
      {problem && (
        <Refusals refusals={problem} face={face} words={words} title={words.say('damaged')} />
      )}
      <Player
        face={face}
        words={words}
        session={session}
        view={everybody}
        picked={picked}
        onPick={press}
        compare={compare}
        under={face.live?.[page.kind] && <Later load={loadLive} props={{ face, words, session }} />}
        foot={
          <button
            type="button"
            class="button button-primary"
            aria-expanded={isEdited}
            onClick={() => setPicked(isEdited ? undefined : WHOLE)}
          >
            {words.say('lab.edit')}
          </button>
        }
        beside={
          <>
            <Remarks face={face} situation={session.state.value.situation} words={words} />
            {isEdited && (
              <EditSheet
                face={face}
                words={words}
                session={session}
                picked={picked || undefined}
                onPick={setPicked}
                presets={page.presets.map(({ title, fragment }) => ({
                  title,
                  open: () => openFragment(face, page, session, fragment),
                }))}
                onClose={() => setPicked(undefined)}
              />
            )}
          </>
        }
        address={() => addressOf(page.page, fragmentOf(face, session))}
        tools={
          <Tools
            face={face}
            words={words}
            session={session}
            isOpen
            hint={1}
            moment={momentsOf({ face, words, page }, session, everybody)}
            share={() => <ShareCase face={face} words={words} session={session} page={page} />}
          />
        }
      />
    </>
  )
}

const loadMoments = async () => (await import('./MomentPanel.tsx')).MomentPanel

/** What takes a moment aside, where rounds are played: there situations begin that have a lab of their own. */
function momentsOf({ face, words, page }: LabProps, session: Session, view: Viewpoint) {
  if (!face.moments || !hasRounds(face, session.run.value.trace)) return undefined
  const { moments } = face
  return () => (
    <Later load={loadMoments} opens={words} props={{ moments, face, words, session, view, page }} />
  )
}

/** Whether nothing is left to happen: then nobody has anything to hide any more. */
const isOver = ({ run }: Session) => run.value.question === undefined

/** No part of the board: the case as a whole. */
const WHOLE = ''

/** A lab of a whole game, in which each seat sees only what it may. */
function GameLab({ face, words, page }: LabProps) {
  const example = exampleIn(face.game, page.kind)
  const seats = useSeats(face, example)
  const session = useMemo(
    () => createSession(face.game, { situation: example }, seats.unattended),
    [face],
  )
  useThinkers(face, session, seats.seed)
  const problem = useFragment(face, page, session)
  const { view, curtain } = seats.look(session)
  return (
    <>
      {problem && (
        <Refusals refusals={problem} face={face} words={words} title={words.say('damaged')} />
      )}
      <Player
        face={face}
        words={words}
        session={session}
        view={view}
        verdict="none"
        above={
          <Scores
            face={face}
            words={words}
            session={session}
            position={view.see(session.position.value)}
          />
        }
        instead={
          curtain && (
            <Curtain
              seat={curtain}
              face={face}
              words={words}
              onReady={() => seats.raise(curtain)}
            />
          )
        }
        seat={view.seat}
        reader={seats.people.value.length === 1 ? seats.people.value[0] : undefined}
        beside={
          <Drawer title={words.say('seats.setup')}>
            {() => (
              <>
                <EditForm
                  face={face}
                  words={words}
                  session={session}
                  picked={undefined}
                  onPick={() => undefined}
                />
                <Seats seats={seats} session={session} face={face} words={words} />
              </>
            )}
          </Drawer>
        }
        address={() => addressOf(page.page, fragmentOf(face, session))}
        tools={
          <Tools
            face={face}
            words={words}
            session={session}
            view={view}
            isOpen={false}
            moment={momentsOf({ face, words, page }, session, isOver(session) ? everybody : view)}
            hint={curtain ? undefined : seats.seed.value}
            share={() => <ShareCase face={face} words={words} session={session} page={page} />}
          />
        }
      />
    </>
  )
}

/**
 * Opens the case that the address holds, and keeps the address up to date with the case. What is wrong
 * with an address that holds none is told, and changes nothing else.
 */
function useFragment(face: Face, page: LabPage, session: Session): readonly Refusal[] | undefined {
  const [problem, setProblem] = useState<readonly Refusal[] | undefined>()
  useEffect(() => {
    const open = () => setProblem(openFragment(face, page, session, location.hash))
    open()
    // Where the reader stands is not part of a link: stepping through a long game must not write it anew.
    let written: State | undefined
    const stop = effect(() => {
      const state = session.state.value
      if (!session.canUndo.peek() || session.isPlaying.value || isSameCase(state, written)) return
      written = state
      const fragment = writeFragment(face.game, state, session.run.value)
      if (!fragment.ok) return
      setProblem(undefined)
      const { pathname, search } = location
      const hash = fragment.value && `#${fragment.value}`
      history.replaceState(history.state, '', `${pathname}${search}${hash}`)
    })
    addEventListener('hashchange', open)
    return () => {
      stop()
      removeEventListener('hashchange', open)
    }
  }, [session])
  return problem
}

/** The two readings that the address asks to be shown side by side, `?compare=<switch>`: that of the case and another. */
function useAskedComparison(face: Face, session: Session): OtherReading | undefined {
  const [asked, setAsked] = useState<OtherReading | undefined>()
  useEffect(() => {
    const key = new URLSearchParams(location.search).get('compare') ?? ''
    const { [key]: mine } = session.opening.peek().readings
    const one = face.game.switches.find((each) => each.key === key)
    const value = one?.values.find((each) => each !== mine)
    if (value) setAsked({ key, value })
  }, [session])
  return asked
}

/** Opens the case that a fragment holds, if it holds one; what is wrong with it, where something is. */
function openFragment(
  face: Face,
  page: LabPage,
  session: Session,
  fragment: string,
): readonly Refusal[] | undefined {
  const found = readFragment(face.game, page.kind, fragment)
  if (!found.ok) return found.refusals
  if (!found.value) return undefined
  const { cursor } = session.state.peek()
  return session.open({ ...found.value, cursor }) ? undefined : session.refusals.peek()
}

/** Whether two states are of one case, at whatever line the reader stands. */
function isSameCase(one: State, other: State | undefined): boolean {
  return (['situation', 'readings', 'log'] as const).every((part) => one[part] === other?.[part])
}

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

function ShareCase({ face, words, session, page }: LabProps & { session: Session }) {
  const fragment = fragmentOf(face, session)
  if (!fragment.ok) return <Refusals refusals={fragment.refusals} face={face} words={words} />
  const links = {
    words,
    address: addressOf(page.page, fragment),
    title: words.say(`lab.${page.kind}.title`),
    embed: addressOf(page.embed, fragment),
    others: page.others.map((other) => ({ ...other, address: addressOf(other.page, fragment) })),
  }
  return <Later load={loadShare} opens={words} props={links} />
}

/** What leads to the case that is shown, with the answers so far. */
function fragmentOf(face: Face, { state, run }: Session): Outcome<string> {
  return writeFragment(face.game, state.value, run.value)
}

/** A page of the site with a case in its address; undefined where none holds it. */
function addressOf(page: string, fragment: Outcome<string> & { readonly ok: true }): string
function addressOf(page: string, fragment: Outcome<string>): string | undefined
function addressOf(page: string, fragment: Outcome<string>): string | undefined {
  if (!fragment.ok) return undefined
  return `${location.origin}${page}${fragment.value && `#${fragment.value}`}`
}
