import { type Language, languages } from '../../content/languages.ts'
import type { Embeddable } from '../../explorer/share/embed-code.ts'

/** A page to embed in each language, that of the reader first, given its title and address in one. */
export function embedsIn(
  language: Language,
  inLanguage: (language: Language) => Omit<Embeddable, 'language'>,
): Embeddable[] {
  const others = languages.filter((one) => one !== language)
  return [language, ...others].map((one) => ({ language: one, ...inLanguage(one) }))
}
