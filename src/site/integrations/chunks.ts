import type { Plugin } from 'vite'

/** The parts of Rolldown's module graph that this file reads. */
interface Graph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

const modules = /[\\/]src[\\/](?:games[\\/]([^\\/]+)|kernel|explorer)[\\/].*\.tsx?$/
const packages = /[\\/]node_modules[\\/](@preact[\\/]signals|pure-rand)/
const kinds = /[\\/]games[\\/][^\\/]+[\\/]situations[\\/]/

/**
 * Groups modules into scripts. Left alone, the bundler makes a script for each set of modules that the same
 * entries need: 70 to 100 of them for one lab, each compressed by itself. So the script of a module follows
 * from what loads it: rules, a worker, a board, or several of these. Nothing here names a file that may be
 * renamed, only the entries that every game has (`engine`, `ui`, `clauses`, `taster`, `worker`, `situations/`).
 */
export function chunks(): Plugin {
  const preact = /[\\/]node_modules[\\/](@astrojs[\\/])?preact[\\/]|preload-helper/
  const groups = [
    { name: 'preact', test: preact, priority: 1 },
    { name: scriptOf, debugName: 'by what loads it' },
  ]
  const build = {
    // No preload links for scripts that are imported later: a worker, which shares some of them, has no document to put a
    // link into. A page names at once what its board needs (`preloads.ts`).
    modulePreload: false as const,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension' as const,
      // Data are read without effect: of a file of sentences nothing is left but its sentences.
      treeshake: { propertyReadSideEffects: false as const },
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  }
  return {
    name: 'reckoning:chunks',
    configEnvironment: (name) => (name === 'client' ? { build } : undefined),
  }
}

/** The name of the script that a module belongs to; null leaves it to the bundler. */
function scriptOf(id: string, graph: Graph): string | null {
  const module = modules.exec(id)
  if (!module && !packages.test(id)) return null
  // What is loaded by itself stays by itself, and so does what is made of data: it waits for them as it starts.
  const isOfData = graph.getModuleInfo(id)?.importedIds.some((one) => one.endsWith('.yaml'))
  if (isOfData || entriesOf(id, graph).includes(id)) return null
  const game = module?.[1]
  return game ? scriptOfGame(id, game, graph) : scriptOfAll(id, graph)
}

/** The script of a module that all games share. */
function scriptOfAll(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph)
  const has = (pattern: RegExp, most = 1) =>
    entries.filter((one) => pattern.test(one)).length >= most
  // What every board is played with: labs need it, and so does the example of a page once it is answered.
  const isStage = has(/[\\/]explorer[\\/]labs[\\/]/) && has(/[\\/]explorer[\\/]prediction[\\/]/)
  const isRule = has(/[\\/]engine\.ts$/) || has(kinds, 10)
  const isWork = has(/[\\/]worker\.ts$/)
  if (isStage) return isRule || isWork ? 'kernel' : 'stage'
  if (isRule) return 'opening'
  if (isWork) return 'work'
  // The fields of forms are small, and whoever answers a question or lays out a lab needs several of them.
  const isField =
    /[\\/]explorer[\\/]forms[\\/]/.test(id) &&
    has(/[\\/]explorer[\\/]labs[\\/]/) &&
    has(/[\\/]explorer[\\/]question[\\/]/)
  return isField ? 'fields' : null
}

/** The script of a module of one game. */
function scriptOfGame(id: string, game: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph)
  const has = (pattern: RegExp) => entries.some((one) => pattern.test(one))
  const by = entries.filter((one) => kinds.test(one)).length
  // What is touched on the front page comes there without the rest.
  if (has(/[\\/]taster\.ts$/)) return by > 0 ? `${game}-tasted` : null
  // A case that is told is drawn, and its clauses are named, without the rest of the rules.
  if (has(/[\\/](ui|clauses)\.ts$/)) return by > 0 ? `${game}-drawn` : null
  const all = graph.getModuleInfo(id.replace(/([\\/]games[\\/][^\\/]+[\\/]).*/, '$1engine.ts'))
  const isForMany = by > (all?.dynamicallyImportedIds.length ?? 0) * MANY
  if (!has(/[\\/]engine\.ts$/) && !isForMany) return null
  // A worker starts without any kind.
  return kinds.test(id) ? `${game}-kinds` : `${game}-rules`
}

/** Rules that more than this share of a game's kinds of situation need travel with the game. */
const MANY = 0.3

const known = new Map<string, readonly string[]>()

/** The modules that are loaded by themselves, and that bring a module along as they start. */
function entriesOf(id: string, graph: Graph): readonly string[] {
  const before = known.get(id)
  if (before) return before
  const found = new Set<string>()
  const open = [id]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue
    found.add(one)
    open.push(...(graph.getModuleInfo(one)?.importers ?? []))
  }
  const entries = [...found].filter((one) => {
    const module = graph.getModuleInfo(one)
    return module && (module.isEntry || module.dynamicImporters.length > 0)
  })
  known.set(id, entries)
  return entries
}
