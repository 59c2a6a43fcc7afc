/** A piece of text, and whether it was asked for. */
interface Piece {
  readonly text: string
  readonly asked: boolean
}

/** Cuts a text where words stand in it that were asked for; a compound is one word. */
export function cut(text: string, isAsked: (word: string) => boolean): Piece[] {
  return text
    .split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, asked: isAsked(piece) }))
}
