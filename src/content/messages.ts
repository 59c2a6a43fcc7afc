import { existsSync } from 'node:fs'
import { createInstance, type TOptions } from 'i18next'
import { z } from 'zod'
import { nearest } from '../kernel/nearest.ts'
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

/** Says a sentence by its key, filled with values; plural forms follow the value `count`. */
export type Say = (key: string, values?: TOptions) => string

/** The sayer of a room in each language. A key without a sentence is an error of content. */
const sayers = once((room: string): Record<Language, Say> => {
  const entries = languages.map((language): [Language, Say] => {
    const messages = messagesOf(language, room)
    const i18n = createInstance({
      lng: language,
      resources: { [language]: { translation: messages } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initAsync: false,
    })
    void i18n.init()
    const say: Say = (key, values = {}) => {
      const known: boolean = i18n.exists(key, values)
      if (known) return i18n.t(key, { ...values, defaultValue: key })
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
