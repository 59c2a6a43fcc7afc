import { sep } from 'node:path'
import yaml from '@rollup/plugin-yaml'
import { build, type Plugin } from 'vite'
import { inProject } from '../../../content/root.ts'
import { valuesOnly } from '../../integrations/components.ts'

/** Modules of the site that have another in their place within a file: what they reach for is in the file. */
const inPlace = {
  'src/explorer/ui/fetch-once.ts': 'files.ts',
  'src/explorer/worker/spawn.ts': 'spawn.ts',
  'src/explorer/sheet.ts': 'sheet.ts',
} as const

function standIns(): Plugin {
  const within = new Map(
    Object.entries(inPlace).map(([path, other]) => [
      inProject(...path.split('/')),
      inProject('src', 'site', 'downloads', 'file', other),
    ]),
  )
  const names = Object.keys(inPlace).map((path) => path.replace(/^.*\//, ''))
  return {
    name: 'reckoning:stand-ins',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!names.some((name) => source.endsWith(`/${name}`))) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return (found && within.get(found.id.replaceAll('/', sep))) ?? found
    },
  }
}

/** Folders of the source that are of one game or of one language. */
const owned = /[\\/](?:src[\\/]games|content[\\/]messages(?:[\\/]\w+)?)[\\/]([\w-]+)[\\/]/
const spoken = /[\\/]content[\\/]messages[\\/](\w+)[\\/]/

/** Leaves out what is made for other games and other languages: it may be asked for by name, and is not in the file. */
function only(language: string, games: readonly string[], all: readonly string[]): Plugin {
  const isLeftOut = (id: string) => {
    const [owner, speech] = [owned.exec(id)?.[1], spoken.exec(id)?.[1]]
    const isOther = owner !== undefined && all.includes(owner) && !games.includes(owner)
    return isOther || (speech !== undefined && speech !== language)
  }
  return {
    name: 'reckoning:only',
    enforce: 'pre',
    load: (id) => (isLeftOut(id) ? (id.endsWith('.yaml') ? '{}' : 'export default {}') : null),
  }
}

/** Content of a script: its page, the games on whose rules it plays, and the language in which it speaks. */
export interface Held {
  readonly entry: 'game' | 'set'
  readonly games: readonly string[]
  readonly language: string
}

/**
 * The script of a file, all in one, to stand within a page.
 *
 * @param all The games of the site.
 */
export async function bundle({ entry, games, language }: Held, all: readonly string[]) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.BASE_URL': JSON.stringify('?') },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [standIns(), only(language, games, all), yaml({ transform: valuesOnly })],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: inProject('src', 'site', 'downloads', 'file', `${entry}.ts`),
        treeshake: { propertyReadSideEffects: false },
        // No module: what is opened from a disk may not start workers of modules.
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [output] = [built].flat()
  const scripts = output && 'output' in output ? output.output.filter(isChunk) : []
  const [script] = scripts
  if (!script || scripts.length > 1)
    throw new Error(`the script of a file came in ${scripts.length} parts`)
  // Neither may end the element that the script stands in, nor begin a comment.
  return script.code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}

function isChunk<Output extends { readonly type: string }>(
  output: Output,
): output is Extract<Output, { type: 'chunk' }> {
  return output.type === 'chunk'
}
