import type { Engine } from '../../explorer/engine.ts'
import type { Face, GameFace } from '../../explorer/face.ts'
import type { ScenarioData } from '../../explorer/prediction/Scenario.tsx'
import { recordedGame } from '../../explorer/session/recorded-case.ts'
import { type ServingScript, spawnFor } from '../../explorer/worker/spawn.ts'
import type { Clause } from '../../kernel/game/clause.ts'
import type { PlayedGame } from '../../kernel/game/game.ts'
import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { createWords, type Words } from '../../kernel/words/words.ts'
import type { MessagePart } from '../integrations/messages.ts'

/** Fetches some sentences. */
type Fetch = () => Promise<{ readonly default: Messages }>

/**
 * The sentences of a room in a language, as `integrations/messages.ts` divides them: what
 * is said at once, and the rest.
 */
interface Room {
  readonly said: Messages
  readonly parts: Readonly<Partial<Record<MessagePart, Fetch>>>
  /** Further sentences by kind of situation. */
  readonly kinds: Readonly<Record<string, Fetch>>
}

/** The rooms that a board speaks from. */
const rooms = import.meta.glob<Room>(
  ['../../../content/messages/*/*.yaml', '!**/{clauses,cli,search,site}.yaml'],
  { query: '?room' },
)

const faces = import.meta.glob<{ default: GameFace }>('../../games/*/ui.ts')
const engines = import.meta.glob<{ default: Engine }>('../../games/*/engine.ts')
const books = import.meta.glob<readonly Clause[]>('../../games/*/clauses.ts', { import: 'clauses' })
/** Scripts for workers. They stand beside the faces, so that a worker takes the rules from a page and no board. */
const workers = import.meta.glob<ServingScript>('../../games/*/worker.ts')

/** A face without its rules, with the sources of rules and workers. */
type Drawn = Omit<Face, 'game'>

/** The rules of a game for situations of one kind, or of every kind. */
async function loadGame(game: string, kind?: string): Promise<PlayedGame> {
  const loadEngine = engines[`../../games/${game}/engine.ts`]
  if (!loadEngine) throw new Error(`there is no game ${game} to play`)
  return (await loadEngine()).default(kind)
}

/** The same with what its board shows of a kind of situation, or of any; `''` where no board is drawn yet. */
async function loadDrawn(game: string, kind?: string): Promise<Drawn> {
  const loadFace = faces[`../../games/${game}/ui.ts`]
  const loadWorker = workers[`../../games/${game}/worker.ts`]
  if (!loadFace || !loadWorker) throw new Error(`there is no game ${game} to show`)
  const whole = (kind?: string) => loadGame(game, kind)
  const face = (await loadFace()).default
  if (kind !== '') await face.parts?.(kind)
  return { ...face, whole, hire: () => spawnFor(loadWorker) }
}

/** The face of a game for situations of one kind, or of every kind: loaded when it is first needed, with its workers. */
export async function loadFace(game: string, kind?: string): Promise<Face> {
  const [drawn, played] = await Promise.all([loadDrawn(game, kind), loadGame(game, kind)])
  return { ...drawn, game: played }
}

/** The sentences of one room in one language; a page loads those of its own language only. */
async function loadRoom(language: string, room: string): Promise<Room> {
  const load = rooms[`../../../content/messages/${language}/${room}.yaml`]
  if (!load) throw new Error(`no messages of ${room} in ${language}`)
  return load()
}

async function fetched(some: readonly (Fetch | undefined)[]): Promise<readonly Messages[]> {
  const all = await Promise.all(some.map((fetch) => fetch?.()))
  return all.flatMap((one) => (one ? [one.default] : []))
}

/** Everything a page needs to play a game in its language. */
export interface Loaded {
  readonly face: Face
  readonly words: Words
}

/** Everything a page needs to show a game: no rules, but the clauses that its events name. */
interface Shown {
  readonly drawn: Drawn
  readonly words: Words
  readonly book: Pick<PlayedGame, 'id' | 'clauses'>
}

