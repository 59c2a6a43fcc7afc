import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { createSay } from '../../src/kernel/words/say.ts'

/** Rooms of sentences on every page of the explorer; the pages of a game add theirs. */
const common = ['explorer', 'kernel']
/** Folders of the explorer whose sentences are rooms of their own, with those rooms. */
const apart = {
  practice: ['practice'],
  tables: ['table'],
  slips: ['table'],
  disputes: ['disputes', 'table'],
} as const
const rooms = [...common, ...new Set(Object.values(apart).flat()), ...gameIds]

/** True for a file of a folder whose sentences are a room of their own. */
const isApart = (file: string) => Object.hasOwn(apart, file.split(/[\\/]/)[0] ?? '')

/** A value for every name that a sentence may hold. */
const values = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
      name,
      name === 'value' ? 'strength' : `<${name}>`,
    ]),
  )

/** The sources of a folder; of a folder for each game, those of one game. */
function sources(folder: string, game?: string): string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !isApart(file))
    .filter((file) => {
      const [, owner] = /(?:boards|games)[\\/]([^\\/.]+)/.exec(file) ?? []
      return owner === undefined || owner === game
    })
    .map((file) => readFileSync(inProject(folder, file), 'utf8'))
}

/** Keys of the sentences that sources name. */
function keysIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => [...text.matchAll(/words\.say\(\s*'([\w.-]+)'|\bsay\('([\w.-]+)'/g)])
    .map(([, one, other]) => one ?? other ?? '')
}

describe.each(languages)('the sentences of the explorer (%s)', (language) => {
  describe.each(rooms)('of %s', (room) => {
    const messages = messagesOf(language, room)
    const say = createSay(language, [messages])

    test('are filled to the last value, and name only sentences that exist', () => {
      for (const [key, text] of Object.entries(messages)) {
        const said = say(key, values(text))
        expect(said, key).not.toMatch(/\{\{|\$t\(/)
        const named = text.match(/\$t\(([^)]+)\)/g) ?? []
        if (named.length === 0) {
          expect(said, key).toBe(
            text.replace(/\{\{(\w+)\}\}/g, (_, name) => values(text)[name] ?? ''),
          )
        }
      }
    })

    test('have each plural form that their language has, and take it', () => {
      const rules = new Intl.PluralRules(language)
      const plural = Object.keys(messages).filter((key) => key.endsWith('_other'))
      for (const key of plural.map((each) => each.replace(/_other$/, ''))) {
        for (const count of [0, 1, 2, 5, 1_000_000]) {
          const form = `${key}_${rules.select(count)}`
          expect(messages, form).toHaveProperty([form])
          const filled = { ...values(messages[form] ?? ''), count }
          expect(say(key, filled)).toBe(say(form, filled))
        }
      }
    })
  })

  test.each(gameIds)('exist for each key that the source names (%s)', (game) => {
    const known = new Set(
      [...common, game].flatMap((room) => Object.keys(messagesOf(language, room))),
    )
    const isKnown = (key: string) => known.has(key) || known.has(`${key}_other`)
    const texts = sources('src/explorer', game).concat(
      sources(`src/games/${game}`, game),
      sources('src/pages/embed', game),
    )
    expect(keysIn(texts).filter((key) => !isKnown(key))).toEqual([])
  })

  test.each(Object.entries(apart))('exist for each key that %s names', (folder, own) => {
    const known = [...common, ...own].flatMap((room) => Object.keys(messagesOf(language, room)))
    const isKnown = (key: string) =>
      [key, `said.${key}`, `said.${key}_other`].some((each) => known.includes(each))
    const named = keysIn(sources(`src/explorer/${folder}`))
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((key) => !isKnown(key))).toEqual([])
  })

  test('give a reason for every code of the kernel', () => {
    const codes = sources('src/kernel').flatMap((text) =>
      [...text.matchAll(/code(?::| =) '([a-z-]+)'/g)].map(([, code]) => `refusal.${code}`),
    )
    const known = Object.keys(messagesOf(language, 'kernel'))
    const isSaid = (code: string) =>
      known.includes(code) ||
      gameIds.every((game) => Object.hasOwn(messagesOf(language, game), code))
    expect(codes.filter((code) => !isSaid(code))).toEqual([])
  })
})

test('what is filled into a sentence is not read again', () => {
  const say = createSay('en', [{ a: 'a {{x}}', b: '{{y}}' }])
  expect(say('a', { x: '$t(a) {{y}}', y: 'no' })).toBe('a $t(a) {{y}}')
})
