import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** The text of a built script by its name. */
type Read = (script: string) => Promise<string>

/** The scripts that come with some as they start, themselves among them. */
async function startingWith(begin: readonly string[], read: Read): Promise<Set<string>> {
  const found = new Set<string>()
  const open = [...begin]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue
    found.add(one)
    const imports = (await read(one)).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)
    open.push(...[...imports].map(([, name = '']) => name))
  }
  return found
}

/**
 * The script that is loaded on demand for a module or a name, by how a list of them is written;
 * none where there is no such entry.
 */
function onDemand(text: string, name: string): string[] {
  const entry = new RegExp(
    `(?:"${name}"|[{,]${name}):\\(\\)=>.{0,16}?import\\([\`"']\\./([\\w.-]+)[\`"']\\)`,
  )
  const [, script] = entry.exec(text) ?? []
  return script ? [script] : []
}

/** The script of that name that is loaded on demand, if one is. */
function byName(text: string, name: string): string[] {
  const [, script] = new RegExp(`import\\([\`"']\\./(${name}\\.[\\w-]+\\.js)`).exec(text) ?? []
  return script ? [script] : []
}

/**
 * What a page with a lab or a first game asks for until its board answers: its island, the face of its game, the rules and
 * sentences of its kind, and what asks, unless it is written that something is told first.
 */
async function scriptsOf(html: string, read: Read): Promise<readonly string[]> {
  const [island] = /<astro-island[^>]*(?:Lab|Guide)Island[^>]*>/.exec(html) ?? []
  if (!island) return []
  const urls = [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)]
  const begun = await startingWith(
    urls.map(([, url = '']) => posix.basename(url)),
    read,
  )
  const told = (name: string) =>
    new RegExp(`&quot;${name}&quot;:\\[0,&quot;([\\w-]+)`).exec(island)?.[1] ?? ''
  const games = (await Promise.all([...begun].map(read))).join('\n')
  const engine = onDemand(games, `../../games/${told('game')}/engine.ts`)
  const kinds = await Promise.all(
    engine.map(async (one) => onDemand(await read(one), `./kinds/${told('kind')}.ts`)),
  )
  const face = onDemand(games, `../../games/${told('game')}/face.ts`)
  // Of a board that loads some parts of itself those that the page shows as it comes.
  const drawn = await Promise.all(
    face.map(async (one) => {
      const text = await read(one)
      const panels = html.matchAll(/class="board-panel [^"]*-panel-([a-z]+)"/g)
      return [...panels].flatMap(([, panel = '']) => onDemand(text, panel))
    }),
  )
  const rooms = ['explorer', told('game'), 'kernel'].flatMap((room) =>
    onDemand(games, `../../../content/messages/${told('language')}/${room}.yaml`),
  )
  const isSeated = island.includes('&quot;hasHands&quot;:[0,true]')
  const isGuide = island.includes('GuideIsland')
  const hosted = isSeated || isGuide ? ['hosted'] : []
  const stage = [
    ...(isGuide ? [] : byName(games, isSeated ? 'GameLab' : 'OpenLab')),
    ...(html.includes('bar-start-written') ? [] : byName(games, 'question')),
  ]
  const said = await Promise.all(
    rooms.map(async (one) => {
      const room = await read(one)
      return [told('kind'), ...hosted].flatMap((name) => onDemand(room, name))
    }),
  )
  const wanted = [
    ...begun,
    ...stage,
    ...face,
    ...drawn.flat(),
    ...engine,
    ...kinds.flat(),
    ...rooms,
    ...said.flat(),
  ]
  return [...(await startingWith(wanted, read))]
}

/**
 * A page that a board takes names at once all scripts that the board needs. Found one behind the other they would cost
 * a phone a journey each; they come after what the first paint needs.
 */
export function preloads(): AstroIntegration {
  let base = '/'
  return {
    name: 'reckoning:preloads',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const texts = new Map<string, Promise<string>>()
        const read: Read = (script) => {
          const text = texts.get(script) ?? readFile(join(folder, '_astro', script), 'utf8')
          texts.set(script, text)
          return text
        }
        for (const page of globSync('*/*/{lab/*,first-game}/index.html', { cwd: folder })) {
          const html = await readFile(join(folder, page), 'utf8')
          const links = (await scriptsOf(html, read)).map(
            (script) =>
              `<link rel="modulepreload" href="${base}_astro/${script}" fetchpriority="low">`,
          )
          await writeFile(join(folder, page), html.replace('</head>', `${links.join('')}</head>`))
        }
      },
    },
  }
}
