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

const modulePreload = {
  resolveDependencies: (_file: string, needed: string[], { hostId }: { hostId: string }) =>
    /\b(?:worker|serve|engine)\./.test(hostId) ? [] : needed,
}
