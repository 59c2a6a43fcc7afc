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

/** French dice, which without their accent would be words that say nothing. */
const dice = /(?<![\p{L}\p{N}])dés?(?![\p{L}\p{N}])/giu

/** The words of a text, folded: those of a compound one by one, “can’t” as one, “the gang’s” as “gang”. */
export function wordsOf(text: string): string[] {
  const told = text.normalize('NFC').replace(dice, 'dez')
  return (fold(told).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []).map((word) =>
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
    [/(?<=....)ation$/, ''],
    [/(?<=...)ements?$/, ''],
    [/(?<=...)(?:ees?|er|ez|ent|ant|ait|ons)$/, ''],
    [/(?<=...)([ln])\1e$/, '$1'],
  ],
}

/** Words whose forms are more than endings: each form is found as the first. */
const families: Readonly<Record<string, readonly string[]>> = {
  en: [
    'died dies dying',
    'begin begins beginning began begun',
    'bite bites biting bitten bit',
    'break breaks breaking broke broken',
    'bring brings bringing brought',
    'buy buys buying bought buyer',
    'catch catches catching caught',
    'choose chooses choosing chose chosen',
    'come comes coming came',
    'deal deals dealing dealt dealer',
    'draw draws drawing drew drawn',
    'fall falls falling fell fallen',
    'fight fights fighting fought fighter fighters',
    'find finds finding found',
    'flee flees fleeing fled',
    'forget forgets forgetting forgot forgotten',
    'freeze freezes freezing froze frozen',
    'give gives giving gave given',
    'hear hears hearing heard',
    'hide hides hiding hid',
    'hold holds holding held',
    'keep keeps keeping kept',
    'know knows knowing knew known',
    'lead leads leading led',
    'lie lies lying lain',
    'lose loses losing lost loser losers',
    'make makes making made',
    'meet meets meeting met',
    'pay pays paying paid',
    'run runs running ran',
    'see sees seeing saw seen',
    'sell sells selling sold seller',
    'send sends sending sent',
    'shoot shoots shooting shooter shooters',
    'speak speaks speaking spoke spoken',
    'spend spends spending spent',
    'stand stands standing stood',
    'steal steals stealing stole stolen',
    'stick sticks sticking stuck',
    'take takes taking took taken',
    'teach teaches teaching taught',
    'tell tells telling told',
    'throw throws throwing threw thrown',
    'wake wakes waking woke woken',
    'win wins winning won winner winners',
    'cactus cacti cactuses',
    'dice dices',
    'half halves',
    'foot feet',
    'knife knives',
    'life lives',
    'man men',
    'thief thieves',
    'woman women',
  ],
  fr: [
    'apprendre apprend apprends apprennent appris apprise',
    'atteindre atteint atteinte atteints atteignent',
    'attendre attend attends attendent attendu attente',
    'battre bat bats battent battu battue',
    'boire boit bois boivent bu',
    'choisir choisit choisi choisie choisis choisissent choix',
    'courir court courent couru course',
    'croire croit croient cru',
    'defendre defend defends defendent defendu defendue',
    'descendre descend descendent descendu',
    'detruire detruit detruite detruits detruisent',
    'dire dit dis disent dite',
    'dormir dort dorment dormi',
    'entendre entend entends entendent entendu',
    'fuir fuit fuis fui fuient fuite fuites fuyard fuyards',
    'guerir guerit gueri guerie guerissent guerison',
    'lire lit lis lisent lu lue',
    'mentir ment mens mentent menti mensonge',
    'meurt meurs meurent mourir mourra mourant',
    'mettre met mets mettent mis mise',
    'mordre mord mordu mordue morsure morsures',
    'ouvrir ouvre ouvrent ouvert ouverte',
    'partir pars partent parti',
    'payer paie paient paye payee payent payes',
    'perdre perd perds perdent perdu perdue perdus perdant perdants perte pertes',
    'prendre prend prends prennent pris prise prises',
    'recevoir recoit recois recoivent recu recue',
    'remettre remet remets remettent remis remise',
    'rendre rend rends rendent rendu rendue',
    'revenir revient reviens reviennent revenu',
    'reussir reussit reussi reussie reussis reussissent reussite',
    'saisir saisit saisi saisie saisis saisissent',
    'servir sert servent servi',
    'sortir sort sortent sorti sortie sorties',
    'suivre suit suivent suivi',
    'survivre survit survivent survecu',
    'tenir tient tiens tiennent tenu tenue',
    'tuer tue tues tuent tuee tuees tuant tueur tueurs',
    'vendre vend vendent vendu vendue vente ventes vendeur',
    'venir vient viens viennent venu',
    'vivre vit vivent vivant vivants',
    'voir voit vois voient vu vue',
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
