/** A habit of French printing, and what breaks it. */
interface Habit {
  readonly name: string
  readonly broken: RegExp
}

/** Spaces that a line may not break at. */
const hard = '\\u00a0\\u202f'

const habits: readonly Habit[] = [
  {
    name: 'a no-break space before ; : ? ! »',
    broken: new RegExp(`[^${hard}?!…(«][;:?!»](?![/\\d])`, 'u'),
  },
  { name: 'a no-break space after «', broken: new RegExp(`«(?![${hard}])`, 'u') },
  { name: 'a curved apostrophe', broken: /\p{L}'\p{L}/u },
  { name: 'guillemets, not English quotation marks', broken: /["“”]/u },
  { name: 'one sign for an ellipsis', broken: /\.\.\./u },
  { name: 'a no-break space before a unit', broken: /\d [$%€]|\d[$%€]/u },
  { name: 'a no-break space in a large number', broken: /\d[ ,.]\d{3}(?!\d)/u },
  { name: 'the ligature œ', broken: /\b(?:c|n|s|b|v|m)?oe(?:il|ur|uvre|ud|uf)/iu },
  {
    name: 'accents on capitals',
    broken:
      /(?:^|[.?!]\s)A (?=deux|trois|quatre|la|l’|chaque|un)|(?<!\p{L})(?:E(?:tape|galit|v[ée]nement|quip))/u,
  },
  {
    name: 'the polite form',
    broken: /(?<!\p{L})(?:tu|toi|te|ton|ta|tes|tiens?|tienne)(?!\p{L})|(?<!\p{L})t’/iu,
  },
  { name: 'O for the west', broken: /(?<![\p{L}-])(?:N|S)?W(?![\p{L}-])/u },
]

/** The habits of French printing that a text breaks, with the words around. */
export function faultsIn(text: string): string[] {
  const read = text.replace(/\{\{[^}]*\}\}/g, '0').replace(/https?:\S+/g, '')
  return habits.flatMap(({ name, broken }) => {
    const found = broken.exec(read)
    if (!found) return []
    const around = read.slice(Math.max(0, found.index - 20), found.index + 20)
    return [`${name}: …${around}…`]
  })
}
