import type { APIRoute } from 'astro'
import { type ExamplePath, examplePaths } from '../../../../site/scenarios/paths.ts'
import { work } from '../../../../site/scenarios/worked.ts'

/** Data of a worked example's island, fetched once a reader commits to an answer. */
export const getStaticPaths = examplePaths

export const GET: APIRoute<ExamplePath['props']> = async ({ props }) => {
  const { language, game, scenario } = props
  return Response.json((await work(language, game, scenario)).data)
}
