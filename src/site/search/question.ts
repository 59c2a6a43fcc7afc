import { nearest } from './slips.ts'
import { rootOf, splitWords, type Words } from './words.ts'

/** A way to take a word of a question: what is searched for, and how well that fits. */
export interface Sense {
  readonly query: string
  readonly fit: number
}

/** A word of a question that says something, with all the ways to take it. */
export interface Asked {
  readonly word: string
  readonly senses: readonly Sense[]
}

/** Weight of a word by the form in which it is found: as asked, as part of a phrase, by what it may mean, mended. */
const fits = { same: 1, phrase: 0.95, meant: 0.6, mended: 0.6 } as const
/** The most words that mean one thing together. */
const longest = 4

/** Reads questions in the words of one language. */
export class Reader {
  readonly #fillers: ReadonlySet<string>
  readonly #forms: ReadonlyMap<string, string>
  readonly #compounds: ReadonlySet<string>
  /** By the roots of what players say, what the books say for it. */
  readonly #meant = new Map<string, Set<string>>()
  /** Words that are known, by their roots: those of the records and those of players. */
  readonly #known = new Map<string, Set<string>>()

  /**
   * Takes the words of a language, and the words of its records, by which a mistyped one is known; without those
   * nothing is mended.
   */
  constructor({ fillers, forms, means }: Words, vocabulary: readonly string[] = []) {
    this.#fillers = new Set(splitWords(fillers))
    this.#forms = new Map(
      forms.flatMap((line) => {
        const [first = '', ...others] = line.split(' ')
        return others.map((form) => [form, first] as const)
      }),
    )
    const hyphened = Object.keys(means).filter((term) => /^\S+-\S+$/.test(term))
    this.#compounds = new Set(hyphened.map((term) => splitWords(term).join(' ')))
    for (const [term, phrases] of Object.entries(means))
      for (const phrase of phrases.split(',')) this.#mean(term, phrase)
    for (const word of vocabulary) add(this.#known, rootOf(word), word)
  }

  #mean(term: string, phrase: string): void {
    const query = this.telling(term).join(' ')
    const said = this.#split(phrase)
    if (said.length === 1 && this.#fillers.has(said[0] ?? '')) return
    add(this.#meant, said.map(rootOf).join(' '), query)
    if (said.length === 1) add(this.#known, rootOf(said[0] ?? ''), said[0] ?? '')
  }

  /** Splits a text, each word in its first form, a compound such as “hors-la-loi” as one. */
  #split(text: string): string[] {
    const words = splitWords(text).map((word) => this.#forms.get(word) ?? word)
    const joined: string[] = []
    for (let at = 0; at < words.length; ) {
      const count = [3, 2].find((some) => {
        const part = words.slice(at, at + some)
        return (
          this.#compounds.has(part.map((word) => word.replace(/s$/, '')).join(' ')) ||
          this.#compounds.has(part.join(' '))
        )
      })
      const part = words.slice(at, at + (count ?? 1))
      joined.push(count ? part.map((word) => word.replace(/s$/, '')).join('') : part.join(''))
      at += count ?? 1
    }
    return joined
  }

  /** The words of a text that say something, as they are indexed and searched for. */
  telling(text: string): string[] {
    return this.#split(text).filter((word) => !this.#fillers.has(word))
  }

  /** The words of a question that say something, with all the ways to take each; every word where none says anything. */
  read(question: string): Asked[] {
    const words = this.#split(question)
    const senses = words.map((word) => new Map([[word, fits.same as number]]))
    const telling = new Set(words.flatMap((word, at) => (this.#fillers.has(word) ? [] : [at])))
    const offer = (at: number, query: string, fit: number) => {
      if (fit > (senses[at]?.get(query) ?? 0)) senses[at]?.set(query, fit)
    }
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= Math.min(from + longest, words.length); to++) {
        const key = words.slice(from, to).map(rootOf).join(' ')
        const meant = this.#meant.get(key)
        const isPhrase = to - from > 1
        for (let at = from; at < to; at++) {
          for (const query of meant ?? []) offer(at, query, isPhrase ? fits.phrase : fits.meant)
        }
        // Words that say nothing alone may do so together: “on my own”.
        if (isPhrase && meant && !words.slice(from, to).some((_, at) => telling.has(from + at)))
          telling.add(to - 1)
      }
    const all = words.map((word, at) => ({ word, senses: senses[at] ?? new Map<string, number>() }))
    const asked = telling.size > 0 ? all.filter((_, at) => telling.has(at)) : all
    for (const { word, senses: its } of asked) if (this.#isUnknown(word)) this.#mend(word, its)
    return asked.map(({ word, senses: its }) => ({
      word,
      senses: [...its].map(([query, fit]) => ({ query, fit })),
    }))
  }

  /** True for a word that stands in no record and that no player uses; numbers are not mended. */
  #isUnknown(word: string): boolean {
    return this.#known.size > 0 && !/\d/.test(word) && !this.#known.has(rootOf(word))
  }

  /**
   * Takes an unknown word for what it may have been before it was mistyped, and for what that means. As it stands it is
   * kept only while it may be the beginning of a word: the index would find something short that it begins with.
   */
  #mend(word: string, senses: Map<string, number>): void {
    const known = [...this.#known.values()].flatMap((forms) => [...forms])
    if (!known.some((other) => other.startsWith(word))) senses.delete(word)
    if ([...senses.keys()].some((query) => query !== word)) return
    for (const mended of nearest(word, known)) {
      senses.set(mended, fits.mended)
      for (const query of this.#meant.get(rootOf(mended)) ?? [])
        senses.set(query, Math.max(senses.get(query) ?? 0, fits.mended * fits.meant))
    }
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}
