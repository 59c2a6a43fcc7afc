import type Fraction from 'fraction.js'
import { byNumber } from '../../../kernel/answer.ts'
import { answersOf } from '../../../kernel/choice.ts'
import { chanceOf, factsOdds } from '../../../kernel/facts.ts'
import type { Game, Opening } from '../../../kernel/game.ts'
import { accepted, type Outcome } from '../../../kernel/refusal.ts'
import { replay } from '../../../kernel/replay.ts'
import type { Cell, Seat } from '../components.ts'
import type { Gang, Given, Position } from '../position.ts'

/** One way of stealing a Bullet, and how thief and victim would come off if they duelled afterwards. */
export interface Theft {
  /** The victim's cell that is emptied; null where that is settled. */
  readonly take: Cell | null
  /** The thief's cell that is loaded; null where that is settled, or the Bullet is lost. */
  readonly load: Cell | null
  /** The numbers of the answers that make it so. */
  readonly answers: readonly number[]
  /** The chance of the thief to kill the victim, and of the victim to kill the thief. */
  readonly kills: Fraction
  readonly dies: Fraction
}

/** The questions that settle which Bullet is stolen. */
const kinds: readonly string[] = ['steal-cell', 'load']

/**
 * steal.bullet: every way in which the Bullet at stake can be stolen, the best first. Cells are worth nothing
 * by themselves, so ways are compared by the duel that thief and victim could have next: by how much likelier
 * the victim is to be killed in it than the thief.
 */
export function weighThefts(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
): Outcome<readonly Theft[]> {
  const { actors = [], target } = opening.given.scene
  const [thief] = actors as [Seat]
  const thefts: Theft[] = []
  for (const { position, ...way } of waysOf(game, opening, after, [])) {
    const odds = duelOf(game, opening, position, thief, target as Seat)
    if (!odds.ok) return odds
    thefts.push({ ...way, ...odds.value })
  }
  const edge = ({ kills, dies }: Theft) => kills.sub(dies)
  return accepted(
    thefts.sort(
      (one, other) =>
        edge(other).compare(edge(one)) || one.dies.compare(other.dies) || orderOf(one, other),
    ),
  )
}

/** Of ways that come to the same, the higher numbers: against others they beat more. */
function orderOf(one: Theft, other: Theft): number {
  return (other.take ?? 0) - (one.take ?? 0) || (other.load ?? 0) - (one.load ?? 0)
}

type Way = Pick<Theft, 'take' | 'load' | 'answers'> & { readonly position: Position }

/** Every way to answer which cells are meant, with the position that comes of it. */
function waysOf(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
  answers: readonly number[],
): readonly Way[] {
  const typed = game as Game<never, Given, Position>
  const { question, position } = replay(typed, opening, byNumber([...after, ...answers]))
  if (question?.step !== 'ask' || !kinds.includes(question.kind)) {
    return [{ take: null, load: null, answers, position }]
  }
  return answersOf(question.options).flatMap((cell, number) => {
    const cellOf = question.kind === 'load' ? { load: cell as Cell } : { take: cell as Cell }
    return waysOf(game, opening, after, [...answers, number]).map((way) => ({ ...way, ...cellOf }))
  })
}

/** A duel of the two with their cards as they are. */
function duelOf(
  game: Game,
  { given, readings }: Opening<Given, Position>,
  { gangs }: Position,
  thief: Seat,
  victim: Seat,
): Outcome<Pick<Theft, 'kills' | 'dies'>> {
  const card = ({ loaded, critical }: Gang) => ({ loaded, critical })
  const duel = game.open(
    {
      kind: 'duel',
      players: given.players,
      twoGangs: given.seats.length > given.players ? 'yes' : 'no',
      space: 5,
      duellists: [thief, victim],
      gangs: { [thief]: card(gangs[thief]), [victim]: card(gangs[victim]) },
    },
    readings,
  )
  if (!duel.ok) return duel
  const questions = [victim, thief].map((seat) => ({ fact: 'dies', seat }))
  const found = factsOdds(game, duel.value, questions)
  if (!found.ok) return found
  const [kills, dies] = found.value.map((odds) => chanceOf(odds, true)) as [Fraction, Fraction]
  return accepted({ kills, dies })
}
