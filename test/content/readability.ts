import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** The sentences of a text. What ends without a mark, such as a heading or the cell of a table, is none. */
function sentencesOf(text: string): string[] {
  const read = text.replace(/\s+/g, ' ').trim()
  if (!/[.!?:]["”’)]*$/.test(read)) return []
  return read.split(/(?<=[.!?]["”’)]*)\s/).filter((sentence) => /\p{L}/u.test(sentence))
}

/** The school year in which English texts are understood, by the formula of Flesch and Kincaid. */
export function schoolYear(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [])
  // Figures have no syllables by their spelling, and at least one when they are read.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
}
