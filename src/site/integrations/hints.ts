import type { Plugin } from 'vite'

/**
 * What gives a page its hints, in the place of what the build brings for it, which is three times as heavy: that can wait for
 * style sheets, and tell of hints that led nowhere. A worker has it as well.
 */
const hinting = (base: string) => `
const hinted = new Set()
export function __vitePreload(load, scripts = []) {
  for (const script of scripts) {
    if (hinted.has(script)) continue
    hinted.add(script)
    const hint = document.createElement('link')
    hint.rel = 'modulepreload'
    hint.href = ${JSON.stringify(base)} + script
    document.head.append(hint)
  }
  return load()
}`

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
    enforce: 'pre',
    load(id) {
      const { name, config } = this.environment
      return name === 'client' && /vite[\\/]preload-helper/.test(id) ? hinting(config.base) : null
    },
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
