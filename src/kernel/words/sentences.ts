/**
 * Splits a text into its first sentence and what follows, empty where nothing does; a number or a quotation that goes on
 * ends no sentence.
 */
export function firstSentence(text: string): readonly [first: string, more: string] {
  const end = /[.!?…](?:\s?["”»])?\s+(?=["“«]?\s?[\p{Lu}\d])/u.exec(text)
  if (!end) return [text, '']
  const at = end.index + end[0].length
  return [text.slice(0, at).trim(), text.slice(at)]
}

/**
 * Splits an explanation into the sentence that gives the reason and what follows. A first sentence of one word, such as “No.”,
 * only repeats the answer, which stands above, and is left out; one of two or three says too little alone.
 */
export function reasonIn(explanation: string): readonly [reason: string, more: string] {
  const [first, more] = firstSentence(explanation)
  const words = first.split(/\s+/).length
  if (more === '' || words > 3) return [first, more]
  const [second, rest] = firstSentence(more)
  return [words === 1 ? second : `${first} ${second}`, rest]
}
