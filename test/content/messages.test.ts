import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../src/content/languages.ts'
import { type Messages, messageRooms, messagesOf } from '../../src/content/messages.ts'

const rooms = [...new Set(languages.flatMap(messageRooms))]
const read: Readonly<Record<Language, ReadonlyMap<string, Messages>>> = {
  en: new Map(rooms.map((room) => [room, messagesOf('en', room)])),
  fr: new Map(rooms.map((room) => [room, messagesOf('fr', room)])),
}

function messagesIn(language: Language, room: string): Messages {
  return read[language].get(room) ?? {}
}

/** A key without the ending of its plural form. */
function stem(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function keysOf(language: Language, room: string): string[] {
  return [...new Set(Object.keys(messagesIn(language, room)).map(stem))].sort()
}

/** The values that any form of a sentence is filled with; a capital only says where a sentence begins. */
function valuesOf(language: Language, room: string, key: string): string[] {
  const forms = Object.entries(messagesIn(language, room)).filter(([each]) => stem(each) === key)
  const names = forms.flatMap(([, text]) => text.match(/\{\{[^}]+\}\}/g) ?? [])
  return [...new Set(names.map((name) => name.toLowerCase()))].sort()
}

describe.each(rooms)('the sentences of %s', (room) => {
  test('exist in both languages', () => {
    expect(keysOf('fr', room)).toEqual(keysOf('en', room))
  })

  test('are filled with the same values in both languages', () => {
    const differing = keysOf('en', room).filter(
      (key) => valuesOf('en', room, key).join() !== valuesOf('fr', room, key).join(),
    )
    expect(
      differing.map((key) => ({
        key,
        en: valuesOf('en', room, key),
        fr: valuesOf('fr', room, key),
      })),
    ).toEqual([])
  })

  test.each(languages)('have every plural form that %s needs', (language) => {
    const messages = messagesIn(language, room)
    const plural = Object.keys(messages)
      .filter((key) => stem(key) !== key)
      .map(stem)
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = [...new Set(plural)].flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((each) => !(each in messages)),
    )
    expect(missing).toEqual([])
  })
})
