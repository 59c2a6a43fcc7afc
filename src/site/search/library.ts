import { stemOf, wordsOf } from './fold.ts'
import type { SearchRecord, Shelf } from './kinds.ts'
import { alike, slipsOf } from './match.ts'
import type { Asked, Thesaurus } from './thesaurus.ts'

/**
 * How much it counts where a word stands; `near` is in what bears on a clause, or in the
 * clause that a record bears on.
 */
const weights = { title: 1.5, asked: 4, text: 2, verdict: 1, near: 1.2, also: 0.2 } as const
type Place = keyof typeof weights

/** How much a word counts at another place of a record that has it already. */
const repeated = 0.6

/** How soon more of a word in a record counts no more. */
const enough = 5

/**
 * How much it counts in which form a word was found: as it was asked, in other words alone or
 * with its neighbours, in words of players for one of the books, in another form, mistyped.
 */
const forms = { same: 1, meant: 0.6, phrase: 0.95, said: 0.4, alike: 0.6, slip: 0.6 } as const

/** How much a word counts that answers for two words of a question. */
const shared = 0.4

/** How much more a word counts that names something of a game: a term, or what a chapter is about. */
const naming = 1.4

/** How many of the best are looked at closely, and found, in each game: one that has more to say hides no other. */
const looked = 100

/** A record with the shelf on which it stands. */
export interface Entry {
  readonly record: SearchRecord
  readonly game: string
  readonly gameName: string
}

/** What was found, and how well it fits. */
export interface Match {
  readonly entry: Entry
  readonly score: number
}

/** A way to take a word of a question: stems that must all be there, and how well it fits. */
interface Sense {
  readonly stems: readonly string[]
  readonly fit: number
}

/** In which entries a word of a question stands: how much it counts there, by the stems by which it was found. */
type Found = ReadonlyMap<number, ReadonlyMap<string, number>>

/** By entry, how well it fits a question, and how much of the question is in it. */
type Tally = ReadonlyMap<number, { readonly strength: number; readonly covered: number }>

/** How telling a word is that stands in most entries: next to nothing. */
const leastTelling = 0.05

/**
 * How telling a word is that stands in so many of all entries, below 1. Among rare words it makes little difference
 * which is rarer: an empty word of a question may be rarer in the books than one that tells what is asked.
 */
function rarity(size: number, all: number): number {
  if (size > all / 2) return leastTelling
  const rare = size === 0 ? Math.log(1 + all) / 2 : Math.log(1 + (all - size + 0.5) / (size + 0.5))
  return rare / (1 + rare)
}

/**
 * Everything that has been fetched to be searched, in one language; shelves are added as they come. Words count by
 * where they stand, by what they name and a little by how rare they are, those of a question that stand together for
 * more, and a clause is found by what bears on it.
 */
export class Library {
  readonly #thesaurus: Thesaurus
  readonly #entries: Entry[] = []
  /** By stem, in which entries it stands, and how much it counts there. */
  readonly #places = new Map<string, Map<number, number>>()
  /** Every word as it stands somewhere, by which a mistyped one is known, with its stem. */
  readonly #words = new Map<string, string>()
  /** The stems that name something: those of terms, and of what chapters are called. */
  readonly #names = new Set<string>()
  /** How much each entry says that is read. */
  readonly #lengths: number[] = []
  /** What stands together in an entry: a title, a part of a sentence, one way to ask. */
  readonly #passages: ReadonlySet<string>[][] = []

  constructor(thesaurus: Thesaurus) {
    this.#thesaurus = thesaurus
  }

  /** Takes in all records of a shelf. */
  add({ game, name, records }: Shelf): void {
    const first = this.#entries.length
    const clauses = new Map<string, number>()
    records.forEach((record, at) => {
      this.#entries.push({ record, game, gameName: name })
      this.#passages.push([])
      this.#lengths.push(0)
      if (record.kind === 'clause')
        for (const key of record.keys ?? []) clauses.set(key, first + at)
      if (record.kind === 'clause' || record.kind === 'term')
        for (const stem of this.#thesaurus.stemsOf(record.title)) this.#names.add(stem)
    })
    records.forEach((record, at) => {
      for (const place of ['title', 'text', 'asked', 'verdict', 'also'] as const)
        this.#note(first + at, place, record[place])
      for (const id of record.on ?? []) this.#bear(first + at, clauses.get(id))
    })
  }

  /** What bears on a clause is found by its words, and the clause by those of what bears on it. */
  #bear(index: number, clause: number | undefined): void {
    const from = this.#entries[index]?.record
    const to = clause === undefined ? undefined : this.#entries[clause]?.record
    if (!from || !to || clause === undefined) return
    if (from.kind !== 'scenario') this.#note(index, 'near', to.asked)
    this.#note(index, 'also', to.text)
    if (from.isOther) return
    this.#note(clause, 'near', from.title)
    this.#note(clause, 'near', from.asked)
    this.#note(clause, 'also', from.text)
  }

