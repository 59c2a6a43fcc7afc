import type { Plugin } from 'vite'

/**
 * What a script loads on demand comes with hints, by which a page fetches at once what that needs in turn.
 * What a worker loads, and an engine that works in both, it just loads: only a page has a head to put hints into.
 */
export function hints(): Plugin {
  return {
    name: 'reckoning:hints',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload } } : undefined),
  }
}

/** What is there before anything is loaded on demand. */
const there = /[\\/]?(?:preload-helper|preact|rolldown-runtime)\./

const modulePreload = {
  resolveDependencies: (_file: string, needed: string[], { hostId }: { hostId: string }) => {
    if (/\b(?:worker|serve|engine)\./.test(hostId)) return []
    const missing = needed.filter((script) => !there.test(script))
    // A script that needs nothing else is asked for as soon as a hint would be.
    return missing.length > 1 ? missing : []
  },
}
