import type { Plugin } from 'vite'

/**
 * What a script loads on demand comes with hints, by which a page fetches at once what that needs in turn, as far as it
 * does not come with the script itself. What a worker loads, and an engine that works in both, it just loads: only a page
 * has a head to put hints into.
 */
export function hints(): Plugin {
  /** Which scripts each script imports as it starts. */
  const imports = new Map<string, readonly string[]>()

  /** The scripts that are there once a script runs. */
  const comingWith = (script: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(script)) return found
    found.add(script)
    for (const one of imports.get(script) ?? []) comingWith(one, found)
    return found
  }
  const resolveDependencies = (
    _file: string,
    needed: string[],
    { hostId }: { hostId: string },
  ): string[] => {
    if (/\b(?:worker|serve|engine)\./.test(hostId)) return []
    const there = comingWith(hostId)
    const missing = needed.filter((script) => !there.has(script))
    // A script that needs nothing else is asked for as soon as a hint would be.
    return missing.length > 1 ? missing : []
  }
  return {
    name: 'reckoning:hints',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const script of Object.values(bundle)) {
          if (script.type === 'chunk') imports.set(script.fileName, script.imports)
        }
      },
    },
  }
}
