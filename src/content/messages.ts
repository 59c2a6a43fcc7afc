import { existsSync } from 'node:fs'
import { z } from 'zod'
import { nearest } from '../kernel/data/nearest.ts'
import { createSay, type Say } from '../kernel/words/say.ts'
import { type Language, languages } from './languages.ts'
import { once } from './once.ts'
import { ContentError } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { filesIn, readYaml } from './yaml.ts'

type Tree = { readonly [key: string]: string | Tree }
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])))

/** Sentences by key; keys of nested groups are joined by dots. */
export type Messages = Readonly<Record<string, string>>

function flatten(group: Tree, prefix = ''): [string, string][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] satisfies [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

/** The file of one room's sentences in one language. */
export function messagesFile(language: Language, room: string): string {
  return inProject('content', 'messages', language, `${room}.yaml`)
}

/** The sentences of one room of the site (`site`, `clauses`, `wild-gangs`, …) in one language. */
export function messagesOf(language: Language, room: string): Messages {
  const file = messagesFile(language, room)
  return existsSync(file) ? Object.fromEntries(flatten(readYaml(file, tree))) : {}
}

/** The rooms that have a file of sentences in a language. */
export function messageRooms(language: Language): string[] {
  return filesIn(inProject('content', 'messages', language), '.yaml').map((file) =>
    file.replace(/^.*[\\/]|\.yaml$/g, ''),
  )
}

/** The sayer of a room in each language. A key without a sentence is an error of content. */
const sayers = once((room: string): Record<Language, Say> => {
  const entries = languages.map((language): [Language, Say] => {
    const messages = messagesOf(language, room)
    const sayKnown = createSay(language, [messages])
    const say: Say = (key, values) => {
      if (key in messages || `${key}_other` in messages) return sayKnown(key, values)
      const file = shortPath(messagesFile(language, room))
      const expected = 'a sentence with that key in the file'
      const alike = nearest(key, Object.keys(messages))
      throw new ContentError([{ file, received: `no \`${key}\``, expected, nearest: alike }])
    }
    return [language, say]
  })
  return Object.fromEntries(entries) as Record<Language, Say>
})

/** Formatter of a room's sentences in a language. */
export function sayer(language: Language, room: string): Say {
  return sayers(room)[language]
}
