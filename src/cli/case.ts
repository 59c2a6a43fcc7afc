import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { engineOf } from '../content/engines.ts'
import { both } from '../content/languages.ts'
import type { Told } from '../content/problem.ts'
import { scenariosFolder, scenariosOf } from '../content/scenarios.ts'
import { readYaml } from '../content/yaml.ts'
import { type GameId, gameIds, isGame } from '../games/manifest.ts'
import { isRecord } from '../kernel/data/keyed.ts'
import { nearest } from '../kernel/data/nearest.ts'
import type { Game } from '../kernel/game/game.ts'
import { runScenario, type ScenarioRun } from '../kernel/scenario/scenario.ts'
import { linkedCase, linkedExample } from './link.ts'
import { noGame, type Options, UsageError } from './options.ts'

const text = both(z.string()).optional()
const asked = z.looseObject({ fact: z.string() })

/** A scenario as far as it is needed here: whoever just wants a verdict writes a situation and no more. */
const scenario = z.looseObject({
  title: text,
  question: text,
  level: z.string().optional(),
  explain: text,
  situation: z.unknown().optional(),
  readings: z.record(z.string(), z.unknown()).default({}),
  answers: z.array(z.unknown()).default([]),
  ours: z.array(z.unknown()).optional(),
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

/** Parts of a file beside its situation. */
const parts = Object.keys(scenario.shape)

/** A file may also hold the situation itself. */
const content = z.preprocess(
  (data) =>
    isRecord(data) && 'kind' in data && !('situation' in data) ? { situation: data } : data,
  scenario.superRefine((data, context) => {
    const refuse = (name: string, message: string, told: Told) =>
      context.addIssue({ code: 'custom', path: [name], message, params: { ...told } })
    if (data.situation === undefined || data.situation === null) {
      return refuse('situation', WANTED, { key: 'no-situation' })
    }
    for (const name of Object.keys(data)) {
      if (parts.includes(name)) continue
      const values = { received: name, allowed: parts.join(', ') }
      refuse(name, `one of ${values.allowed}`, { key: 'unknown', values, possible: parts })
    }
  }),
)

const WANTED = 'a situation: `situation:` with a `kind:`, or the situation itself'

/** A file that a command works on. */
export interface Case {
  /** The file, as it was named. */
  readonly file: string
  readonly game: Game
  readonly scenario: z.infer<typeof scenario>
}

/** Reads a case: the file of that name, or what a link to one holds; with the readings of the command line over its own. */
export function readCase(name: string, options: Options): Case {
  const one = linked(name) ?? inFile(name, options.game)
  if (Object.keys(options.readings).length === 0) return one
  const readings = { ...one.scenario.readings, ...options.readings }
  return unexplained({ ...one, scenario: { ...one.scenario, readings } })
}

function linked(name: string): Case | undefined {
  const found = linkedCase(name)
  return found && { file: name, game: found.game, scenario: scenario.parse(found.scenario) }
}

function inFile(name: string, told: string | undefined): Case {
  const file = fileOf(name, told)
  return { file, game: engineOf(gameOf(file, told)), scenario: readYaml(file, content) }
}

/** A case without the reason that its author gives, which holds for the author's own run alone. */
export function unexplained(one: Case): Case {
  return { ...one, scenario: { ...one.scenario, because: undefined, explain: undefined } }
}

/** The file of that name, or of the scenario with that id, in the game that was told if one was. */
export function fileOf(name: string, told: string | undefined): string {
  if (told !== undefined && !isGame(told)) throw noGame(told)
  if (existsSync(name)) {
    if (!statSync(name).isDirectory()) return name
    throw new UsageError('folder', { received: name })
  }
  const shown = linkedExample(name)
  if (shown) return fileOf(shown[1], shown[0])
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

/** The game of a file: as told, else that of its folder. */
export function gameOf(file: string, told: string | undefined): GameId {
  const id = told ?? basename(dirname(resolve(file)))
  if (isGame(id)) return id
  throw told === undefined
    ? new UsageError('which-game', { file, allowed: gameIds.join(', ') })
    : noGame(told)
}

/** Runs a case: opens its situation and gives its answers. */
export function runCase({ game, scenario: { whatever, ...rest } }: Case): ScenarioRun {
  const { situation, readings, answers } = rest
  const played = { situation, readings, answers }
  return runScenario(game, whatever === undefined ? played : { ...played, whatever })
}
