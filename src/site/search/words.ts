/** The words of a language as data: which say nothing, which are forms of one another, and what players mean by which. */
export interface Words {
  /** Words that say nothing of what is asked, between spaces. */
  readonly fillers: string
  /** Irregular forms of a word, between spaces; the first stands for all. */
  readonly forms: readonly string[]
  /** By what the books say, how players say it, between commas; on either side one word or several. */
  readonly means: Readonly<Record<string, string>>
}

/** Elided words: what stands before the apostrophe carries no meaning of its own. */
const elision = /(^|[^\p{L}\p{N}])(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/giu
/** Pronouns hung on a verb that asks: “peut-elle” is found as “peut”. */
const inversion = /(?<=\p{L})-(?:t-)?(?:ils?|elles?|on|je|nous|vous|ce)(?!\p{L})/giu
/** French dice, which without their accent would be a word that says nothing. */
const dice = /(?<![\p{L}\p{N}])dés?(?![\p{L}\p{N}])/giu

/** A text without accents and in lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe')
}

/** The words of a text in lower case, without accents and elisions; “can’t” is one, “the gang’s” is “gang”. */
export function splitWords(text: string): string[] {
  const told = text
    .normalize('NFC')
    .replace(dice, 'dez')
    .replace(elision, '$1')
    .replace(inversion, '')
  return (plain(told).match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).map((word) =>
    word.replace(/['’]s$/, '').replace(/['’]/g, ''),
  )
}

/** Endings that tell forms of a word apart; the index has stems of its own, this is for our own lists alone. */
const endings =
  /(?:ations?|ements?|ingly|ing|ies|ees?|eux|ent|ait|ant|ons|ers?|est|ed|es|ez|ly|s|x|y|e|i)$/

/** A word without its ending, by which forms of it are known as one in the lists of words. */
export function rootOf(word: string): string {
  return word.length > 4
    ? word.replace(endings, '').replace(/(.)\1$/, '$1')
    : word.replace(/(?<=..)[sx]$/, '')
}
