/**
 * Splits a text into its first sentence and what follows, empty where nothing does; a number or a quotation that goes on
 * ends no sentence.
 */
export function firstSentence(text: string): readonly [first: string, more: string] {
  const end = /[.!?…]["”»]?\s+(?=["“«]?\s?\p{Lu})/u.exec(text)
  if (!end) return [text, '']
  const at = end.index + end[0].length
  return [text.slice(0, at).trim(), text.slice(at)]
}
