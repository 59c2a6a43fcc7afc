import { expect, test } from 'vitest'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { builtPages } from './support/built.ts'

/** The stylesheets of a page. */
const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)

/** The pages that show tables of all games: the front page, the case of the day, practice of all games, and a set. */
const showsAllGames = (address: string) =>
  /^\/(?:embed\/)?[a-z]{2}\/(?:(?:today|practice|set)\/)?$/.test(address)

const pages = builtPages()
  .filter(({ address }) => !showsAllGames(address))
  .map(({ address, html }) => ({ address, sheets: sheetsOf(html) }))

/** The pages of a game, and all others but those that show all games. */
const byGame = (game: GameId) =>
  Object.groupBy(pages, ({ address }) => (address.includes(`/${game}/`) ? 'own' : 'others'))

test.each(gameIds)(
  'the stylesheet of %s’s board comes with each of its pages, and with no other game’s',
  (game) => {
    const { own = [], others = [] } = byGame(game)
    const elsewhere = new Set(others.flatMap(({ sheets }) => sheets))
    const its = [...new Set(own.flatMap(({ sheets }) => sheets))].filter(
      (sheet) => !elsewhere.has(sheet),
    )
    expect(its).toEqual([expect.stringContaining('/board.')])
    const without = own.filter(({ sheets }) => !sheets.includes(its[0] ?? ''))
    expect(without.map(({ address }) => address)).toEqual([])
  },
)
