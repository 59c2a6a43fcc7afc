/* In the place of `explorer/sheet.ts`: the shapes that boards repeat stand in the file itself. */

/** Names of the shapes of a game, as `<use>` refers to them. */
export function sheetOf(game: string): (shape: string) => string {
  return (shape) => `#${game}-${shape}`
}
