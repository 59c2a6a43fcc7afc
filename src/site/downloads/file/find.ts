/* A plain search: every word that was typed has to be in the title or the text of what is found, as it is typed. */

/** Kinds of what can be found. */
export const findable = ['clause', 'case', 'term'] as const

/** Something that can be found. */
export interface Entry {
  readonly kind: (typeof findable)[number]
  readonly title: string
  readonly text: string
  readonly href: string
}

/** A text without capitals and accents. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** The entries that hold all words of a question, those first that have them in their titles. */
export function find(entries: readonly Entry[], question: string): readonly Entry[] {
  const words = folded(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = entries.flatMap((entry) => {
    const title = folded(entry.title)
    const whole = `${title} ${folded(entry.text)}`
    if (!words.every((word) => whole.includes(word))) return []
    return [{ entry, inTitle: words.filter((word) => title.includes(word)).length }]
  })
  return found.sort((one, other) => other.inTitle - one.inTitle).map(({ entry }) => entry)
}
