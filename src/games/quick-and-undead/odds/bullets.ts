import type Fraction from 'fraction.js'
import { chanceOf, type FactQuestion, factOdds } from '../../../kernel/facts.ts'
import type { FactValue, Game } from '../../../kernel/game.ts'
import { accepted, type Outcome, type Refusal, refused } from '../../../kernel/refusal.ts'
import { type Cell, cells, type Seat } from '../components.ts'

/** A situation as far as its Bullets go. */
export interface Loaded {
  readonly kind: string
  readonly gangs?: Readonly<Partial<Record<Seat, { readonly loaded?: readonly Cell[] }>>>
}

/** What is wanted of Bullets: whose they are, and which answer to a question they are to bring about. */
export interface Wish {
  readonly seat: Seat
  readonly asked: FactQuestion
  readonly is: FactValue
}

/** One Bullet on another cell, or one more where nothing is taken away, and the chance that comes of it. */
export interface Move {
  readonly from: Cell | null
  readonly to: Cell
  readonly chance: Fraction
}

/** What moving one Bullet changes. */
export interface BulletMoves {
  /** The chance as it is. */
  readonly now: Fraction
  /** Every Bullet on every empty cell, and every empty cell with one Bullet more. */
  readonly moves: readonly Move[]
}

/**
 * The exact chance of a wish for every way of moving one Bullet of a Targeting card, and for every way of
 * having one more: setup.bullet-gained and effect.reload are the rules that make it a decision.
 */
export function bulletMoves(
  game: Game,
  situation: Loaded,
  readings: Readonly<Record<string, unknown>>,
  wish: Wish,
): Outcome<BulletMoves> {
  const loaded = situation.gangs?.[wish.seat]?.loaded ?? []
  const empty = cells.filter((cell) => !loaded.includes(cell))
  const now = chanceWith(game, situation, readings, wish, loaded)
  if (!now.ok) return now
  const moves: Move[] = []
  const refusals: Refusal[] = []
  for (const from of [...loaded, null]) {
    for (const to of empty) {
      const others = loaded.filter((cell) => cell !== from)
      const chance = chanceWith(game, situation, readings, wish, [...others, to].sort())
      if (chance.ok) moves.push({ from, to, chance: chance.value })
      else refusals.push(...chance.refusals)
    }
  }
  return refusals.length > 0 ? refused(...refusals) : accepted({ now: now.value, moves })
}

/** The chance of a wish with other cells loaded. */
function chanceWith(
  game: Game,
  situation: Loaded,
  readings: Readonly<Record<string, unknown>>,
  { seat, asked, is }: Wish,
  loaded: readonly Cell[],
): Outcome<Fraction> {
  const gangs = { ...situation.gangs, [seat]: { ...situation.gangs?.[seat], loaded } }
  const opening = game.open({ ...situation, gangs }, readings)
  if (!opening.ok) return opening
  const odds = factOdds(game, opening.value, asked)
  return odds.ok ? accepted(chanceOf(odds.value, is)) : odds
}
