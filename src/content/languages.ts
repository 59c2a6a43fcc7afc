import { z } from 'zod'

/** The languages of the site; the first is the one that a page falls back to. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** True for a piece of an address that names a language of the site. */
export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value)
}

/** A schema for one value per language, none of them missing. */
export function both<T extends z.ZodType>(schema: T) {
  return z.strictObject({ en: schema, fr: schema })
}
