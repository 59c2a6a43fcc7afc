import type { Engine } from '../../explorer/engine.ts'
import type { Face, GameFace } from '../../explorer/face.ts'
import { hireFor, type ServingScript } from '../../explorer/player/hire.ts'
import type { ScenarioData } from '../../explorer/player/Scenario.tsx'
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
  /** What is said besides in situations of one kind. */
  readonly kinds: Readonly<Record<string, Fetch>>
}

/** The rooms that a board speaks from. */
const rooms = import.meta.glob<Room>(
  ['../../../content/messages/*/*.yaml', '!**/{clauses,cli,search,site}.yaml'],
  { query: '?room' },
)

const faces = import.meta.glob<{ default: GameFace }>('../../games/*/face.ts')
const engines = import.meta.glob<{ default: Engine }>('../../games/*/engine.ts')
/** What a worker runs; beside the faces and not below them, so that it takes the rules from a page and no board. */
const workers = import.meta.glob<ServingScript>('../../games/*/worker.ts')

/**
 * The face of a game for situations of one kind, or of every kind: loaded when it is
 * first needed, with its workers.
 */
export async function loadFace(game: string, kind?: string): Promise<Face> {
  const loadGame = faces[`../../games/${game}/face.ts`]
  const loadEngine = engines[`../../games/${game}/engine.ts`]
  const loadWorker = workers[`../../games/${game}/worker.ts`]
  if (!loadGame || !loadEngine || !loadWorker) throw new Error(`there is no game ${game} to show`)
  const engineFor = async (kind?: string) => (await loadEngine()).default(kind)
  const [face, played] = await Promise.all([loadGame(), engineFor(kind)])
  return { ...face.default, game: played, whole: engineFor, hire: () => hireFor(loadWorker) }
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

/** What a page of a game needs to play: the game and how it is said in the page's language. */
export interface Loaded {
  readonly face: Face
  readonly words: Words
}

const loaded = new Map<string, Promise<Loaded>>()

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
  const asked = [language, game, kind, isHosted] as const
  return once(loaded, asked.join(' '), () => loadAfresh(...asked))
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

async function loadAfresh(
  language: string,
  game: string,
  kind: string | undefined,
  isHosted: boolean,
): Promise<Loaded> {
  const [face, ...all] = await Promise.all([
    loadFace(game, kind),
    ...['explorer', game, 'kernel'].map(async (name) => {
      const room = await loadRoom(language, name)
      const kinds = kind === undefined ? Object.values(room.kinds) : [room.kinds[kind]]
      return { room, more: await fetched([...kinds, isHosted ? room.parts.hosted : undefined]) }
    }),
  ])
  const known = all.flatMap(({ room, more }) => [room.said, ...more])
  let now = createSay(language, known)
  const later = (part: MessagePart) => {
    let isThere = false
    const fetch = async () => {
      known.push(...(await fetched(all.map(({ room }) => room.parts[part]))))
      now = createSay(language, known)
      isThere = true
    }
    return { isThere: () => isThere, fetch }
  }
  const sentences = {
    refused: later('refused'),
    opened: later('opened'),
    yours: later('yours'),
    worked: later('worked'),
  }
  if (import.meta.env.SSR) {
    const onServer = [...Object.values(sentences), later('hosted'), later('written')]
    for (const { fetch } of onServer) await fetch()
  }
  const say: Say = (key, values) => now(key, values)
  const words = createWords(language, say, face.game, import.meta.env.BASE_URL)
  return { face, words: { ...words, later: sentences } }
}

const examples = new Map<string, Promise<ScenarioData>>()

/** A worked example with its game, fetched once from the file beside its page. In the browser. */
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
    load(language, game, '', isHosted),
  ])
  const ready = await load(language, game, scenario.situation?.kind ?? '', isHosted)
  return { ...ready, scenario }
}

async function fetchData(address: string): Promise<ScenarioData> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<ScenarioData>
}
