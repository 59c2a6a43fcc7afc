import Fraction from 'fraction.js'
import type { CountedGame } from '../../../kernel/game/game.ts'
import type { Opening, Policy } from '../../../kernel/game/opening.ts'
import { accepted, type Outcome } from '../../../kernel/game/refusal.ts'
import { odds } from '../../../kernel/odds/odds.ts'
import { byNumber } from '../../../kernel/run/answerers.ts'
import { replay } from '../../../kernel/run/replay.ts'
import type { BanditId } from '../components.ts'
import type { Stance } from '../events.ts'
import { hotHeaded } from '../policies.ts'
import type { Given, Position } from '../position.ts'

/** Values of the ends of a shootout for a bandit, in dollars, by which fleeing and shooting are compared. */
export interface Prizes {
  /** Value of each position from the first; the last value holds for all that follow. */
  readonly places: readonly Fraction[]
  /** Cost of dying. */
  readonly death: Fraction
}

/** Fate of a bandit in a shootout. */
interface Fate {
  /** The chances of the positions, from the first on. */
  readonly places: readonly Fraction[]
  readonly dies: Fraction
  /** Mean value of that fate. */
  readonly worth: Fraction
}

/** A shootout as it stood before anybody stayed or fled, and whose choice is weighed. */
export interface Choice {
  readonly opening: Opening<Given, Position>
  /** The numbers of the answers given; those from the first flight on are left aside. */
  readonly after: readonly number[]
  readonly bandit: BanditId
  /** Stance of all others. */
  readonly others: Stance
  readonly prizes: Prizes
}

/**
 * flee.may: what comes of it that a bandit flees whenever it is asked, or that it stays and shoots; all else is decided
 * by the hot-headed.
 */
export function fateOf(game: CountedGame, choice: Choice, stance: Stance): Outcome<Fate> {
  const { opening, bandit, prizes } = choice
  const found = odds(game as CountedGame<never, Given, Position>, opening, {
    after: beforeStances(game, choice),
    policy: fleeing(choice, stance),
    result: ({ order, dead }) => ({ place: order.indexOf(bandit), dies: dead.includes(bandit) }),
  })
  if (!found.ok) return found
  const { outcomes } = found.value
  const chanceThat = (isSo: (end: { place: number; dies: boolean }) => boolean) =>
    outcomes.reduce(
      (sum, { result, chance }) => (isSo(result) ? sum.add(chance) : sum),
      new Fraction(0),
    )
  const { length } = opening.given.told.bandits ?? []
  const places = Array.from({ length }, (_, at) => chanceThat(({ place }) => place === at))
  const dies = chanceThat((end) => end.dies)
  const prize = (at: number) => prizes.places[Math.min(at, prizes.places.length - 1)] ?? 0
  const won = places.reduce((sum, chance, at) => sum.add(chance.mul(prize(at))), new Fraction(0))
  return accepted({ places, dies, worth: won.sub(dies.mul(prizes.death)) })
}

/** The answers that were given before somebody was asked whether to flee. */
function beforeStances(game: CountedGame, { opening, after }: Choice): readonly number[] {
  const count = [...after.keys()].find((given) => {
    const { question } = replay(game, opening as Opening, byNumber(after.slice(0, given)))
    return question?.kind === 'flee'
  })
  return after.slice(0, count)
}

/** The hot-headed, but that the stances are as they are asked for. */
function fleeing({ bandit, others }: Choice, stance: Stance): Policy<Position> {
  const { id, choose } = hotHeaded
  return {
    id,
    choose: (question, position) =>
      question.kind === 'flee'
        ? { value: question.about?.['bandit'] === bandit ? stance : others }
        : choose(question, position),
  }
}
