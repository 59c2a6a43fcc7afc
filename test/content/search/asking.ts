import { z } from 'zod'
import type { Language } from '../../../src/content/languages.ts'
import { both } from '../../../src/content/languages.ts'
import { once } from '../../../src/content/once.ts'
import { inProject } from '../../../src/content/root.ts'
import { readYaml } from '../../../src/content/yaml.ts'
import { gameIds } from '../../../src/games/manifest.ts'
import type { Shelf } from '../../../src/site/search/kinds.ts'
import { Library } from '../../../src/site/search/library.ts'
import { houseShelf, shelfOf } from '../../../src/site/search/records.ts'
import { Thesaurus, type Words } from '../../../src/site/search/thesaurus.ts'

const words = z.strictObject({ fillers: z.string(), means: z.record(z.string(), z.string()) })

/** How players of a language say things. */
export function wordsIn(language: Language): Words {
  return readYaml(inProject('content', 'search', 'words', `${language}.yaml`), words)
}

/** All that can be found in a language; examples without what comes of them. */
export const shelvesIn = once((language: Language): readonly Shelf[] => [
  ...gameIds.map((game) => shelfOf(language, game, () => '')),
  houseShelf(language),
])

/** The library of a language with all its shelves. */
export const libraryIn = once((language: Language): Library => {
  const library = new Library(new Thesaurus(language, wordsIn(language)))
  for (const shelf of shelvesIn(language)) library.add(shelf)
  return library
})

const question = z.strictObject({
  asks: z.string(),
  of: z.enum(gameIds),
  /** Clauses, with a dot in their ids, and rulings. */
  for: z.array(z.string()),
})

/** Questions of players with what answers them. */
export function questionsIn(file: 'tuned' | 'kept' | 'fresh', language: Language) {
  const path = inProject('test', 'content', 'search', `${file}.yaml`)
  return readYaml(path, both(z.array(question)))[language]
}
