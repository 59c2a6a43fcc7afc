import { effect } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { exampleIn } from '../../kernel/kind.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { EditorProps, Face, Situation } from '../face.ts'
import { loadLive, loadShare } from '../player/drawers.ts'
import { Later } from '../player/Later.tsx'
import { everybody } from '../player/ledger.ts'
import { readFragment, writeFragment } from '../player/link.ts'
import { Player } from '../player/Player.tsx'
import { Refusals } from '../player/Refusals.tsx'
import { createSession, type Session, type State } from '../player/session.ts'
import { Tools } from '../player/Tools.tsx'
import type { LabPage } from './page.ts'
import { Remarks } from './Remarks.tsx'
import { Seats, useSeats } from './Seats.tsx'

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
  const session = useMemo(() => createSession(face.game, { situation: example, cursor: 0 }), [face])
  const problem = useFragment(face, page, session)
  const [picked, setPicked] = useState<string | undefined>()
  const press = (part: string) => {
    const situation = face.press?.(session.state.peek().situation, part)
    if (situation) session.change({ situation })
    else setPicked(part)
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
        under={face.live?.[page.kind] && <Later load={loadLive} props={{ face, words, session }} />}
        beside={
          <Editor
            face={face}
            words={words}
            session={session}
            page={page}
            picked={picked}
            onPick={setPicked}
          />
        }
        tools={
          <Tools
            face={face}
            words={words}
            session={session}
            isOpen
            share={() => <ShareCase face={face} words={words} session={session} page={page} />}
          />
        }
      />
    </>
  )
}

/** The form of a game's situations, with what the game tells it. */
async function loadForm(face: Face): Promise<FunctionComponent<EditorProps>> {
  const [{ Editor: Form }, forms] = await Promise.all([import('../forms/Editor.tsx'), face.forms()])
  return (props) => <Form {...props} face={face} forms={forms} />
}

/** A lab of a whole game, in which each seat sees only what it may. */
function GameLab({ face, words, page }: LabProps) {
  const example = exampleIn(face.game, page.kind)
  const seats = useSeats(face, example)
  const session = useMemo(
    () => createSession(face.game, { situation: example }, seats.unattended),
    [face],
  )
  const problem = useFragment(face, page, session)
  const { view, curtain } = seats.look(session)
  return (
    <>
      {problem && (
        <Refusals refusals={problem} face={face} words={words} title={words.say('damaged')} />
      )}
      <div class="table-setup">
        <Editor
          face={face}
          words={words}
          session={session}
          page={page}
          picked={undefined}
          onPick={() => undefined}
        />
        <Seats seats={seats} session={session} face={face} words={words} />
      </div>
      <Player
        face={face}
        words={words}
        session={session}
        view={view}
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
        beside={view.seat && <Hand face={face} words={words} session={session} seat={view.seat} />}
        tools={
          <Tools
            face={face}
            words={words}
            session={session}
            isOpen={false}
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
    const open = () => {
      const found = readFragment(face.game, page.kind, location.hash)
      if (!found.ok) setProblem(found.refusals)
      else if (found.value) {
        const { cursor } = session.state.peek()
        const isOpen = session.open({ ...found.value, cursor })
        setProblem(isOpen ? undefined : session.refusals.peek())
      }
    }
    open()
    // Where the reader stands is not part of a link: stepping through a long game must not write it anew.
    let written: State | undefined
    const stop = effect(() => {
      const state = session.state.value
      if (!session.canUndo.peek() || isSameCase(state, written)) return
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

/** Whether two states are of one case, at whatever line the reader stands. */
function isSameCase(one: State, other: State | undefined): boolean {
  return (['situation', 'readings', 'log'] as const).every((part) => one[part] === other?.[part])
}

interface EditorFormProps extends LabProps {
  readonly session: Session
  readonly picked: string | undefined
  onPick(part: string): void
}

function Editor({ face, words, session, picked, onPick }: EditorFormProps) {
  const load = useMemo(() => () => loadForm(face), [face])
  const form = {
    situation: session.state.value.situation,
    words,
    picked,
    onPick,
    onChange: (situation: Situation) => void session.change({ situation }),
  }
  return (
    <section class="edit" aria-label={words.say('lab.edit')}>
      <h2 class="edit-title">{words.say('lab.edit')}</h2>
      <Later load={load} props={form} />
      <Remarks face={face} situation={form.situation} words={words} />
    </section>
  )
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

/** The cards that only this seat sees. */
function Hand({
  face,
  words,
  session,
  seat,
}: {
  face: Face
  words: Words
  session: Session
  seat: string
}) {
  const { given } = session.opening.value
  const lines = face.hand(session.position.value, seat, given, words)
  if (lines.length === 0) return null
  return (
    <section class="hand">
      <h2 class="edit-title">
        {words.say('seats.seen-by', { seat: face.seatWithin(seat, words) })}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function ShareCase({ face, words, session, page }: LabProps & { session: Session }) {
  const fragment = writeFragment(face.game, session.state.value, session.run.value)
  if (!fragment.ok) return <Refusals refusals={fragment.refusals} face={face} words={words} />
  const addressOf = (path: string) =>
    `${location.origin}${path}${fragment.value ? `#${fragment.value}` : ''}`
  const links = {
    words,
    address: addressOf(page.page),
    title: words.say(`lab.${page.kind}.title`),
    embed: addressOf(page.embed),
    others: page.others.map((other) => ({ ...other, address: addressOf(other.page) })),
  }
  return <Later load={loadShare} props={links} />
}
