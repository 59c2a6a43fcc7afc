import { otherExamples, type SearchRecord, type Shelf, type Shown, shelfName } from './kinds.ts'
import type { Reader } from './question.ts'

/** Weight of a word by its place; a word counts once in a record, at the best of its places. */
const weights = { asked: 6, title: 3, text: 2, near: 1.5, verdict: 1, also: 0.5 } as const
const places = Object.keys(weights) as (keyof typeof weights)[]

/** Letters that stand for the digits of a key: Pagefind takes a word apart where a digit meets a letter. */
const digits = 'bcdfghjkmp'

/** The word by which a number or an id is looked up: one word of letters alone, which begins no other. */
export function keyWord(key: string): string {
  const letters = key.replace(/\d/g, (digit) => `q${digits[Number(digit)] ?? ''}`)
  return `key${letters.replace(/[^a-z]/g, 'x')}z`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}

/** Data shown by a result, as JSON without spaces that an indexer would take for ordinary ones. */
function shownOf(record: SearchRecord): string {
  const { asked, near, also, keys, on, address, ...shown } = record
  return JSON.stringify(shown satisfies Shown).replace(
    /[\u00a0\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The words of a record, by their places, each at the best of them. */
function wordsOf(
  record: SearchRecord,
  reader: Reader,
): ReadonlyMap<keyof typeof weights, string[]> {
  const seen = new Set<string>()
  return new Map(
    places.map((place) => {
      const fresh = new Set(reader.telling(record[place] ?? '').filter((word) => !seen.has(word)))
      for (const word of fresh) seen.add(word)
      return [place, [...fresh]]
    }),
  )
}

/** A record as Pagefind reads it, with the words that it can be found by. */
export interface Document {
  readonly html: string
  readonly words: readonly string[]
}

/**
 * Makes the document of a record: its words with their weights, its game and its kind to filter by, and, as a filter
 * that nobody filters by, what a result shows. Pagefind indexes its `meta` word by word, which would make an index of
 * all that is shown, players' words or not, and of links between records.
 */
export function documentOf(
  language: string,
  game: string,
  record: SearchRecord,
  reader: Reader,
): Document {
  const words = wordsOf(record, reader)
  const isClause = record.kind === 'clause'
  const keys = isClause ? (record.keys ?? []) : []
  const about = isClause ? [] : [...(record.on ?? []), ...(record.number ? [record.number] : [])]
  const paragraph = (weight: number, text: readonly string[]) =>
    text.length > 0 ? `<p data-pagefind-weight="${weight}">${text.join(' ')}</p>` : ''
  // In an attribute, for what stands between tags is indexed.
  const filter = (name: string, value: string) =>
    `<i data-pagefind-filter="${name}[title]" title="${escaped(value)}"></i>`
  const html = [
    `<html lang="${language}"><body data-pagefind-body>`,
    ...places.map((place) => paragraph(weights[place], words.get(place) ?? [])),
    paragraph(weights.asked, keys.map(keyWord)),
    paragraph(weights.text, about.map(keyWord)),
    filter('shelf', shelfName(game, record.isOther ? otherExamples : record.kind)),
    filter('shown', shownOf(record)),
    '</body></html>',
  ]
  return { html: html.join(''), words: [...words.values()].flat() }
}

/** All documents of a shelf, by the addresses to which they lead. */
export function documentsOf(
  language: string,
  { game, records }: Shelf,
  reader: Reader,
): readonly (Document & { readonly address: string })[] {
  return records.map((record) => ({
    address: record.address,
    ...documentOf(language, game, record, reader),
  }))
}
