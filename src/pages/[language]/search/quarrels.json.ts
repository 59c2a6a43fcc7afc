import type { APIRoute } from 'astro'
import { type Language, languages } from '../../../content/languages.ts'
import { allQuarrels } from '../../../content/quarrels.ts'

/** The classic quarrels of each game, which an empty search offers. */
export function getStaticPaths() {
  return languages.map((language) => ({ params: { language }, props: { language } }))
}

export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  Response.json(
    Object.fromEntries(
      Object.entries(allQuarrels()).map(([game, quarrels]) => [
        game,
        quarrels.map((quarrel) => quarrel[props.language]),
      ]),
    ),
  )
