import { type GameId, gameIds } from '../../../src/games/manifest.ts'

/** In bytes. */
const kilobyte = 1024
const megabyte = 1_000_000

/** What is asked of the site, in pages and in bytes of HTML: of all of it, for each game that it has, and of a chapter. */
export const siteLimits = {
  pages: 700 * gameIds.length,
  html: 22 * megabyte * gameIds.length,
  chapter: 400 * kilobyte,
} as const

/**
 * What is asked of the scripts of any game, in kilobytes, compressed: what a page loads until its board answers, and what a
 * worker loads as it starts.
 */
export function askedOfScripts(game: GameId) {
  // Trust Me measures a table: its worker has geometry in it.
  return { chapter: 85, example: 85, lab: 95, worker: game === 'trust-me' ? 40 : 30 } as const
}

/**
 * What the scripts of each game may come to, which is what they come to today, in kilobytes. What a page loads until its board
 * answers, on a phone; what is always worked out of a case comes with its place, which a wider screen shows from the
 * beginning: `whole` is a lab with all that. Of a worker what it loads as it starts, and with what it has loaded when its
 * odds are there. The lab is the first of the game.
 */
export const scriptLimits = {
  'wild-gangs': { chapter: 59, example: 58, lab: 81, whole: 83, worker: 29, working: 41 },
  'fast-west': { chapter: 56, example: 54, lab: 69, whole: 71, worker: 29, working: 41 },
  nowheresville: { chapter: 64, example: 64, lab: 87, whole: 108, worker: 30, working: 43 },
  'quick-and-undead': { chapter: 71, example: 71, lab: 87, whole: 110, worker: 30, working: 42 },
  'trust-me': { chapter: 77, example: 76, lab: 95, whole: 119, worker: 37, working: 50 },
} as const satisfies Record<GameId, unknown>
