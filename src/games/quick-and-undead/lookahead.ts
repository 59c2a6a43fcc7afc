import { copyOf } from '../../kernel/data/copy.ts'
import { type Lookahead, promiseOf, shuffled, type Told } from '../../kernel/decide/lookahead.ts'
import type { Draw } from '../../kernel/run/random.ts'
import { OUTLAWS, RANGER, type Seat, type UndeadCard, undeadCards } from './components.ts'
import { type Given, type Laid, type Position, purseOf } from './position.ts'
import { facesFor } from './rules/day.ts'
import { worthOfGang } from './rules/scoring.ts'
import { gangsOf, playersOf } from './rules/two-gangs.ts'
import { undeadInTown } from './rules/undead.ts'
import { isHidden } from './seen-by.ts'

/**
 * Random games of The Quick and the Undead last for days, so its players look no further than the end of the next
 * round, and want to be worth more there than the best of the others.
 */
export const lookahead: Lookahead<Given, Position> = {
  games: 120,
  horizon: { loop: 'rounds', rounds: 1 },
  fill: (seen, _seat, draw, told) => filled(seen, draw, told),
  victory: (laid, seat) => victoryOf(laid, seat as Seat),
  promise: (laid, seat) =>
    victoryOf(laid, seat as Seat) ?? promiseOf(leadOf(laid, seat as Seat), 3),
}

/**
 * Position as a seat may imagine it: Boot Hill consists of any Undead that it sees nowhere, and of the one that was
 * drawn from it and is not placed yet; a die set in secret shows any number to which it can be set.
 */
function filled(seen: Laid, draw: Draw, told: readonly Told[] = []): Position {
  const now = copyOf(seen.now)
  const { gangs, under } = now
  const trophies = Object.values(gangs).flatMap((gang) => gang.trophies)
  const open = [...undeadInTown(now), ...under, ...trophies]
  const left = shuffled(
    undeadCards.filter((card) => !open.includes(card)),
    draw,
  )
  const isDrawn = (card: UndeadCard) =>
    told.some(({ kind, value }) => kind === 'draw-undead' && value === card)
  const drawn = left.filter(isDrawn)
  const others = left.filter((card) => !isDrawn(card))
  now.bootHill = [...drawn, ...others.splice(0, now.bootHill.length - drawn.length)]
  now.box = others
  for (const [seat, gang] of Object.entries(gangs)) {
    if (!isHidden(gang.die)) continue
    const faces = facesFor({ ...seen, now }, seat as Seat)
    gang.die = faces[draw(faces.length)] ?? gang.die
  }
  return now
}

/**
 * score.winner, twogang.score: a player wins with every gang; a draw is shared by
 * all, and Dead Ranger's is no part.
 */
function victoryOf(laid: Laid, seat: Seat): number | undefined {
  const { ending, gangs } = laid.now
  if (!ending) return undefined
  if (ending.by === 'draw') return 1 / playersOf(laid).length
  return Number(ending.winner === gangs[seat].purse)
}

/** By how much a player is worth more than the best of the others; in the solo game than Dead Ranger is a threat. */
function leadOf(laid: Laid, seat: Seat): number {
  const own = laid.now.gangs[seat].purse
  const others = playersOf(laid).filter((player) => player !== own)
  const best = others.length > 0 ? others.map((player) => worthOf(laid, player)) : [threatOf(laid)]
  return worthOf(laid, own) - Math.max(...best)
}

/** Worth of Coins, Bullets, living Outlaws and the Skull to a player who means to score. */
const MEANS = 0.3

/** Points a player would score now, and the means to score more. */
function worthOf(laid: Laid, player: Seat): number {
  const { coins, notoriety } = purseOf(laid.now, player)
  const gangs = gangsOf(laid, player).map((seat) => {
    const { loaded, critical, graveyard, reserve } = laid.now.gangs[seat]
    const means = loaded.length + Number(critical === 'skull') + OUTLAWS - graveyard - reserve
    return worthOfGang(laid, seat) + MEANS * means
  })
  return gangs.reduce((sum, worth) => sum + worth, notoriety + MEANS * coins)
}

/** solosetup.strength: what is left to do against Dead Ranger, and the Undead that may overrun Town meanwhile. */
function threatOf({ now }: Laid): number {
  return 3 * now.gangs[RANGER].loaded.length + undeadInTown(now).length
}
