import type { Plugin } from 'vite'

/**
 * The framework's script that keeps its sidebar as it was. Our contents are no such sidebar:
 * it finds nothing, on every page.
 */
export function noSidebar(): Plugin {
  return {
    name: 'reckoning:no-sidebar',
    load: { filter: { id: /SidebarPersistState/ }, handler: () => '' },
  }
}
