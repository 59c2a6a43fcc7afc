/** Elided words: what stands before the apostrophe carries no meaning of its own. */
const elision = /(^|[^\p{L}\p{N}])(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/giu

/** Pronouns hung on a verb that asks: “peut-elle” is found as “peut”. */
const inversion = /(?<=\p{L})-(?:t-)?(?:ils?|elles?|on|je|nous|vous|ce)(?!\p{L})/giu

/** A word without accents and in lower case, for comparing what is shown with what was asked. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
}

/** Text as it is searched: no accent, no elision (“l’adjoint” is found as “adjoint”), any apostrophe a plain one. */
export function fold(text: string): string {
  return plain(
    text.normalize('NFC').replace(elision, '$1').replace(inversion, '').replace(/’/g, "'"),
  )
}

/** The words of a text, folded: those of a compound one by one, “can’t” as one, “the gang’s” as “gang”. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []).map((word) =>
    word.replace(/'s$/, '').replace(/'/g, ''),
  )
}

/** What is cut off the end of a word, the first that fits: its plural, its gender, its person and tense. */
const endings: Readonly<Record<string, readonly (readonly [ending: RegExp, left: string])[]>> = {
  en: [
    [/(?<=..)ies$/, 'y'],
    [/(?<=(?:s|x|z|ch|sh))es$/, ''],
    [/(?<=..[^su])s$/, ''],
    [/(?<=[aeiouy].*)([^aeiouyls])\1(?:ing|ed)$/, '$1'],
    [/(?<=[aeiouy].+)(?:ing|ed)$/, ''],
    [/(?<=[aeiouy].*)([^aeiouyls])\1(?:er|est)$/, '$1'],
    [/(?<=...)(?:er|est)$/, ''],
  ],
  fr: [
    [/(?<=..)(eau|eu|ou)x$/, '$1'],
    [/(?<=..)aux$/, 'al'],
    [/(?<=..[^s])[sx]$/, ''],
    [/(?<=...)ements?$/, ''],
    [/(?<=...)(?:ees?|er|ez|ent|ant|ait|ons)$/, ''],
    [/(?<=...)([ln])\1e$/, '$1'],
  ],
}

/** A word without its ending, so that one form is found by another; numbers and short words stay. */
export function stemOf(word: string, language: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = word
  for (const [ending, left] of endings[language] ?? []) stem = stem.replace(ending, left)
  return stem.length > 3 ? stem.replace(/[ei]$/, '') : stem
}
