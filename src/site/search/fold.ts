/** Elided words: what stands before the apostrophe carries no meaning of its own. */
const elision = /(^|[^\p{L}\p{N}])(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/giu

/** Pronouns hung on a verb that asks: “peut-elle” is found as “peut”. */
const inversion = /(?<=\p{L})-(?:t-)?(?:ils?|elles?|on|je|nous|vous|ce)(?!\p{L})/giu

/**
 * Text as the index reads it: elisions are cut off (“l’adjoint” is found as “adjoint”), and any space or
 * apostrophe is a plain one. Accents stay, because the index folds them itself and ranks an exact accent higher.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(elision, '$1')
    .replace(inversion, '')
    .replace(/’/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}

/** A word without accents and in lower case, for comparing what is shown with what was asked. */
export function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a question that tell what is asked, without fillers; all of them where none is left. */
export function telling(query: string, fillers: ReadonlySet<string>): string[] {
  const words = fold(query).match(/"[^"]+"|[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? []
  const few = words.filter((word) => !fillers.has(plain(word)))
  return [...new Set(few.length > 0 ? few : words)]
}
