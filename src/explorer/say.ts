import { createInstance, type Resource } from 'i18next'

/** Says a sentence by its key, filled with values; plural forms follow the value `count`. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Sentences by key, in groups. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/**
 * Makes a sayer from the sentences of several rooms. A key is looked up in the rooms in their order.
 * A missing sentence shows its key, which the tests do not let happen.
 */
export function createSay(language: string, rooms: readonly Messages[]): Say {
  const names = rooms.map((_, index) => `room${index}`)
  const sentences = Object.fromEntries(rooms.map((room, index) => [`room${index}`, room]))
  const i18n = createInstance({
    lng: language,
    resources: { [language]: sentences } as Resource,
    ns: names,
    defaultNS: names[0] ?? false,
    fallbackNS: names,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  void i18n.init()
  return (key, values = {}) => i18n.t(key, { ...values, defaultValue: key })
}
