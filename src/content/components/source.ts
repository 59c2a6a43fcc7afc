import { z } from 'zod'

/** Provenances of a value. Illustrative values replace those that no source gives. */
const provenances = ['rulebook', 'published', 'illustrative'] as const

/** A schema for where a value comes from. */
export const provenance = z.enum(provenances)

/** A schema for who made the rulebook, for the line that names the source. */
export const source = z.strictObject({
  title: z.string(),
  /** None where the rulebook names nobody. */
  authors: z.array(z.string()),
  pages: z.int().positive(),
})
export type Source = z.infer<typeof source>
