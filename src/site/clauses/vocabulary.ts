import type { Plugin } from 'vite'
import { parseProse } from '../../content/prose.ts'
import { inProject } from '../../content/root.ts'

/** The components that an author may use in a page without importing them, and where they live. */
const vocabulary: Readonly<Record<string, string>> = {
  Clause: 'src/site/clauses/Clause.astro',
  Term: 'src/site/clauses/Term.astro',
  Source: 'src/site/clauses/Source.astro',
  Ref: 'src/site/clauses/Ref.astro',
  Sheet: 'src/site/clauses/Sheet.astro',
  Panel: 'src/site/clauses/Panel.astro',
  Picture: 'src/site/clauses/pictures/Picture.astro',
  Example: 'src/site/scenarios/Example.astro',
  Disputes: 'src/site/clauses/Disputes.astro',
  Strip: 'src/site/clauses/pictures/Strip.astro',
  Frames: 'src/site/clauses/pictures/Frames.astro',
  Ways: 'src/site/clauses/pictures/Ways.astro',
}

/** The import statements for the components that a page uses; one block that MDX reads as code. */
function importsFor(text: string, file: string): string {
  const used = new Set(parseProse(text, file).uses.map(({ component }) => component))
  return [...used]
    .filter((name) => Object.hasOwn(vocabulary, name))
    .map((name) => `import ${name} from '${inProject(vocabulary[name] ?? '')}'`)
    .join('\n')
}

/** Gives every page of prose the components it uses. Must stand before the integration that reads MDX. */
export function vocabularyPlugin(): Plugin {
  return {
    name: 'reckoning:vocabulary',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/docs\/.*\.mdx$/ },
      handler(code, id) {
        const imports = importsFor(code, id)
        // Behind the text, so that the lines named in messages stay true.
        return imports ? { code: `${code}\n\n${imports}\n`, map: null } : undefined
      },
    },
  }
}
