import type { Plugin } from 'vite'
import { isLanguage } from '../../../content/languages.ts'
import { isGame } from '../../../games/manifest.ts'

/** Games and languages that a script is made for; empty sets for one that is made for all. */
export interface Owners {
  readonly games: ReadonlySet<string>
  readonly languages: ReadonlySet<string>
}

/** Owners of the built scripts by their names. A script that is not among them is made for all. */
export type OwnersByScript = ReadonlyMap<string, Owners>

/** The folders and files whose names say whose they are. */
const steps =
  /[\\/](?:src[\\/]games|content[\\/](?:components|messages[\\/]\w+|messages|search[\\/]words))[\\/]([\w-]+)/g

function ownersOf(modules: readonly string[]): Owners {
  const names = modules.flatMap((id) =>
    [...id.matchAll(steps)].flatMap(([whole, name = '']) => [
      name,
      ...(/messages[\\/](\w+)/.exec(whole)?.slice(1) ?? []),
    ]),
  )
  return {
    games: new Set(names.filter((name) => isGame(name))),
    languages: new Set(names.filter((name) => isLanguage(name))),
  }
}

/** Notes of each built script whose it is, by the modules that it holds. */
export function rememberOwners(owners: Map<string, Owners>): Plugin {
  return {
    name: 'reckoning:offline',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, written) {
      for (const script of Object.values(written))
        if (script.type === 'chunk') owners.set(script.fileName, ownersOf(script.moduleIds))
    },
  }
}
