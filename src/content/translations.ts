import { isLanguage, type Language, languages } from './languages.ts'

/** A page of prose at its address in one language. */
export interface PlacedPage {
  readonly language: Language
  /** Its address below the language, without slashes at the ends. */
  readonly page: string
  /** The text that is shown there. */
  readonly id: string
  /** The language of the text where that is another one, because nobody has translated the page yet. */
  readonly untranslated?: Language
}

/**
 * Places texts such as `en/wild-gangs/aim` at their addresses. A page exists in every language as soon as it is
 * written in the first one, so that no link and no language switch leads nowhere; until it is translated, the
 * first language stands in.
 */
export function placePages(ids: readonly string[]): PlacedPage[] {
  const written = new Set(ids)
  const [first, ...others] = languages
  const placed = ids.flatMap((id) => {
    const [language, ...steps] = id.split('/')
    return isLanguage(language) ? [{ language, page: steps.join('/'), id }] : []
  })
  const missing = placed
    .filter(({ language }) => language === first)
    .flatMap(({ page, id }) =>
      others
        .filter((language) => !written.has(`${language}/${page}`))
        .map((language) => ({ language, page, id, untranslated: first })),
    )
  return [...placed, ...missing]
}
