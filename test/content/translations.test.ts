import { describe, expect, test } from 'vitest'
import { placePages } from '../../src/content/translations.ts'

describe('a page of prose', () => {
  test('stands at its address in each language in which it is written', () => {
    expect(placePages(['en/about', 'fr/about'])).toEqual([
      { language: 'en', page: 'about', id: 'en/about' },
      { language: 'fr', page: 'about', id: 'fr/about' },
    ])
  })

  test('stands in English where nobody has translated it', () => {
    expect(placePages(['en/wild-gangs', 'en/wild-gangs/aim', 'fr/wild-gangs'])).toContainEqual({
      language: 'fr',
      page: 'wild-gangs/aim',
      id: 'en/wild-gangs/aim',
      untranslated: 'en',
    })
  })

  test('is not made up in English where it is written in French only', () => {
    expect(placePages(['fr/about'])).toEqual([{ language: 'fr', page: 'about', id: 'fr/about' }])
  })

  test('below no language has no address', () => {
    expect(placePages(['notes/about'])).toEqual([])
  })
})
