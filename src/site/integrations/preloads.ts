import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { inProject } from '../../content/root.ts'

/** A script of the build: the modules that it can be loaded for, and the scripts that come with it. */
interface Script {
  readonly fileName: string
  readonly imports: readonly string[]
}

/** The built scripts by their names and by the modules that begin them. */
type Bundle = ReadonlyMap<string, Script>

/** The scripts of some modules with all that come along. */
function scriptsOf(modules: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...modules]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const script = bundle.get(one)
    if (!script || found.has(script.fileName)) continue
    found.add(script.fileName)
    open.push(...script.imports)
  }
  return found
}

/** A string among the properties of an island, as it is written into the page. */
function told(island: string, name: string): string {
  return new RegExp(`&quot;${name}&quot;:\\[0,&quot;([\\w-]+)`).exec(island)?.[1] ?? ''
}

/**
 * The modules that a lab or a first game loads until its board answers: its island, the face, the rules and the
 * sentences of its game, and what asks, unless it is written that something is told first.
 */
function modulesOf(html: string, island: string, bundle: Bundle): readonly string[] {
  const [game, kind, language] = ['game', 'kind', 'language'].map((name) => told(island, name))
  const isGuide = island.includes('GuideIsland')
  const isSeated = island.includes('&quot;isSeated&quot;:[0,true]')
  const source = (...path: string[]) => inProject('src', ...path)
  const ofGame = (...path: string[]) => source('games', game ?? '', ...path)
  // Of a board that loads some parts of itself those that the page shows as it comes, by the names of its panels.
  const panels = [...html.matchAll(/class="board-panel [^"]*-panel-([a-z]+)"/g)].map(
    ([, one]) => one ?? '',
  )
  const drawn = [...bundle.keys()].filter(
    (id) =>
      id.startsWith(ofGame('board')) &&
      panels.some((panel) => basename(id).toLowerCase().startsWith(panel)),
  )
  const rooms = ['explorer', game ?? '', 'kernel']
  const said = ['first.yaml', ...(isGuide || isSeated ? ['around.yaml'] : [])]
  return [
    ...[...island.matchAll(/(?:component|renderer)-url="[^"]*\/(_astro\/[^"]+)"/g)].map(
      ([, one]) => one ?? '',
    ),
    ...(isGuide ? [] : [source('explorer', 'labs', isSeated ? 'GameLab.tsx' : 'OpenLab.tsx')]),
    ...(html.includes('bar-start-written') ? [] : [source('explorer', 'question', 'Question.tsx')]),
    ofGame('ui.ts'),
    ofGame('engine.ts'),
    ofGame('situations', `${kind}.ts`),
    ...drawn,
    ...rooms.flatMap((room) =>
      said.map((file) => inProject('content', 'messages', language ?? '', room, file)),
    ),
  ]
}

/** Notes of each built script which modules it holds and which scripts it imports. */
function remembering(bundle: Map<string, Script>): Plugin {
  return {
    name: 'reckoning:preloads',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, written) {
      for (const script of Object.values(written)) {
        if (script.type !== 'chunk') continue
        for (const name of [script.fileName, ...script.moduleIds]) bundle.set(name, script)
      }
    },
  }
}

/**
 * A page that a board takes names at once all scripts that the board needs. Found one behind the other they would cost
 * a phone a journey each; they come after what the first paint needs.
 */
export function preloads(): AstroIntegration {
  const bundle = new Map<string, Script>()
  let base = '/'
  return {
    name: 'reckoning:preloads',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        base = `${config.base.replace(/\/$/, '')}/`
        updateConfig({ vite: { plugins: [remembering(bundle)] } })
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const page of globSync('*/*/{lab/*,first-game}/index.html', { cwd: folder })) {
          const html = await readFile(join(folder, page), 'utf8')
          const [island] = /<astro-island[^>]*(?:Lab|Guide)Island[^>]*>/.exec(html) ?? []
          if (!island) continue
          const links = [...scriptsOf(modulesOf(html, island, bundle), bundle)].map(
            (script) => `<link rel="modulepreload" href="${base}${script}" fetchpriority="low">`,
          )
          await writeFile(join(folder, page), html.replace('</head>', `${links.join('')}</head>`))
        }
      },
    },
  }
}
