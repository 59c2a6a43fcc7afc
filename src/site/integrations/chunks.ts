import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { inProject } from '../../content/root.ts'

/** What a build knows of its modules, as far as it is asked here. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** A file below `src`, or a pattern for what packages bring. */
type Name = string | RegExp

/** What every board is played with. */
const played = [
  'explorer/controls/Player.tsx',
  'explorer/controls/Tools.tsx',
  'explorer/session/session.ts',
  'explorer/prediction/Verdict.tsx',
  'explorer/share/QrButton.tsx',
  'explorer/ui/useKeptFocus.ts',
  'explorer/ui/useSignals.ts',
  'explorer/board/Targets.tsx',
  'explorer/board/Tabs.tsx',
  'explorer/board/Icon.tsx',
  'explorer/board/Drawing.tsx',
  'explorer/board/Panels.tsx',
  'explorer/board/Pieces.tsx',
  'explorer/board/Label.tsx',
  ...within('explorer/forms', 'PickOne.tsx', 'NumberField.tsx', 'CheckBox.tsx'),
  ...within('kernel/words', 'speak.ts', 'words.ts', 'parts.ts'),
  'explorer/sheet.ts',
]

/** What travels together by name; what else it needs goes its own way. */
const together: Readonly<Record<string, readonly Name[]>> = {
  preact: [
    ...[/preact\.module\.js$/, /hooks\.module\.js$/, /jsxRuntime\.module\.js$/],
    ...[/@astrojs[\\/]preact[\\/]dist[\\/]/, 'site/islands/Island.tsx'],
  ],
  // A lab, and what all labs have in common, whichever it is.
  LabIsland: ['site/islands/LabIsland.tsx', 'explorer/labs/useCaseInUrl.tsx'],
  'preload-helper': [/vite[\\/]preload-helper/],
  load: ['site/islands/load.ts', 'explorer/labs/load.ts', 'explorer/worker/spawn.ts'],
  question: [
    'explorer/question/Question.tsx',
    'explorer/question/AnswerField.tsx',
    'explorer/question/field-props.tsx',
  ],
  choices: within('kernel/choice', 'hands.ts', 'altered.ts', 'form.ts'),
  // What a worker answers by, and what its answers are shown in; and what it is asked by, in a page.
  exact: ['explorer/odds/fraction-data.ts', 'explorer/worker/broken-off.ts'],
  desk: ['explorer/worker/task-queue.ts', 'explorer/worker/tasks.ts'],
  partings: ['explorer/interpretations/forks.ts', 'explorer/interpretations/compare.ts'],
  odds: ['explorer/odds/OddsTable.tsx', 'explorer/odds/OddsOrigin.tsx'],
  // What opens a situation: with the rules, and not where a case is told.
  opening: [
    ...within('kernel', 'kind.ts', 'reading.ts'),
    ...within('kernel/schema', 'schema.ts', 'read.ts', 'notes.ts'),
    'explorer/engine.ts',
  ],
}

/** What runs a procedure and tells of it, with all that it needs. */
const running = [
  ...within('kernel', 'replay.ts', 'clause.ts', 'keyed.ts', 'take-out.ts', 'turns.ts'),
  ...within('kernel', 'changes.ts', 'rank.ts', 'table.ts', 'integers.ts', 'stock.ts', 'those.ts'),
  ...within('kernel/choice', 'contract.ts', 'count.ts', 'list.ts', 'reasons.ts'),
]

/** What each game has, by which its rules are divided. */
const parts = ['engine', 'face', 'clauses'] as const

/** The sentences that every board says, by their language. */
const said = /messages[\\/](\w+)[\\/](?:explorer|kernel)\.yaml\?room$/

function within(folder: string, ...files: readonly string[]): readonly string[] {
  return files.map((file) => `${folder}/${file}`)
}

/** Whether a module is one of those that are named. */
function among(names: readonly Name[]): (id: string) => boolean {
  const files = new Set(
    names.map((name) => (typeof name === 'string' ? inProject('src', name) : '')),
  )
  const patterns = names.filter((name) => name instanceof RegExp)
  return (id) => files.has(id) || patterns.some((pattern) => pattern.test(id))
}

/** What is named here and is no module of the pages any more: moved, renamed, or in use no longer. */
function unknownNames(modules: readonly string[]): readonly string[] {
  const ofGames = games().flatMap((game) =>
    parts.map((part) => `games/${basename(game)}/${part}.ts`),
  )
  const all = [...played, ...running, ...Object.values(together).flat(), ...ofGames, said]
  return all.filter((name) => !modules.some(among([name]))).map(String)
}

/**
 * Which modules travel together. Left to itself a build makes a script of everything that the same pages need,
 * down to a single function: dozens of them, each compressed by itself. So what every board needs is made two
 * scripts, one of which its workers need as well, what often goes together one each, and the rules of a game are
 * divided by the kinds of situation that need them.
 */
export function chunks(): Plugin {
  const alone = { includeDependenciesRecursively: false }
  const groups = [
    ...Object.entries(together).map(([name, names]) => {
      return { name, test: among(names), priority: 3, ...alone }
    }),
    { name: saidOf, priority: 3, ...alone },
    { name: 'kernel', test: among(running), priority: 2 },
    { name: stageOf, priority: 1, ...alone },
    { name: rulesOf, ...alone },
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
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      const unknown = unknownNames([...this.getModuleIds()])
      if (unknown.length === 0) return
      this.error(`src/site/integrations/chunks.ts names what no page loads: ${unknown.join(', ')}`)
    },
  }
}

/** The sentences that every board of a language says. */
function saidOf(id: string): string | null {
  const [, language] = said.exec(id) ?? []
  return language ? `said-${language}` : null
}

/** The script of every board, if a module belongs to it: what a worker may need is kept out of it. */
function stageOf(id: string, graph: Graph): string | null {
  if (!played.some((file) => reach(inProject('src', file), graph).has(id))) return null
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
  // A case that is told is drawn, and its clauses are named, without the rest; some boards load parts of themselves.
  const parts = graph.getModuleInfo(`${folder}board/Board.tsx`)?.dynamicallyImportedIds ?? []
  const drawn = [`${folder}face.ts`, `${folder}clauses.ts`, ...parts]
  if (drawn.some((file) => reach(file, graph).has(id))) return `${game}-drawn`
  // A worker starts without any kind, and a whole game is not laid out.
  if (/[\\/]kinds[\\/]/.test(id) && !isPlay) {
    if (kinds.includes(id)) return null
    return by.length === kinds.length ? `${game}-kinds` : isForMost ? `${game}-laid` : null
  }
  if (isForMost) return `${game}-rules`
  if (by.length === 1) return null
  const most = Math.max(...needed.map(({ size }) => size))
  const large = needed.filter(({ size }) => size > most * LARGE)
  const isCourse = by.length === large.length && by.every((one) => large.includes(one))
  if (isCourse) return `${game}-course`
  const bits = kinds.reduce((all, kind, at) => all + (reach(kind, graph).has(id) ? 2 ** at : 0), 0)
  return `${game}-${bits.toString(36)}`
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
