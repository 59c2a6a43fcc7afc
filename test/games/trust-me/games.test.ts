import { expect, it } from 'vitest'
import { isOverlapping, isTouching, type Spot } from '../../../src/games/trust-me/geometry/plane.ts'
import { inTurn, woundsOf } from '../../../src/games/trust-me/position.ts'
import { playout } from '../../../src/kernel/run/playout.ts'
import { game, opened } from './tables.ts'

it.each([2, 3, 4])('random games of %i players keep to the laws of the table', (players) => {
  for (let seed = 1; seed <= 6; seed++) {
    const opening = opened({ kind: 'game', players, mostRounds: 4 })
    const { given, readings } = opening
    const before = game.inventory(opening.position).toSorted()
    const radii = 2 * given.components.radius
    playout(game, opening, seed, undefined, (event, now) => {
      if (now.phase === 'setup') return
      const figures = [
        ...inTurn({ given, readings, now }).map((seat) => now.players[seat].at),
        ...now.zombies,
      ]
      for (const [at, one] of figures.entries()) {
        const isClear = figures.slice(0, at).every((other) => !isOverlapping(one, other, radii))
        if (!isClear) throw new Error(`${event.kind} lays one base above another`)
      }
      for (const seat of given.seats) {
        if (now.players[seat].state === 'in')
          expect(woundsOf({ now, readings }, seat)).toBeLessThan(4)
        expect(now.players[seat].reserve).toBeGreaterThanOrEqual(0)
      }
      expect(now.zombies.length).toBeLessThanOrEqual(given.components.zombies)
    })
    const end = playout(game, opened({ kind: 'game', players, mostRounds: 4 }), seed)
    expect(end.phase).toBe('over')
    expect(game.inventory(end).toSorted()).toEqual(before)
  }
})

/** End of a random setup, before the first turn. */
function setUpOf(players: number, seed: number) {
  const opening = opened({ kind: 'game', players, mostRounds: 1 })
  const over = new Error('set up')
  const starts: { at: Spot; pawn: Spot | null }[] = []
  try {
    playout(game, opening, seed, undefined, (event, now) => {
      if (event.kind === 'first-player-chosen') throw over
      if (event.kind !== 'survivor-placed') return
      const { at, community } = now.players[event.seat]
      starts.push({ at: { ...at }, pawn: community && { ...community } })
    })
  } catch (error) {
    if (error !== over) throw error
  }
  return { starts, radius: opening.given.components.radius }
}

/* With 2 players the first seed laid a piece along the edge, in the direction in which B's pawn was then placed. */
it.each([2, 3, 4])(
  'each of %i survivors starts in contact with its own Community pawn',
  (players) => {
    for (let seed = 1; seed <= 60; seed++) {
      const { starts, radius } = setUpOf(players, seed)
      expect(starts).toHaveLength(players)
      for (const { at, pawn } of starts)
        expect(pawn && isTouching(at, pawn, radius), `seed ${seed}`).toBe(true)
    }
  },
)
