import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parseProse } from '../../content/prose.ts'
import { inProject } from '../../content/root.ts'

/**
 * The components that an author may use in a page without importing them, and where they live; beside them
 * the pictures of the game, `<…Picture />`, which live beside its board.
 */
const vocabulary: Readonly<Record<string, string>> = {
  Clause: 'src/site/clauses/Clause.astro',
  Term: 'src/site/clauses/Term.astro',
  Source: 'src/site/clauses/Source.astro',
  Ref: 'src/site/clauses/Ref.astro',
  Sheet: 'src/site/clauses/Sheet.astro',
  Panel: 'src/site/clauses/Panel.astro',
  Example: 'src/explorer/player/Example.astro',
}

/** Where the component of that name lives. A picture is drawn by the board of the game whose page shows it. */
function homeOf(name: string, file: string): string | undefined {
  if (Object.hasOwn(vocabulary, name)) return inProject(vocabulary[name] ?? '')
  const [, game] = /[\\/]content[\\/]docs[\\/][^\\/]+[\\/]([^\\/]+)[\\/]/.exec(file) ?? []
  if (!game || !/^[A-Z]\w*Picture$/.test(name)) return undefined
  const picture = inProject('src', 'explorer', 'boards', game, `${name}.astro`)
  return existsSync(picture) ? picture : undefined
}

/** The import statements for the components that a page uses; one block that MDX reads as code. */
function importsFor(text: string, file: string): string {
  const used = new Set(parseProse(text, file).uses.map(({ component }) => component))
  return [...used]
    .flatMap((name) => {
      const home = homeOf(name, file)
      return home ? [`import ${name} from '${home}'`] : []
    })
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
