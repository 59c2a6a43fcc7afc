/** Of several clauses, words or sentences those that hold: in place of one that does not stands what speaks against it. */
export function present<Word extends string>(
  ...words: readonly (Word | false | null | undefined)[]
): Word[] {
  return words.filter((word): word is Word => !!word)
}
