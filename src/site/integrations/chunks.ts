import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inProject } from '../../content/root.ts'

/** What a build knows of its modules, as far as it is asked here. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** What every board is played with. */
const played = [
  ...['explorer/player/Player.tsx', 'explorer/player/Tools.tsx', 'explorer/player/session.ts'],
  'explorer/player/Verdict.tsx',
  ...['kernel/words/speak.ts', 'kernel/words/words.ts', 'kernel/words/parts.ts'],
].map((file) => inProject('src', file))

/**
 * Which modules travel together. Left to itself a build makes a script of everything that the same pages need,
 * down to a single function: dozens of them, each compressed by itself. So what every board needs is made two
 * scripts, one of which its workers need as well, and the rules of a game three kinds of them, by the kinds of
 * situation that need them.
 */
export function chunks(): Plugin {
  const groups = [
    { name: 'preact', test: /[\\/](?:preact|hooks|jsxRuntime)\.module\.js$/, priority: 3 },
    { name: 'preload-helper', test: /vite[\\/]preload-helper/, priority: 3 },
    {
      name: 'fields',
      test: /(?:forms[\\/](?:PickOne|NumberField|CheckBox)\.tsx|player[\\/]useKeptFocus\.ts)$/,
      priority: 2,
    },
    {
      name: 'kernel',
      test: /src[\\/]kernel[\\/](?:replay|kind|clause|keyed|take-out|turns|changes|rank|schema[\\/]schema|choice[\\/](?:contract|count|list|reasons))\.ts$/,
      priority: 2,
    },
    { name: stageOf, priority: 1, includeDependenciesRecursively: false },
    { name: rulesOf, includeDependenciesRecursively: false },
  ]
  const build = {
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension' as const,
      output: { codeSplitting: { groups } },
    },
  }
  return {
    name: 'reckoning:chunks',
    configEnvironment: (name) => (name === 'client' ? { build } : undefined),
  }
}

/** The script of every board, if a module belongs to it: what a worker may need is kept out of it. */
function stageOf(id: string, graph: Graph): string | null {
  if (!played.some((file) => reach(file, graph).has(id))) return null
  return games().some((game) => isRule(game, id, graph)) ? null : 'stage'
}

/** The folders of all games. */
function games(): readonly string[] {
  const folder = inProject('src', 'games')
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}

/** Whether a game is played by a module, from situations of whatever kind. */
function isRule(folder: string, id: string, graph: Graph): boolean {
  const engine = join(folder, 'engine.ts')
  return [engine, ...kindsOf(engine, graph)].some((file) => reach(file, graph).has(id))
}

/** The kinds of situation of a game, each a module that its engine loads when it is asked for. */
function kindsOf(engine: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(engine)?.dynamicallyImportedIds ?? []
}

/** The script to which a module of a game's rules belongs; null where that is best left to the build. */
function rulesOf(id: string, graph: Graph): string | null {
  const [, folder, game] = /^(.*[\\/]games[\\/]([^\\/]+)[\\/]).*\.ts$/.exec(id) ?? []
  const engine = `${folder}engine.ts`
  if (!folder || id === engine) return null
  const kinds = kindsOf(engine, graph)
  const needed = kinds.map((kind) => reach(kind, graph))
  const by = needed.filter((modules) => modules.has(id))
  // What makes the game of its data waits for them, in the script of the engine.
  const isPlay = reach(engine, graph).has(id) && !/[\\/]board[\\/]/.test(id)
  if (by.length === 0 && !isPlay) return null
  const isForMost = isPlay || by.length > kinds.length / 2
  // What is touched on the front page comes there without the rest.
  if (reach(`${folder}taster.ts`, graph).has(id)) return isForMost ? `${game}-tasted` : null
  // A worker starts without any kind, and a whole game is not laid out.
  if (/[\\/]kinds[\\/]/.test(id) && !isPlay) {
    if (kinds.includes(id)) return null
    return by.length === kinds.length ? `${game}-kinds` : isForMost ? `${game}-laid` : null
  }
  if (isForMost) return `${game}-rules`
  const most = Math.max(...needed.map(({ size }) => size))
  return by.every(({ size }) => size > most * LARGE) ? `${game}-course` : null
}

/** A kind of situation that needs more than this part of all rules is a whole game, or next to it. */
const LARGE = 0.9

const reached = new Map<string, ReadonlySet<string>>()

/** The modules that come with a module as it starts. */
function reach(id: string, graph: Graph): ReadonlySet<string> {
  const known = reached.get(id)
  if (known) return known
  const found = new Set<string>()
  const open = [id]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const module = found.has(one) ? null : graph.getModuleInfo(one)
    if (!module) continue
    found.add(one)
    open.push(...module.importedIds)
  }
  reached.set(id, found)
  return found
}
