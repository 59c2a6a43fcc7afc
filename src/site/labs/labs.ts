import { type Language, languages } from '../../content/languages.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'
import { loadFace } from '../../site/islands/load.ts'

/** A lab of a game: a kind of situation that a reader can build there. */
interface LabPath {
  readonly params: { readonly language: Language; readonly game: GameId; readonly kind: string }
  readonly props: { readonly language: Language; readonly game: GameId; readonly kind: string }
}

/** The pages of all labs: one for each situation for which a game has an editor. */
export async function labPaths(): Promise<LabPath[]> {
  const paths = await Promise.all(
    gameIds.map(async (game) => {
      const { editors } = await loadFace(game)
      return languages.flatMap((language) =>
        Object.keys(editors).map((kind): LabPath => {
          const lab = { language, game, kind }
          return { params: lab, props: lab }
        }),
      )
    }),
  )
  return paths.flat()
}
