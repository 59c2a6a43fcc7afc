import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

/** What a page of a game says about itself, beside the title and the description every page has. */
const pageOfGame = z.object({
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
    schema: docsSchema({ extend: pageOfGame }),
  }),
}
