import type { APIRoute } from 'astro'
import { gameIds } from '../games/manifest.ts'
import { inlineSvgUses } from '../site/inline-svg-uses.ts'

const sheets = import.meta.glob<string>('../games/*/board/sheet.svg', {
  query: '?raw',
  import: 'default',
})

/** The sheet of the shapes that the boards of a game repeat. */
export function getStaticPaths() {
  return gameIds.map((game) => ({ params: { game } }))
}

export const GET: APIRoute<never, { game: string }> = async ({ params }) => {
  const sheet = await sheets[`../games/${params.game}/board/sheet.svg`]?.()
  return new Response(sheet && inlineSvgUses(sheet), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
