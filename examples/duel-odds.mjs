import { factOdds, jointOdds, loadGame, speakerOf } from 'reckoning'

const game = loadGame('quick-and-undead')
const say = speakerOf(game, 'en')

/** The value of an outcome. Throws what its refusals say where there is none. */
function orThrow(outcome) {
  if (!outcome.ok) throw new Error(outcome.refusals.map(say.refusal).join('\n'))
  return outcome.value
}

/** A duel on space 5: A has Bullets in the given cells, B in 2, 4, 6 and 7. */
function duel(loaded) {
  const gangs = { A: { loaded }, B: { loaded: [2, 4, 6, 7] } }
  return orThrow(game.open({ kind: 'duel', players: 2, space: 5, duellists: ['A', 'B'], gangs }))
}

const dies = (seat) => ({ fact: 'dies', seat })
const bullets = [3, 5, 7]
const { outcomes } = orThrow(jointOdds(game, duel(bullets), [dies('A'), dies('B')]))
for (const { result, chance } of outcomes) {
  const killed = ['A', 'B'].filter((_, index) => result[index])
  console.log(`killed: ${killed.join(' and ') || 'nobody'}, ${chance.toFraction()}`)
}

/** The chance that A is killed once a Bullet has been moved to an empty cell. */
function deathAfter(from, to) {
  const moved = [...bullets.filter((cell) => cell !== from), to]
  const { outcomes } = orThrow(factOdds(game, duel(moved), dies('A')))
  return outcomes.find(({ result }) => result === true).chance
}

const moves = bullets.flatMap((from) =>
  [2, 4, 6].map((to) => ({ from, to, death: deathAfter(from, to) })),
)
// Chances are fractions: what is equal compares as equal, and no rounding picks the move.
const [best] = moves.toSorted((one, other) => one.death.compare(other.death))
console.log(`best move: ${best.from} to ${best.to}, A is killed in ${best.death.toFraction()}`)