  /** Notes the words of a text at their place in an entry. */
  #note(index: number, place: Place, text = ''): void {
    const weight = weights[place]
    const isOwn = place === 'title' || place === 'text'
    const noted = new Set<string>()
    for (const part of text.split(/[.,;:!?]\s/)) {
      const stems = new Set(this.#thesaurus.stemsOf(part))
      if (stems.size > 0) this.#passages[index]?.push(stems)
      for (const stem of stems) noted.add(stem)
      for (const word of wordsOf(part)) this.#words.set(word, this.#stemOf(word))
    }
    if (isOwn) this.#lengths[index] = (this.#lengths[index] ?? 0) + noted.size * weight
    for (const stem of noted) {
      const places = this.#places.get(stem) ?? new Map<number, number>()
      const before = places.get(index) ?? 0
      places.set(index, before + weight * (before > 0 ? repeated : 1))
      this.#places.set(stem, places)
    }
  }

  #stemOf(word: string): string {
    return stemOf(word, this.#thesaurus.language)
  }

  /** The ways to take a word: in its forms and in the words of the books; mistyped only where it is unknown. */
  #sensesOf({ word, meant }: Asked, joined: readonly string[] = []): Sense[] {
    const stem = this.#stemOf(word)
    const senses = new Map<string, Sense>()
    const offer = (stems: readonly string[], fit: number) => {
      const key = stems.join(' ')
      const isKnown = stems.every((each) => this.#places.has(each))
      if (isKnown && fit > (senses.get(key)?.fit ?? 0)) senses.set(key, { stems, fit })
    }
    const offerThose = (fits: (other: string) => boolean, fit: number) => {
      for (const other of this.#places.keys()) if (fits(other)) offer([other], fit)
    }
    offer([stem], forms.same)
    for (const { stems, isPhrase, isSaid } of meant)
      offer(stems, isSaid ? forms.said : isPhrase ? forms.phrase : forms.meant)
    for (const one of joined) offer([this.#stemOf(one)], forms.phrase)
    offerThose((other) => alike(stem, other), forms.alike)
    if (senses.size === 0)
      for (const parts of partsOf(word))
        offer(
          parts.map((part) => this.#stemOf(part)),
          forms.alike,
        )
    if (senses.size === 0 && word.length > 2)
      offerThose((other) => other.startsWith(word), forms.alike)
    if (word.length > 3) {
      const isSlipOf = slipsOf(word, stem)
      if (senses.size === 0)
        for (const [other, its] of this.#words) if (isSlipOf(other, its)) offer([its], forms.slip)
      // What is only like a word that is known may be a word of players, mistyped.
      if (!this.#places.has(stem) && meant.length === 0)
        for (const [other, its] of this.#thesaurus.words())
          if (isSlipOf(other, its))
            for (const stems of this.#thesaurus.meaningsOf(its)) offer(stems, forms.slip)
    }
    return [...senses.values()]
  }

  /** The entries in which a word stands in one of its senses. */
  #find(senses: readonly Sense[]): Found {
    const found = new Map<number, Map<string, number>>()
    for (const { stems, fit } of senses) {
      const [first, ...others] = stems.map((stem) => this.#places.get(stem))
      for (const [index, weight] of first ?? []) {
        const least = Math.min(weight, ...others.map((places) => places?.get(index) ?? 0)) * fit
        if (least === 0) continue
        const ways = found.get(index) ?? new Map<string, number>()
        found.set(index, ways.set(stems.join(' '), least))
      }
    }
    return found
  }

  /** How much of a question stands together in one passage of an entry, and how little else does. */
  #together(index: number, asked: readonly (readonly Sense[])[], rare: readonly number[]): number {
    const worths = (this.#passages[index] ?? []).map((passage) => {
      const used = new Set<string>()
      const covered = asked.map((senses, at) => {
        let best: Sense = { stems: [], fit: 0 }
        for (const { stems, fit } of senses) {
          if (!stems.every((stem) => passage.has(stem))) continue
          const worth = fit * (stems.length === 1 && used.has(stems[0] ?? '') ? shared : 1)
          if (worth > best.fit) best = { stems, fit: worth }
        }
        for (const stem of best.stems) used.add(stem)
        return best.fit * (rare[at] ?? 0)
      })
      return sumOf(covered) * (0.4 + 0.6 * (used.size / passage.size))
    })
    return Math.max(0, ...worths)
  }

  /** How well each entry fits words that were found, and how much of them is in it. */
  #tally(found: readonly Found[], rare: readonly number[]): Tally {
    const tally = new Map<number, { strength: number; covered: number; by: Set<string> }>()
    const average = sumOf(this.#lengths) / this.#lengths.length
    found.forEach((places, at) => {
      for (const [index, ways] of places) {
        const one = tally.get(index) ?? { strength: 0, covered: 0, by: new Set() }
        const length = 0.8 + 0.2 * ((this.#lengths[index] ?? 0) / average)
        const worth = (by: string) => (one.by.has(by) && !by.includes(' ') ? shared : 1)
        const strength = (by: string) => {
          const weight = ways.get(by) ?? 0
          return (worth(by) * weight) / (weight + enough * length)
        }
        const best = [...ways.keys()].reduce((a, b) => (strength(b) > strength(a) ? b : a))
        one.strength += strength(best) * (rare[at] ?? 0)
        one.covered += worth(best) * (rare[at] ?? 0)
        one.by.add(best)
        tally.set(index, one)
      }
    })
    return tally
  }

  /**
   * How telling a word is: as it was asked, if it stands anywhere, and in all its senses, that many words may mean;
   * more where one of them names something.
   */
  #telling(word: string, size: number, senses: readonly Sense[]): number {
    const itself = this.#places.get(this.#stemOf(word))?.size ?? size
    const isName = senses.some(
      ({ stems, fit }) => fit >= forms.meant && stems.some((stem) => this.#names.has(stem)),
    )
    const rare = (rarity(itself, this.#entries.length) + rarity(size, this.#entries.length)) / 2
    return rare * (isName ? naming : 1)
  }

  /** What fits a question, best first. */
  find(question: string): Match[] {
    const words = this.#thesaurus.read(question)
    const asked = words.map((word, at) => this.#sensesOf(word, compounds(words, at)))
    const found = asked.map((senses) => this.#find(senses))
    const rare = found.map(({ size }, at) =>
      this.#telling(words[at]?.word ?? '', size, asked[at] ?? []),
    )
    const all = sumOf(rare)
    const matches = [...this.#tally(found, rare)].flatMap(([index, { strength, covered }]) => {
      const entry = this.#entries[index]
      return entry ? [{ index, entry, score: (strength / all) * (covered / all) }] : []
    })
    return best(matches)
      .map(({ index, entry, score }) => ({
        entry,
        score: score + this.#together(index, asked, rare) / all / 2,
      }))
      .sort(byScore)
  }

  /** Whether some entry has every word of a term. */
  holds(term: string): boolean {
    return this.#thesaurus.stemsOf(term).every((stem) => this.#places.has(stem))
  }

  /** Whether a word that is shown is one that was asked for, in whatever form or words. */
  asksFor(question: string): (word: string) => boolean {
    const senses = this.#thesaurus
      .read(question)
      .flatMap((word, at, all) => this.#sensesOf(word, compounds(all, at)))
    const stems = new Set(senses.flatMap((sense) => sense.stems))
    return (word) => this.#thesaurus.stemsOf(word).some((stem) => stems.has(stem))
  }

  /** What a number or an id names outright: the clause first, then the rest. */
  named(key: string): Match[] {
    const isNamed = ({ record }: Entry) => record.keys?.includes(key) || record.on?.includes(key)
    const named = this.#entries.filter((entry) => isNamed(entry) || entry.record.number === key)
    const rank = ({ record }: Entry) => (record.keys?.includes(key) ? 0 : 1)
    return named.sort((one, other) => rank(one) - rank(other)).map((entry) => ({ entry, score: 1 }))
  }
}

/** The compounds that a word of a question makes with its neighbours: “shoot out” is “shootout”. */
function compounds(words: readonly Asked[], at: number): string[] {
  const [before, word, after] = [words[at - 1]?.word, words[at]?.word ?? '', words[at + 1]?.word]
  return [...(before ? [before + word] : []), ...(after ? [word + after] : [])]
}

/** The ways to take a word as a compound of two. */
function partsOf(word: string): string[][] {
  const least = 3
  return [...word].flatMap((_, at) =>
    at < least || word.length - at < least ? [] : [[word.slice(0, at), word.slice(at)]],
  )
}

/** The best matches of each game, best first. */
function best<T extends Match>(matches: readonly T[]): T[] {
  const counts = new Map<string, number>()
  return [...matches].sort(byScore).filter(({ entry: { game } }) => {
    const count = (counts.get(game) ?? 0) + 1
    counts.set(game, count)
    return count <= looked
  })
}

function byScore(one: { readonly score: number }, other: { readonly score: number }): number {
  return other.score - one.score
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
