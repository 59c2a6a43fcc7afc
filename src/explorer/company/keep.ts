import { effect } from '@preact/signals-core'
import { sameData } from '../../kernel/choice/index.ts'
import { nobody } from '../../kernel/run/answerers.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { nameInAddress } from '../forms/luck.ts'
import type { SeatsState } from '../labs/useSeats.ts'
import type { Session } from '../session/types.ts'
import { tablesOfDevice } from '../tables/device.ts'
import { entriesOf, retell } from '../tables/entries.ts'
import type { Seated, TableRecord } from '../tables/record.ts'
import { roundOf } from '../tables/round-of.ts'
import { freshId, type Shelf } from '../tables/shelf.ts'

/** A whole game as it is played on a page. */
export interface Played {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly seats: SeatsState
}

/** The id of the game in the address; undefined where it names none. */
const asked = () => new URLSearchParams(location.search).get('game') ?? undefined

/** The sessions that are kept already: a page keeps each once, as long as it is open. */
const begun = new WeakSet<Session>()

/**
 * Takes up the game that the address names, if this device has it, and keeps the game that is played on the shelf of tables
 * after each answer. A game that begins gets an id, and the address with it, so that a reload finds it again.
 */
export async function keepGame(played: Played, shelf: Shelf = tablesOfDevice()): Promise<void> {
  const { face, session } = played
  if (begun.has(session)) return
  begun.add(session)
  if (!shelf.known.peek().isRead) await shelf.refresh()
  const id = asked()
  const kept = shelf.known.peek().tables.find((one) => one.id === id && one.game === face.game.id)
  if (kept) takeUp(played, kept)
  keepOn(played, shelf, kept)
}

/** Plays a kept game again up to where it was left; what is no longer legal, and all after it, is left out. */
function takeUp({ face, session, seats }: Played, kept: TableRecord): void {
  const { situation, readings, entries, seed, seated = {} } = kept
  const opened = face.game.open(situation, readings)
  if (!opened.ok) return
  const run = replay(face.game, opened.value, nobody)
  const { log } = retell({ run, kept: 0 }, entries)
  const those = (is: string) => Object.keys(seated).filter((seat) => seated[seat] === is)
  seats.people.value = those('me')
  seats.random.value = those('whatever')
  seats.byHand.value = !kept.isDrawn
  seats.isTold.value = kept.isTold === true
  seats.seed.value = seed
  session.open({ situation, readings, log, cursor: Number.POSITIVE_INFINITY })
}

/** Keeps the game after each answer from now on: one that is only looked at is not kept. */
function keepOn(played: Played, shelf: Shelf, kept: TableRecord | undefined): void {
  const { session } = played
  let record = kept
  let log = session.state.peek().log
  effect(() => {
    const state = session.state.value
    if (state.log === log || session.isPlaying.value || !session.canUndo.value) return
    log = state.log
    const before = record && isOneGame(record, played) ? record : undefined
    const now = recordOf(played, before)
    record = now
    if (!before) nameInAddress('game', now.id)
    void shelf.put(now, before?.touched).then((outcome) => {
      if (outcome !== 'elsewhere' || record?.id !== now.id) return
      // Another tab has played on: from here there are two games.
      record = recordOf(played)
      nameInAddress('game', record.id)
      void shelf.put(record)
    })
  })
}

/** True while a game goes on that is kept: one that has begun anew, or is laid out or read otherwise, is another. */
function isOneGame(kept: TableRecord, { session, seats }: Played): boolean {
  const { situation, readings } = session.state.peek()
  const isAsLaid = sameData(kept.situation, situation) && sameData(kept.readings, readings)
  return !kept.isOver && kept.seed === seats.seed.peek() && isAsLaid
}

function recordOf({ face, words, session, seats }: Played, before?: TableRecord): TableRecord {
  const { situation, readings } = session.state.peek()
  const run = session.run.peek()
  const now = Date.now()
  return {
    ...{ id: before?.id ?? freshId(), game: face.game.id, names: {}, situation, readings },
    ...{ seed: seats.seed.peek(), seated: seatedAt(session, seats, face) },
    ...{ isDrawn: !seats.byHand.peek(), isTold: seats.isTold.peek() },
    ...{ entries: entriesOf(run), waiting: [], corrections: [] },
    round: roundOf(face, words, run.events),
    isOver: run.question === undefined,
    ...{ begun: before?.begun ?? now, touched: Math.max(now, (before?.touched ?? 0) + 1) },
  }
}

function seatedAt(session: Session, { people, random }: SeatsState, { game }: Face): Seated {
  const playerOf = (seat: string) => {
    if (people.peek().includes(seat)) return 'me'
    return random.peek().includes(seat) ? 'whatever' : 'thinks'
  }
  const playing = game.seats(session.opening.peek().given)
  return Object.fromEntries(playing.map((seat) => [seat, playerOf(seat)]))
}
