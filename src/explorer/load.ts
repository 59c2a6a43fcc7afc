import { createSay, type Messages } from '../speech/say.ts'
import { createWords, type Words } from '../speech/words.ts'
import type { Face } from './face.ts'
import { loadFace } from './faces.ts'

const files = import.meta.glob<{ default: Messages }>('../../content/messages/*/*.yaml')

/** The sentences of one room in one language; a page loads those of its own language only. */
async function loadMessages(language: string, room: string): Promise<Messages> {
  const load = files[`../../content/messages/${language}/${room}.yaml`]
  if (!load) throw new Error(`no messages of ${room} in ${language}`)
  return (await load()).default
}

/** What a page of a game needs to play: the game and how it is said in the page's language. */
export interface Loaded {
  readonly face: Face
  readonly words: Words
}

const loaded = new Map<string, Promise<Loaded>>()

/** A game in a language, loaded once. On the server, which draws thousands of cases, and in the browser alike. */
export function load(language: string, game: string): Promise<Loaded> {
  const key = `${language} ${game}`
  const known = loaded.get(key)
  if (known) return known
  const fresh = loadAfresh(language, game)
  if (!import.meta.env.DEV) loaded.set(key, fresh)
  return fresh
}

async function loadAfresh(language: string, game: string): Promise<Loaded> {
  const rooms = ['explorer', game, 'kernel']
  const [face, ...messages] = await Promise.all([
    loadFace(game),
    ...rooms.map((room) => loadMessages(language, room)),
  ])
  const say = createSay(language, messages)
  return { face, words: createWords(language, say, face.game, import.meta.env.BASE_URL) }
}
