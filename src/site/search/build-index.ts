import { z } from 'zod'
import { inProject } from '../../content/root.ts'
import { readYaml } from '../../content/yaml.ts'
import { documentsOf } from './document.ts'
import type { Shelf } from './kinds.ts'
import { Reader } from './question.ts'
import { rootOf, type Words } from './words.ts'

/** A file of an index, by its path below the folder of its language. */
export interface IndexFile {
  readonly path: string
  readonly content: Uint8Array | string
}

const words = z.strictObject({
  fillers: z.string(),
  forms: z.array(z.string()),
  means: z.record(z.string(), z.string()),
})

/** Words of a language, as players say things. */
export function wordsIn(language: string): Words {
  return readYaml(inProject('content', 'search', 'words', `${language}.yaml`), words)
}

/** Files that Pagefind writes for pages that search with its own interfaces. */
const unused = /^(?:pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\.|wasm\.unknown)/

/** The least of a word that is worth mending. */
const leastLetters = 4

/** Keeps of all forms of a word the shortest: a mistyped word is as near to that, and the index knows the others by it. */
function keepShortest(vocabulary: Map<string, string>, word: string): void {
  const known = vocabulary.get(rootOf(word))
  if (known === undefined || word.length < known.length) vocabulary.set(rootOf(word), word)
}

/**
 * Makes the index of a language: what Pagefind writes for it, and beside that the words of the records, by which a
 * mistyped word of a question is known. Pagefind cuts the list of words into pieces of some 20,000 places, of which
 * the few words of a question need a sixth at least; in smaller ones they need a tenth.
 */
export async function buildIndex(
  language: string,
  shelves: readonly Shelf[],
): Promise<readonly IndexFile[]> {
  process.env['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE'] ??= '2000'
  const pagefind = await import('pagefind')
  const { index, errors } = await pagefind.createIndex({})
  if (!index) throw new Error(`Pagefind makes no index: ${errors.join(', ')}`)
  const reader = new Reader(wordsIn(language))
  const vocabulary = new Map<string, string>()
  const added = shelves.flatMap((shelf) =>
    documentsOf(language, shelf, reader).map(({ address, html, words: its }) => {
      for (const word of its)
        if (word.length >= leastLetters && !/\d/.test(word)) keepShortest(vocabulary, word)
      return index.addHTMLFile({ url: address, content: html })
    }),
  )
  const problems = (await Promise.all(added)).flatMap((answer) => answer.errors)
  const { files, errors: failures } = await index.getFiles()
  await index.deleteIndex()
  if (problems.length + failures.length > 0)
    throw new Error(`Pagefind refuses records: ${[...problems, ...failures].join(', ')}`)
  return [
    ...files.filter(({ path }) => !unused.test(path)),
    { path: 'words.json', content: JSON.stringify([...vocabulary.values()].sort()) },
  ]
}

/** Ends the process that indexes; else a build or a test would wait for it. */
export async function endIndexing(): Promise<void> {
  const pagefind = await import('pagefind')
  await pagefind.close()
}
