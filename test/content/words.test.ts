import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Language, languages } from '../../src/content/languages.ts'
import { messageRooms, messagesOf } from '../../src/content/messages.ts'
import { proseOf } from '../../src/content/pages.ts'
import { readProse } from '../../src/content/prose.ts'
import { inProject, shortPath } from '../../src/content/root.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'

/** Words of the house for its own things, which nobody says at a table; CONTRIBUTING.md lists what is said. */
const ours: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:labs?|seeds?|ledgers?|traces?|(?:other|another|our|this|the|two|both|which|these) readings?)\b/i,
  fr: /(?<!\p{L})(?:ateliers?|graines?|clauses?|(?:autres?|notre|cette|la|deux|quelle|ces) lectures?)(?!\p{L})/iu,
}

/** The rooms that players read; the command line speaks to programmers. */
const rooms = (language: Language) => messageRooms(language).filter((room) => room !== 'cli')

/** Every text in a piece of data, without what is filled in and the sentences that are named in it. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, '')]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** Every text of a language in a piece of data that is written in both. */
function textsOf(data: unknown, language: Language): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === language ? textsIn(value) : textsOf(value, language),
  )
}

function found(language: Language, where: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const [word] = ours[language].exec(text) ?? []
    return word === undefined ? [] : [`${where}: ${word}`]
  })
}

describe.each(languages)('readers of %s meet no word of the house', (language) => {
  test.each(rooms(language))('in the sentences of %s', (room) => {
    const texts = textsIn(Object.values(messagesOf(language, room)))
    expect(found(language, room, texts)).toEqual([])
  })

  test('in the pages', () => {
    const faults = proseOf(language).flatMap(({ file }) => {
      const { frontmatter, words } = readProse(inProject(file))
      const head = [frontmatter.title, frontmatter.description].map((text) => String(text ?? ''))
      const texts = [...head, ...words.map(({ text }) => text)]
      return found(language, shortPath(inProject(file)), texts)
    })
    expect(faults).toEqual([])
  })

  test.each(gameIds)('in the examples of %s', (game) => {
    const faults = [...scenariosOf(game).values()].flatMap(({ id, title, question, explain }) =>
      found(language, id, [title[language], question[language], explain[language]]),
    )
    expect(faults).toEqual([])
  })
})

test.each(gameIds)(
  'the rulings, terms, first game, first ten minutes and quarrels of %s name nothing as the house does',
  (game) => {
    const folders = ['rulings', 'glossary', 'first-games', 'learn', 'disputes', 'misreadings']
    const faults = folders.flatMap((folder) => {
      const file = inProject('content', folder, `${game}.yaml`)
      if (!existsSync(file)) return []
      const read = parse(readFileSync(file, 'utf8'))
      return languages.flatMap((language) => found(language, folder, textsOf(read, language)))
    })
    expect(faults).toEqual([])
  },
)

test.each([
  ['en', 'Change this in its lab'],
  ['en', 'Under the other reading'],
  ['fr', 'selon notre lecture'],
] as const)('a word of the house is found (%s): %s', (language, text) => {
  expect(found(language, '', [text])).toHaveLength(1)
})
