import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { nearest } from '../kernel/data/nearest.ts'
import { createSay, type Say } from '../kernel/words/say.ts'
import { laterSentences } from '../kernel/words/words.ts'
import { type Language, languages } from './languages.ts'
import { once } from './once.ts'
import { ContentError, type Problem } from './problem.ts'
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

/**
 * Files of a room that boards speak from, by when a page says what is in them: as it comes, later, around a board
 * in first games, whole games and embedded pages, and never but as the site is built.
 */
export const messageFiles = ['first', ...laterSentences, 'around', 'server'] as const
export type MessageFile = (typeof messageFiles)[number]

/**
 * The files of one room's sentences in one language, by their paths: those of a folder, or the one file of a room that is
 * said as a whole. A folder's file of a name that nothing loads is an error of content.
 */
export function filesOfRoom(language: Language, room: string): readonly string[] {
  const folder = inProject('content', 'messages', language, room)
  const files = filesIn(folder, '.yaml')
  for (const file of files) {
    const name = basename(file, '.yaml')
    if (messageFiles.some((one) => one === name)) continue
    const expected = `a file of one of the names ${messageFiles.join(', ')}`
    const alike = nearest(name, messageFiles)
    throw new ContentError([
      { file: shortPath(file), received: `\`${name}\``, expected, nearest: alike },
    ])
  }
  return files.length > 0 ? files : [`${folder}.yaml`].filter((file) => existsSync(file))
}

/**
 * The sentences of one room of the site (`site`, `clauses`, `wild-gangs`, …) in one language, whichever of its files
 * they are in. A key in two files is an error of content.
 */
export function messagesOf(language: Language, room: string): Messages {
  const sentences = new Map<string, string>()
  for (const file of filesOfRoom(language, room)) {
    for (const [key, sentence] of sentencesIn(file)) {
      if (sentences.has(key)) throw new ContentError([twice(file, key)])
      sentences.set(key, sentence)
    }
  }
  return Object.fromEntries(sentences)
}

/** The keys and sentences of one file. */
export function sentencesIn(file: string): [key: string, sentence: string][] {
  return flatten(readYaml(file, tree))
}

function twice(file: string, key: string): Problem {
  const expected = 'a key that no other file of the folder has'
  return { file: shortPath(file), received: `\`${key}\``, expected }
}

/** The rooms that have sentences in a language. */
export function messageRooms(language: Language): string[] {
  return readdirSync(inProject('content', 'messages', language)).map((name) =>
    basename(name, '.yaml'),
  )
}

/** The sayer of a room in each language. A key without a sentence is an error of content. */
const sayers = once((room: string): Record<Language, Say> => {
  const entries = languages.map((language): [Language, Say] => {
    const messages = messagesOf(language, room)
    const sayKnown = createSay(language, [messages])
    const say: Say = (key, values) => {
      if (key in messages || `${key}_other` in messages) return sayKnown(key, values)
      const [first = room] = filesOfRoom(language, room)
      const file = shortPath(first)
      const expected = 'a sentence with that key'
      const alike = nearest(key, Object.keys(messages))
      throw new ContentError([{ file, received: `no \`${key}\``, expected, nearest: alike }])
    }
    return [language, say]
  })
  return Object.fromEntries(entries) as Record<Language, Say>
})

/** The sentences of a room in one group, such as those that a script says, by their keys without the group's name. */
export function messagesUnder(language: Language, room: string, group: string): Messages {
  const prefix = `${group}.`
  return Object.fromEntries(
    Object.entries(messagesOf(language, room))
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, sentence]) => [key.slice(prefix.length), sentence]),
  )
}

/** Formatter of a room's sentences in a language. */
export function sayer(language: Language, room: string): Say {
  return sayers(room)[language]
}
