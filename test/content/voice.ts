import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Language, languages } from '../../src/content/languages.ts'
import { readProse } from '../../src/content/prose.ts'
import { inProject } from '../../src/content/root.ts'
import { gameIds } from '../../src/games/manifest.ts'

/** The games, and the files that belong to none of them. */
export const owners = [...gameIds, 'shared'] as const
export type Owner = (typeof owners)[number]

/** A construction that nobody says at a table. */
interface Construction {
  readonly name: string
  readonly found: RegExp
  /** The keys of the texts in which it counts; all of them where none are named. */
  readonly only?: readonly string[]
}

/** English that reads as a translation. */
const english: readonly Construction[] = [
  { name: 'lie for be', found: /\b(?:lies?|lain)\b/giu },
  { name: 'whoever', found: /\bwho(?:m)?ever\b/giu },
  { name: '“Two play.”', found: /\b(?:Two|Three|Four|Five|Six|Seven|Eight) play\b/gu },
  { name: 'with ours', found: /\b(?:with|by|under) ours\b/giu },
  { name: 'as another interpretation has it', found: /\bas another interpretation has it\b/giu },
  {
    name: 'has A for does A have',
    found:
      /\b[Hh]ow (?:many|much)\b[^?.]{0,40}?\b(?:has|have) (?:\p{Lu}\w*|\{\{\w+\}\})(?: \w+)?\?/gu,
  },
  { name: '“Can that be?”', found: /\bcan (?:that|it|this|she|he|they)(?: be)?\?/giu },
  { name: 'whom', found: /\bwhom\b/giu },
  { name: 'so many', found: /\bso many\b/giu },
  { name: 'is to be, to be had', found: /\b(?:is|are) to be\b|\bto be had\b/giu },
  { name: 'of what is', found: /\bof what is\b/giu },
  {
    name: 'a case that needs another',
    found: /^(?:still )?(?:the )?same\b|^all the same\b|^once more\b/giu,
    only: ['title', 'question'],
  },
]

/** Edges at which a French letter neither begins nor ends. */
const [before, after] = ['(?<!\\p{L})', '(?!\\p{L})']
const french = (pattern: string) => new RegExp(`${before}(?:${pattern})${after}`, 'giu')

/** French that counts badly or follows another language. */
const calques: readonly Construction[] = [
  { name: 'one of several', found: /(?<![\d.,/:×+−–-]\s?)\b1\s\p{Lu}\p{L}+s(?!\p{L})/gu },
  { name: 'de ce qui est à égale distance', found: french('de ce qui est à égale distance') },
  { name: 'avec quoi, sur quoi', found: french('rien avec quoi|quelque chose sur quoi') },
  { name: 'personne que A puisse', found: french('n’est personne que') },
  { name: 'là où la met', found: french('là où l[ae] met') },
  { name: 'de nous', found: french('sont de nous|illustrati(?:f|fs|ve|ves)') },
  { name: 'selon la nôtre', found: french('selon la nôtre') },
  {
    name: 'pointer quelqu’un',
    found: french('pointe(?:nt|r)? (?:personne|quelqu’un|[A-H]|\\{\\{\\w+\\}\\})'),
  },
  { name: 'commence le tour', found: /^commence (?:le|la|une?)\s/giu },
  { name: 'en vaut la peine dépend', found: french('en vaut la peine dépend') },
  { name: 'genre de réponse', found: french('genres? de réponse') },
  {
    name: 'fût-ce',
    found: french('fût-ce|encore faut-il|n’en (?:passe|est|reste)(?:nt)? pas moins'),
  },
  { name: 'nul', found: french('nul(?:le)? (?:ne|n’)') },
  { name: 'deck', found: french('(?<!\\{\\{)decks?') },
]

const constructions: Readonly<Record<Language, readonly Construction[]>> = {
  en: english,
  fr: calques,
}

/** A text that readers meet, with the file and the key that hold it. */
interface Text {
  readonly file: string
  readonly key: string
  readonly text: string
}

/** The texts of a language in a piece of data; within messages all are in that of their folder. */
function textsIn(
  data: unknown,
  language: Language,
  key: string,
  isTold: boolean,
): Omit<Text, 'file'>[] {
  if (typeof data === 'string') return isTold ? [{ key, text: data }] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => {
    const named = languages.some((one) => one === name)
    if (named) return name === language ? textsIn(value, language, key, true) : []
    return textsIn(value, language, Array.isArray(data) ? key : name, isTold)
  })
}

/** The texts of one file of content in a language, by the path from the project. */
export function textsOf(file: string, language: Language): Text[] {
  if (file.endsWith('.mdx')) {
    const { frontmatter, words } = readProse(inProject(file))
    const head = ['title', 'description'].map((key) => ({
      key,
      text: String(frontmatter[key] ?? ''),
    }))
    return [...head, ...words.map(({ text }) => ({ key: 'words', text }))].map((one) => ({
      file,
      ...one,
    }))
  }
  const isMessages = file.startsWith(`content/messages/${language}/`)
  return textsIn(parse(readFileSync(inProject(file), 'utf8')), language, '', isMessages).map(
    (one) => ({ file, ...one }),
  )
}

/** Whose texts a file holds. */
function ownerOf(file: string): Owner {
  return gameIds.find((game) => new RegExp(`/${game}[/.-]`).test(file)) ?? 'shared'
}

/** The files of a language. What readers type into a search, and what only programs read, is nobody's prose. */
function filesOf(language: Language, owner: Owner): string[] {
  const [other] = languages.filter((one) => one !== language)
  return readdirSync(inProject('content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replace(/\\/g, '/')}`)
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .filter((file) => !/^content\/(?:search|components)\//.test(file))
    .filter((file) => !file.includes(`/${other}/`) && ownerOf(file) === owner)
}

/** Each place where the texts of a game, or those shared by all, use such a construction. */
export function placesIn(language: Language, owner: Owner): string[] {
  return filesOf(language, owner)
    .flatMap((file) => textsOf(file, language))
    .flatMap((one) => placesOf(one, constructions[language]))
}

function placesOf({ file, key, text }: Text, sought: readonly Construction[]): string[] {
  const read = text.replace(/\s+/g, ' ').trim()
  return sought
    .filter(({ only }) => only?.includes(key) ?? true)
    .flatMap(({ name, found }) =>
      [...read.matchAll(found)].map(({ index }) => {
        const around = read.slice(Math.max(0, index - 30), index + 40)
        return `${file}: ${name}: …${around}…`
      }),
    )
}

/** The constructions of a language in one text. */
export function constructionsIn(language: Language, text: string, key = 'words'): string[] {
  return placesOf({ file: 'a text', key, text }, constructions[language])
}
