import { type Language, languages } from '../../content/languages.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'
import { loadFace } from '../../site/islands/load.ts'

/** A lab of a game: a kind of situation that a reader can build there. */
interface LabPath {
  readonly params: { readonly language: Language; readonly game: GameId; readonly kind: string }
  readonly props: { readonly language: Language; readonly game: GameId; readonly kind: string }
}

/** The pages of all labs: one for each kind of situation. */
export async function labPaths(): Promise<LabPath[]> {
  const paths = await Promise.all(
    gameIds.map(async (game) => {
      const { kinds } = (await loadFace(game)).game
      return languages.flatMap((language) =>
        kinds.map(({ name: kind }): LabPath => {
          const lab = { language, game, kind }
          return { params: lab, props: lab }
        }),
      )
    }),
  )
  return paths.flat()
}
