import type { GameId } from '../../games/manifest.ts'

/** The stylesheets of all boards, by their files: each names every other stylesheet of its board. */
const sheets = import.meta.glob<string>('../../games/*/board/board.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of the stylesheet of a game's board, for the pages of that game and no others. */
export function boardStyle(game: GameId): string {
  const sheet = sheets[`../../games/${game}/board/board.css`]
  if (!sheet) throw new Error(`the board of ${game} has no stylesheet`)
  return sheet
}
