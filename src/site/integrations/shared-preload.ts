import type { Plugin } from 'vite'

const exported = /export const __vitePreload\b/

/**
 * Lets a script that pages and workers share load another one. Vite's helper for dynamic imports writes preload links
 * into the document first, which a worker does not have: there the import is made as it is written.
 */
export function sharedPreload(): Plugin {
  return {
    name: 'reckoning:shared-preload',
    transform: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler(code) {
        if (!exported.test(code))
          this.error('Vite’s preload helper no longer exports __vitePreload.')
        return `${code.replace(exported, 'const preload')}
export const __vitePreload =
  typeof document === 'undefined' ? (load) => load() : preload`
      },
    },
  }
}
