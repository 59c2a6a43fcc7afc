import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { engineOf } from '../content/fired.ts'
import { both } from '../content/languages.ts'
import { scenariosFolder, scenariosOf } from '../content/scenarios.ts'
import { parseYaml } from '../content/yaml.ts'
import { type GameId, gameIds, isGame } from '../games/manifest.ts'
import type { Game } from '../kernel/game.ts'
import { nearest } from '../kernel/nearest.ts'
import { runScenario, type ScenarioRun } from '../kernel/scenario.ts'
import { type Options, UsageError } from './options.ts'

const text = both(z.string()).optional()
const asked = z.looseObject({ fact: z.string() })

/** A scenario as far as it is needed here: whoever just wants a verdict writes a situation and no more. */
const scenario = z.looseObject({
  title: text,
  question: text,
  explain: text,
  situation: z.unknown().optional(),
  readings: z.record(z.string(), z.unknown()).default({}),
  answers: z.array(z.unknown()).default([]),
  whatever: z.int().nonnegative().optional(),
  predict: asked.optional(),
  because: z.string().optional(),
  expect: z
    .looseObject({
      odds: z.array(asked).default([]),
      refused: z.looseObject({ clause: z.string(), code: z.string() }).optional(),
    })
    .default({ odds: [] }),
})

/** A file may also hold the situation itself. */
const content = z.preprocess(
  (data) => (isBare(data) ? { situation: data } : data),
  scenario.refine(({ situation }) => situation !== undefined, {
    path: ['situation'],
    message: 'a situation: `situation:` with a `kind:`, or the situation itself',
  }),
)

function isBare(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && !('situation' in data)
}

/** A file that a command works on. */
export interface Case {
  /** The file, as it was named. */
  readonly file: string
  readonly game: Game
  readonly scenario: z.infer<typeof scenario>
}

/** Reads the file of a case, with the readings of the command line over its own. */
export function readCase(name: string, options: Options): Case {
  const file = fileOf(name, options.game)
  const read = parseYaml(readFileSync(file, 'utf8'), content, file === name ? name : file)
  const one = { file, game: engineOf(gameOf(file, options.game)), scenario: read }
  if (Object.keys(options.readings).length === 0) return one
  const readings = { ...read.readings, ...options.readings }
  return unexplained({ ...one, scenario: { ...read, readings } })
}

/** A case without the reason that its author gives, which holds for the author's own run alone. */
export function unexplained(one: Case): Case {
  return { ...one, scenario: { ...one.scenario, because: undefined, explain: undefined } }
}

/** The file of that name, or of the scenario with that id, in the game that was told if one was. */
export function fileOf(name: string, told: string | undefined): string {
  if (existsSync(name)) {
    if (statSync(name).isFile()) return name
    throw new UsageError('folder', { received: name })
  }
  const games = gameIds.filter((game) => told === undefined || told === game)
  const [game, another] = games.filter((each) => scenariosOf(each).has(name))
  if (game && another) {
    throw new UsageError('several', { received: name, game, another })
  }
  if (game) return join(scenariosFolder(game), `${name}.yaml`)
  const ids = games.flatMap((each) => [...scenariosOf(each).keys()])
  const alike = nearest(basename(name, '.yaml'), ids)
  if (alike === undefined) throw new UsageError('file', { received: name })
  throw new UsageError('scenario', { received: name, alike })
}

/** The game of a file: as told, else that of its folder, else the only one. */
export function gameOf(file: string, told: string | undefined): GameId {
  const folder = basename(dirname(resolve(file)))
  const id = told ?? (isGame(folder) || gameIds.length > 1 ? folder : gameIds[0])
  if (isGame(id)) return id
  throw new UsageError('game', { received: String(id), allowed: gameIds.join(', ') })
}

/** Runs a case: opens its situation and gives its answers. */
export function runCase({ game, scenario: { whatever, ...rest } }: Case): ScenarioRun {
  const { situation, readings, answers } = rest
  const played = { situation, readings, answers }
  return runScenario(game, whatever === undefined ? played : { ...played, whatever })
}
