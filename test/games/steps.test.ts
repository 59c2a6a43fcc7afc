import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import { type GameId, gameIds, programOf } from '../../src/games/manifest.ts'
import { clauses as toyClauses } from './toy/clauses.ts'

/*
 * Parts of a game beyond what the laws and the tests of content hold, in the order in which it is written:
 * whoever has made one with `npm run new:game` is led from one red line to the next.
 */

interface Step {
  /** The thing to do, as the name of a test. */
  readonly todo: string
  /** All that is still missing, file by file. */
  missing(game: GameId): readonly string[]
}

/** The files, from the project's folder, that are not there. */
function absent(...files: readonly string[]): readonly string[] {
  return files.filter((file) => globSync(file, { cwd: inProject() }).length === 0)
}

/** A file, where it does not say something yet. */
function silent(file: string, words: string): readonly string[] {
  const said = existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : ''
  return said.includes(words) ? [] : [`${file}: ${words}`]
}

const steps: readonly Step[] = [
  {
    todo: '1. write the clauses of the rulebook, and after each its procedure, texts and example',
    missing: (game) => {
      const toys = new Set<string>(toyClauses.map(({ id }) => id))
      const own = programOf(game).clauses.filter(({ id }) => !toys.has(id))
      return own.length > 0
        ? []
        : [`src/games/${game}/clauses.ts: the clauses are those of the toy`]
    },
  },
  {
    todo: '2. write the rules a second time for the tests, from the clauses and not from the engine',
    missing: (game) => absent(`test/games/${game}/oracle.test.ts`),
  },
  {
    todo: '3. export the types of the game to programs',
    missing: (game) => silent('src/node/index.ts', `'../games/${game}/index.ts'`),
  },
  {
    todo: '4. name the game, say whom it is for, and lead into its first lab',
    missing: (game) =>
      languages.flatMap((language) => {
        const said = messagesOf(language, 'site')
        const keys = ['name', 'players', 'pitch', 'try'].map((key) => `games.${game}.${key}`)
        const file = `content/messages/${language}/site.yaml`
        return keys.filter((key) => said[key] === undefined).map((key) => `${file}: ${key}`)
      }),
  },
  {
    todo: '5. write its reference sheet',
    missing: (game) =>
      absent(...languages.map((language) => `content/docs/${language}/${game}/reference.mdx`)),
  },
  {
    todo: '6. draw the board: the shapes, the style, the pictures, and the board made of them',
    missing: (game) => {
      const files = ['Board.tsx', 'board.css', 'sheet.svg', 'pictures.tsx']
      return absent(...files.map((file) => `src/games/${game}/board/${file}`))
    },
  },
  {
    todo: '7. put it on the stage: the engine of a page, its worker, its face',
    missing: (game) => {
      const files = ['engine.ts', 'worker.ts', 'ui.ts']
      return absent(...files.map((file) => `src/games/${game}/${file}`))
    },
  },
  {
    todo: '8. give it an ink of its own',
    missing: (game) => silent('src/site/styles/tokens.css', `[data-game="${game}"]`),
  },
  {
    todo: '9. guide a newcomer through a first game',
    missing: (game) => absent(`content/first-games/${game}.yaml`),
  },
  {
    todo: '10. tell what it is: a README of its own, a row in the main one',
    missing: (game) => [
      ...absent(`src/games/${game}/README.md`),
      ...silent('README.md', `src/games/${game}/README.md`),
    ],
  },
]

describe.each(gameIds)('the steps to %s', (game) => {
  test.each(steps)('$todo', ({ missing }) => {
    expect(missing(game)).toEqual([])
  })
})
