import type { AstroIntegration } from 'astro'
import { proceduresPlugin } from './procedures/procedures.ts'
import { vocabularyPlugin } from './vocabulary.ts'

/** Clauses on pages: the components of the rulebook in MDX, and the engine's source beside them. */
export function clauses(): AstroIntegration {
  return {
    name: 'reckoning:clauses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [vocabularyPlugin(), proceduresPlugin()] } })
      },
    },
  }
}
