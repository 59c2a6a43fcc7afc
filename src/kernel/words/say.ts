/** Says a sentence by its key, filled with values; plural forms follow the value `count`. */
export type Say = (key: string, values?: Values) => string

type Values = Readonly<Record<string, string | number>>

/** Sentences by key, in groups. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/**
 * Makes a sayer from the sentences of several rooms; a key is looked up in the rooms in their order. Server,
 * browser and command line all speak through it. A sentence holds `{{name}}` for a value and `$t(key)` for another
 * sentence; `key_one`, `key_other` and so on are the plural forms of `Intl.PluralRules`, chosen by `count`. A
 * missing sentence shows its key, after `onMissing` has been told.
 */
export function createSay(
  language: string,
  rooms: readonly Messages[],
  onMissing?: (key: string) => void,
): Say {
  const sentences = new Map<string, string>()
  for (const room of rooms) gather(room, '', sentences)
  const plural = new Intl.PluralRules(language)
  const say: Say = (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key
    const sentence = sentences.get(form) ?? sentences.get(key)
    if (sentence !== undefined) return fill(sentence, values, say)
    onMissing?.(key)
    return key
  }
  return say
}

function gather(group: Messages, prefix: string, sentences: Map<string, string>): void {
  for (const [name, entry] of Object.entries(group)) {
    const key = `${prefix}${name}`
    if (typeof entry !== 'string') gather(entry, `${key}.`, sentences)
    else if (!sentences.has(key)) sentences.set(key, entry)
  }
}

/** Fills in the values and the sentences that the sentence itself names. What is filled in is not read again. */
function fill(sentence: string, values: Values, say: Say): string {
  const value = (name: string) => String(values[name] ?? '')
  return sentence.replace(
    /\$t\(((?:[\w.-]|\{\{\w+\}\})+)\)|\{\{(\w+)\}\}/g,
    (_, key: string | undefined, name: string) =>
      key
        ? say(
            key.replace(/\{\{(\w+)\}\}/g, (_all, inner: string) => value(inner)),
            values,
          )
        : value(name),
  )
}
