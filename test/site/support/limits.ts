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
 * answers, on a phone, the heaviest lab of those that come to no more than is asked; what is always worked out of a case
 * comes with its place, which a wider screen shows from the beginning: `whole` is the first lab with all that. Of a worker
 * what it loads as it starts, and with what it has loaded when those odds are there.
 */
export const scriptLimits = {
  'wild-gangs': { chapter: 59, example: 57, lab: 83, whole: 83, worker: 29, working: 41 },
  'fast-west': { chapter: 56, example: 54, lab: 76, whole: 72, worker: 29, working: 41 },
  nowheresville: { chapter: 62, example: 63, lab: 95, whole: 108, worker: 30, working: 43 },
  'quick-and-undead': { chapter: 71, example: 71, lab: 92, whole: 110, worker: 30, working: 42 },
  'trust-me': { chapter: 76, example: 75, lab: 94, whole: 119, worker: 36, working: 50 },
} as const satisfies Record<GameId, unknown>

/**
 * Labs that come to more than is asked of labs, each with what it may come to. A case is played in one go, so all the rules
 * that it can come to are there before its first step; nothing else that these load can wait until somebody opens it.
 */
export const heavyLabs: Readonly<Partial<Record<GameId, Readonly<Record<string, number>>>>> = {
  'quick-and-undead': {
    // Every rule of the game, those of a game alone among them, and the sentences of all.
    game: 102,
    round: 99,
  },
  'trust-me': {
    // A measured table: the geometry of moves and sight, scenery and what is placed upon it, and moving figures by hand.
    spawn: 106,
    zombies: 106,
    // With that whatever a survivor can do in a turn: actions, searches, objects, combat.
    turn: 117,
    round: 116,
    game: 116,
    // Under a board that is small what is worked out is in view from the beginning: what every place of a sheet would cost,
    // and what has yet to happen before somebody can leave.
    inventory: 105,
    claim: 100,
  },
}

/** What the scripts of a lab may come to. */
export function limitOf(game: GameId, lab: string): number {
  return heavyLabs[game]?.[lab] ?? scriptLimits[game].lab
}
