import type { Plugin } from 'vite'
import { inProject } from '../../../content/root.ts'
import { type PrintedProcedures, printProcedures } from './highlight.ts'

const names = { module: 'virtual:procedures', sheet: 'virtual:procedures.css' } as const

/**
 * Offers the printed procedures as a module and a style sheet. They are made here, beside the build and
 * not inside it, so that neither compiler nor highlighter becomes part of a page.
 */
export function proceduresPlugin(): Plugin {
  let printed: Promise<PrintedProcedures> | undefined
  const print = () => {
    printed ??= printProcedures()
    return printed
  }
  return {
    name: 'reckoning:procedures',
    resolveId: {
      filter: { id: /^virtual:procedures(\.css)?$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:procedures(\.css)?$/ },
      async handler(id) {
        const { css, carriers, files } = await print()
        if (id === `\0${names.sheet}`) return css
        return [
          `export const carriers = ${JSON.stringify(carriers)}`,
          `export const files = ${JSON.stringify(files)}`,
        ].join('\n')
      },
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(inProject('src', 'games'))) return
      printed = undefined
      for (const name of Object.values(names)) {
        const module = server.moduleGraph.getModuleById(`\0${name}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
    },
  }
}
