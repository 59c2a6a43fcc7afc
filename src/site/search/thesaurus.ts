import { stemOf, wordsOf } from './fold.ts'

/** The words of a language as data: which say nothing, and which stand for a word of the books. */
export interface Words {
  /** Words that say nothing of what is asked, between spaces. */
  readonly fillers: string
  /** By what the books say, how players say it, between commas; on either side one word or several. */
  readonly means: Readonly<Record<string, string>>
}

/** What the books may say for a word: stems that stand together, and whether it was meant with its neighbours. */
export interface Meaning {
  readonly stems: readonly string[]
  readonly isPhrase: boolean
  /** The word is one of the books, and this is how players say it: that may say more, or something else. */
  readonly isSaid?: true
}

/** A word of a question, with what the books may say for it. */
export interface Asked {
  readonly word: string
  readonly meant: readonly Meaning[]
}

/** The most words that mean one thing together. */
const longest = 4
/** The most words of players that are searched for one of the books. */
const told = 2

/** How the players of a language say what its books say in other words. */
export class Thesaurus {
  readonly language: string
  readonly #fillers: ReadonlySet<string>
  /** By the stems of what players say, the stems of what the books say. */
  readonly #meant = new Map<string, string[][]>()
  /** By the stems of what the books say, the stems of what players say. */
  readonly #said = new Map<string, string[][]>()
  readonly #single = new Map<string, string>()
  /** Terms of several words that are searched as one: the parts of “hors-la-loi” say something else. */
  readonly #compounds: ReadonlySet<string>

  constructor(language: string, { fillers, means }: Words) {
    this.language = language
    this.#fillers = new Set(wordsOf(fillers))
    const hyphened = Object.keys(means).filter((term) => term.includes('-'))
    this.#compounds = new Set(hyphened.map((term) => wordsOf(term).join(' ')))
    for (const [term, said] of Object.entries(means)) {
      const stems = this.stemsOf(term)
      const itself = stems.length > 1 ? [term] : []
      for (const each of [...itself, ...said.split(',')]) {
        const words = this.#join(wordsOf(each))
        if (words.length === 1 && this.#fillers.has(words[0] ?? '')) continue
        const key = words.map((word) => stemOf(word, language)).join(' ')
        this.#meant.set(key, [...(this.#meant.get(key) ?? []), stems])
        const said = this.stemsOf(each)
        if (said.length > 0 && said.length <= told)
          this.#said.set(stems.join(' '), [...(this.#said.get(stems.join(' ')) ?? []), said])
        if (words.length === 1) this.#single.set(words[0] ?? '', key)
      }
    }
  }

  /** The stems of the words of a text that say something. */
  stemsOf(text: string): string[] {
    const words = this.#join(wordsOf(text)).filter((word) => !this.#fillers.has(word))
    return words.map((word) => stemOf(word, this.language))
  }

  /** What the books say for one word of the players, by its stem. */
  meaningsOf(stem: string): readonly (readonly string[])[] {
    return this.#meant.get(stem) ?? []
  }

  /** The single words by which players say something else, by which a mistyped one is known, with their stems. */
  words(): ReadonlyMap<string, string> {
    return this.#single
  }

  /**
   * The words of a question that say something, with what they mean alone or with their
   * neighbours; all where none does.
   */
  read(question: string): Asked[] {
    const words = this.#join(wordsOf(question))
    const stems = words.map((word) => stemOf(word, this.language))
    const asked = words.map((word) => ({ word, meant: [] as Meaning[] }))
    const telling = new Set(asked.filter(({ word }) => !this.#fillers.has(word)))
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(from + longest, words.length); to++) {
        const key = stems.slice(from, to).join(' ')
        const isPhrase = to - from > 1
        const meant = this.meaningsOf(key).map((each) => ({ stems: each, isPhrase }))
        const said = (this.#said.get(key) ?? []).map(
          (each) => ({ stems: each, isPhrase, isSaid: true }) as const,
        )
        const window = asked.slice(from, to)
        for (const each of window) each.meant.push(...meant, ...said)
        // Words that say nothing alone may do so together: “on my own”.
        const last = window.at(-1)
        if (last && isPhrase && meant.length > 0 && !window.some((each) => telling.has(each)))
          telling.add(last)
      }
    }
    return telling.size > 0 ? asked.filter((each) => telling.has(each)) : asked
  }

  /** Makes one word of the parts of a compound, in the singular or in the plural. */
  #join(words: readonly string[]): string[] {
    const joined: string[] = []
    for (let at = 0; at < words.length; ) {
      const singular = (count: number) =>
        words.slice(at, at + count).map((word) => word.replace(/s$/, ''))
      const count = [3, 2].find(
        (some) =>
          this.#compounds.has(words.slice(at, at + some).join(' ')) ||
          this.#compounds.has(singular(some).join(' ')),
      )
      joined.push(count ? singular(count).join('-') : (words[at] ?? ''))
      at += count ?? 1
    }
    return joined
  }
}
