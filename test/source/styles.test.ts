import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'

const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: inProject() })
    .map((file) => readFileSync(inProject(file), 'utf8'))
    .join('\n')

/** The classes that stylesheets speak of. */
function styled(pattern: string): Set<string> {
  const rules = textOf(pattern).replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

/** The classes that components name outright. */
function named(pattern: string): Set<string> {
  const text = textOf(pattern).replace(/\$\{[^}]*\}/g, '')
  const attributes = text.matchAll(/\bclass=(?:"([^"]*)"|\{`([^`]*)`\})/g)
  return new Set(
    [...attributes].flatMap(
      ([, plain = '', made = '']) => `${plain} ${made}`.match(/[\w-]+/g) ?? [],
    ),
  )
}

const stage = styled('src/explorer/**/*.css')
const boardOf = (game: GameId) => styled(`src/games/${game}/board/**/*.css`)

describe('what a stylesheet of one game styles', () => {
  test.each(gameIds)('is not counted on by the boards of %s', (game) => {
    const own = boardOf(game)
    const others = gameIds.filter((other) => other !== game).map(boardOf)
    const borrowed = [...named(`src/games/${game}/**/*.tsx`)].filter(
      (name) => !own.has(name) && !stage.has(name) && others.some((sheet) => sheet.has(name)),
    )
    expect(borrowed).toEqual([])
  })

  test('is not counted on by the stage', () => {
    const boards = gameIds.map(boardOf)
    const site = styled('src/site/**/*.css')
    // The box around an island has no look of its own; a board may ask whether it stands in one.
    const own = new Set(['island'])
    const borrowed = [...named('src/{explorer,site}/**/*.{tsx,astro}')].filter(
      (name) =>
        !own.has(name) &&
        !stage.has(name) &&
        !site.has(name) &&
        boards.some((sheet) => sheet.has(name)),
    )
    expect(borrowed).toEqual([])
  })
})
