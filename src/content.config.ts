import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

/** Head of a page of prose; the last five fields where the page belongs to a game. */
const page = z.strictObject({
  title: z.string(),
  description: z.string(),
  game: z.string().optional(),
  chapter: z.string().optional(),
  /** The lab in which the rules of a chapter are tried. */
  lab: z.string().optional(),
  lesson: z.string().optional(),
  source: z.string().optional(),
})

export const collections = {
  docs: defineCollection({
    loader: glob({ base: './content/docs', pattern: '**/*.mdx' }),
    schema: page,
  }),
}
