/**
 * The addresses of the shapes that the boards of a game repeat: short, since a page names them a thousand times.
 * They are drawn once, on a sheet that the site makes of `board/sheet.svg` of the game and a browser keeps; a board
 * refers to them by `<use>`. What they inherit there, fonts and the names of colours, they inherit from the board.
 */
export function sheetOf(game: string): (shape: string) => string {
  const sheet = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${game}.svg`
  return (shape) => `${sheet}#${shape}`
}
