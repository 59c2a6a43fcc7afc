import { fold, plain } from './fold.ts'

/** A piece of text, and whether it was asked for. */
export interface Piece {
  readonly text: string
  readonly asked: boolean
}

/** The length two words must share from their start to count as one word in two forms. */
const stem = 4

function sameWord(shown: string, asked: string): boolean {
  if (shown === asked) return true
  const shorter = Math.min(shown.length, asked.length)
  if (shorter < stem) return false
  const shared = Math.max(stem, Math.ceil(Math.max(shown.length, asked.length) * 0.6))
  return shown.slice(0, shared) === asked.slice(0, shared)
}

/** Cuts a text where the words of a query stand in it. */
export function cut(text: string, query: string): Piece[] {
  const asked = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(plain)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, asked: asked.some((word) => sameWord(plain(piece), word)) }))
}