const loaded = new Map<string, Promise<Loaded>>()
const shown = new Map<string, Promise<Shown>>()

/**
 * A game in a language for situations of one kind, loaded once; `''` where none is played. On the server, which
 * draws thousands of cases and everything around them, for those of every kind. `isHosted` where a page has more
 * to say around the board.
 */
export function load(
  language: string,
  game: string,
  kind?: string,
  isHosted = false,
): Promise<Loaded> {
  return once(loaded, [language, game, kind, isHosted].join(' '), async () => {
    const [{ drawn, words }, played] = await Promise.all([
      show(language, game, kind, isHosted),
      loadGame(game, kind),
    ])
    return { face: { ...drawn, game: played }, words }
  })
}

/** The same without the rules. */
function show(...asked: Parameters<typeof showAfresh>): Promise<Shown> {
  return once(shown, asked.join(' '), () => showAfresh(...asked))
}

/** Begins something once; what has failed is begun anew when it is asked for again. */
function once<Value>(
  begun: Map<string, Promise<Value>>,
  key: string,
  begin: () => Promise<Value>,
): Promise<Value> {
  const known = begun.get(key)
  if (known) return known
  const fresh = begin()
  if (!import.meta.env.DEV) begun.set(key, fresh)
  fresh.catch(() => begun.delete(key))
  return fresh
}

async function showAfresh(
  language: string,
  game: string,
  kind: string | undefined,
  isHosted: boolean,
): Promise<Shown> {
  const [drawn, clauses, ...all] = await Promise.all([
    loadDrawn(game, kind),
    books[`../../games/${game}/clauses.ts`]?.() ?? [],
    ...['explorer', game, 'kernel'].map(async (name) => {
      const room = await loadRoom(language, name)
      const kinds = kind === undefined ? Object.values(room.kinds) : [room.kinds[kind]]
      return { room, more: await fetched([...kinds, isHosted ? room.parts.hosted : undefined]) }
    }),
  ])
  const known = all.flatMap(({ room, more }) => [room.said, ...more])
  let now = createSay(language, known)
  const there = new Set<MessagePart>()
  const later = (...parts: readonly MessagePart[]) => {
    const fetch = async () => {
      const missing = parts.filter((part) => !there.has(part))
      const some = missing.flatMap((part) => all.map(({ room }) => room.parts[part]))
      known.push(...(await fetched(some)))
      for (const part of missing) there.add(part)
      now = createSay(language, known)
    }
    return { isThere: () => parts.every((part) => there.has(part)), fetch }
  }
  const sentences = {
    refused: later('refused'),
    parted: later('parted'),
    opened: later('opened', 'parted'),
    edited: later('edited'),
    yours: later('yours'),
    worked: later('worked'),
  }
  if (import.meta.env.SSR) {
    const onServer = [...Object.values(sentences), later('hosted'), later('written')]
    for (const { fetch } of onServer) await fetch()
  }
  const say: Say = (key, values) => now(key, values)
  const book = { id: game, clauses }
  const words = createWords(language, say, book, import.meta.env.BASE_URL)
  return { drawn, book, words: { ...words, later: sentences } }
}

const examples = new Map<string, Promise<ScenarioData>>()

/** A worked example, fetched once from the file beside its page, and its game as far as it is told there. In the browser. */
export async function loadExample(
  language: string,
  game: string,
  id: string,
  isHosted = false,
): Promise<Loaded & { readonly scenario: ScenarioData }> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const address = `${base}/${language}/${game}/scenarios/${id}.json`
  const [scenario] = await Promise.all([
    once(examples, address, () => fetchData(address)),
    // Whatever kind of situation it turns out to be.
    show(language, game, '', isHosted),
  ])
  const { situation, told, log } = scenario
  const kind = situation?.kind ?? ''
  if (!told) return { ...(await load(language, game, kind, isHosted)), scenario }
  const { drawn, book, words } = await show(language, game, kind, isHosted)
  return { face: { ...drawn, game: recordedGame(book, told, log) }, words, scenario }
}

async function fetchData(address: string): Promise<ScenarioData> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<ScenarioData>
}
