import type { MessageFile } from '../../content/messages.ts'
import type { Engine } from '../../explorer/engine.ts'
import type { Face, GameFace } from '../../explorer/face.ts'
import type { ScenarioData } from '../../explorer/prediction/Scenario.tsx'
import { recordedGame } from '../../explorer/session/recorded-case.ts'
import { fetchOnce } from '../../explorer/ui/fetch-once.ts'
import { type ServingScript, spawnFor } from '../../explorer/worker/spawn.ts'
import type { Clause } from '../../kernel/game/clause.ts'
import type { PlayedGame } from '../../kernel/game/game.ts'
import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { createWords, type Words } from '../../kernel/words/words.ts'

/** The files of sentences that a board speaks from, each loaded when something of it is said. */
const files = import.meta.glob<Messages>(
  ['../../../content/messages/*/*/*.yaml', '!**/server.yaml'],
  { import: 'default' },
)
/** The files of which only the server writes. */
const filesOnServer = import.meta.env.SSR
  ? import.meta.glob<Messages>('../../../content/messages/*/*/server.yaml', { import: 'default' })
  : {}

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
  return { ...face, whole, hire: () => spawnFor(loadWorker, game) }
}

/** The face of a game for situations of one kind, or of every kind: loaded when it is first needed, with its workers. */
export async function loadFace(game: string, kind?: string): Promise<Face> {
  const [drawn, played] = await Promise.all([loadDrawn(game, kind), loadGame(game, kind)])
  return { ...drawn, game: played }
}

/**
 * The sentences of a game's board in one language, of each of its rooms those of one file; a page loads those of its
 * own language only. Not every room has every file.
 */
async function loadSentences(
  language: string,
  game: string,
  name: MessageFile,
): Promise<readonly Messages[]> {
  const all = ['explorer', game, 'kernel'].map((room) => {
    const file = `../../../content/messages/${language}/${room}/${name}.yaml`
    return (files[file] ?? filesOnServer[file])?.()
  })
  return (await Promise.all(all)).filter((one) => one !== undefined)
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

/**
 * The sayer of the sentences that are there. One that is missing, or comes too late, is an error on the console, which
 * ends a test. Events that are told to everybody alike have no sentence for a seat.
 */
function sayer(language: string, known: readonly (readonly Messages[])[]): Say {
  return createSay(language, known.flat(), (key) => {
    if (!key.startsWith('yours.')) console.error(`no sentence for ${key}`)
  })
}

async function showAfresh(
  language: string,
  game: string,
  kind: string | undefined,
  isHosted: boolean,
): Promise<Shown> {
  const atFirst = ['first', ...(isHosted ? (['around'] as const) : [])] as const
  const [drawn, clauses, ...known] = await Promise.all([
    loadDrawn(game, kind),
    books[`../../games/${game}/clauses.ts`]?.() ?? [],
    ...atFirst.map((name) => loadSentences(language, game, name)),
  ])
  let now = sayer(language, known)
  const there = new Set<MessageFile>(atFirst)
  const later = (...names: readonly MessageFile[]) => {
    const fetch = async () => {
      const missing = names.filter((name) => !there.has(name))
      known.push(...(await Promise.all(missing.map((name) => loadSentences(language, game, name)))))
      for (const name of missing) there.add(name)
      now = sayer(language, known)
    }
    return { isThere: () => names.every((name) => there.has(name)), fetch }
  }
  const sentences = {
    refusals: later('refusals'),
    interpretations: later('interpretations'),
    panels: later('panels', 'interpretations'),
    forms: later('forms'),
    yours: later('yours'),
    results: later('results'),
    company: later('company'),
  }
  if (import.meta.env.SSR) {
    const onServer = [...Object.values(sentences), later('around'), later('server')]
    for (const { fetch } of onServer) await fetch()
  }
  const say: Say = (key, values) => now(key, values)
  const book = { id: game, clauses }
  const words = createWords(language, say, book, import.meta.env.BASE_URL)
  return { drawn, book, words: { ...words, later: sentences } }
}

/** Address of the file of a worked example, below the origin. */
export function exampleAddress(language: string, game: string, id: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${language}/${game}/scenarios/${id}.json`
}

/** A worked example, fetched once from the file beside its page, and its game as far as it is told there. In the browser. */
export async function loadExample(
  language: string,
  game: string,
  id: string,
  isHosted = false,
): Promise<Loaded & { readonly scenario: ScenarioData }> {
  const [scenario] = await Promise.all([
    fetchOnce<ScenarioData>(exampleAddress(language, game, id)),
    // Whatever kind of situation it turns out to be.
    show(language, game, '', isHosted),
  ])
  const { situation, told, log } = scenario
  const kind = situation?.kind ?? ''
  if (!told) return { ...(await load(language, game, kind, isHosted)), scenario }
  const { drawn, book, words } = await show(language, game, kind, isHosted)
  return { face: { ...drawn, game: recordedGame(book, told, log) }, words, scenario }
}
