/** Elided words: what stands before the apostrophe carries no meaning of its own. */
const elision = /(^|[^\p{L}\p{N}])(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/giu

/**
 * Text as the index reads it: elisions are cut off (“l’adjoint” is found as “adjoint”), and any space or
 * apostrophe is a plain one. Accents stay, because the index folds them itself and ranks an exact accent higher.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(elision, '$1')
    .replace(/’/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}

/** A word without accents and in lower case, for comparing what is shown with what was asked. */
export function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
