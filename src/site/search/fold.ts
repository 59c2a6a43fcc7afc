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
    [/(?<=....)ly$/, ''],
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

/** Words whose forms are more than endings: each form is found as the first. */
const families: Readonly<Record<string, readonly string[]>> = {
  en: [
    'died dies dying',
    'bite bites biting bitten bit',
    'break breaks breaking broken',
    'buy buys buying bought buyer',
    'catch catches catching caught',
    'choose chooses choosing chose chosen',
    'draw draws drawing drew drawn',
    'fall falls falling fell fallen',
    'flee flees fleeing fled',
    'give gives giving gave given',
    'hide hides hiding hid',
    'lose loses losing lost loser losers',
    'pay pays paying paid',
    'run runs running ran',
    'sell sells selling sold',
    'send sends sending sent',
    'steal steals stealing stole stolen',
    'take takes taking took taken',
    'throw throws throwing threw thrown',
    'win wins winning won winner winners',
    'man men',
    'woman women',
    'thief thieves',
    'knife knives',
  ],
  fr: [
    'battre bat bats battent battu battue',
    'choisir choisit choisi choisie choisis choisissent choix',
    'courir court courent couru course',
    'fuir fuit fuis fui fuient fuite fuites fuyard fuyards',
    'meurt meurs meurent mourir mourra mourant',
    'mettre met mets mettent mis mise',
    'mordre mord mordu mordue morsure morsures',
    'payer paie paient paye payee payent payes',
    'perdre perd perds perdent perdu perdue perdus perdant perdants perte pertes',
    'prendre prend prends prennent pris prise prises',
    'recevoir recoit recois recoivent recu recue',
    'rendre rend rends rendent rendu rendue',
    'sortir sort sortent sorti sortie sorties',
    'tuer tue tues tuent tuee tuees tuant tueur tueurs',
    'vendre vend vendent vendu vendue vente ventes',
  ],
}

/** By language and form, the word that stands for all of its family. */
const firsts: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(families).map(([language, all]) => {
    const forms = all.map((family) => family.split(' '))
    return [
      language,
      new Map(forms.flatMap(([first = '', ...others]) => others.map((form) => [form, first]))),
    ]
  }),
)

/** A word without its ending, so that one form is found by another; numbers and short words stay. */
export function stemOf(word: string, language: string): string {
  const first = firsts[language]?.get(word)
  if (first) return stemOf(first, language)
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = word
  for (const [ending, left] of endings[language] ?? []) stem = stem.replace(ending, left)
  return stem.length > 3 ? stem.replace(/[ei]$/, '') : stem
}
