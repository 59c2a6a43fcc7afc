import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsOf, told } from './tables.ts'

/*
 * Claims to leave, counted a second time: from the clauses of points and of the end, without a look at how the engine
 * counts. Everything that can be worth something lies anywhere on a sheet, beside what is worth nothing.
 */

const resources = ['food', 'gear', 'medicine', 'materials']
const worthless = ['shiv', 'flare', 'handgun:empty', 'food:special', 'materials:special']
const seats = ['A', 'B', 'C', 'D'] as const
/** objective.copies: three copies of one card are always in the deck in use. */
const cards = [...resources, 'two-resources', 'left-dead', 'right-dead']

const something = fc.option(fc.constantFrom(...resources, ...resources, ...worthless))
const where = fc.constantFrom('1', '2', '3', '7', '8', '9', 'left', 'right', 'pack-1', 'pouch')
const someClaim = fc.record({
  players: fc.constantFrom(2, 3, 4),
  at: fc.nat(3),
  things: fc.dictionary(where, something, { maxKeys: 8 }),
  hasBlank: fc.boolean(),
  objectives: fc.array(fc.constantFrom(...cards), { maxLength: 3 }),
  dead: fc.subarray([...seats]),
})
type Claim = typeof someClaim extends fc.Arbitrary<infer C> ? C : never

/** The situation, and what its clauses come to. */
function laid({ players, at, things, hasBlank, objectives, dead }: Claim) {
  const playing = seats.slice(0, players)
  const place = at % players
  const seat = playing[place] as (typeof seats)[number]
  const gone = dead.filter((one) => one !== seat && playing.includes(one))
  const held = Object.entries(things).filter(([, thing]) => thing !== null)
  const sheet = { ...Object.fromEntries(held), bag: 'backpack', outfit: 'satchel' }
  const situation = {
    kind: 'claim',
    players,
    seat,
    dead: gone,
    survivors: {
      [seat]: { sheet: { ...sheet, ...(hasBlank ? { 'pack-2': 'blank' } : {}) }, objectives },
    },
  }
  // vp.resource: each Resource, wherever it lies; object.special-resource-worthless: special ones are none.
  const own = held.flatMap(([, thing]) => (resources.includes(thing ?? '') ? [thing] : []))
  const isDead = (by: number) => gone.includes(playing[(place + by) % players] ?? 'A')
  const met = (card: string) => {
    if (card === 'left-dead') return Number(isDead(1))
    if (card === 'right-dead') return Number(isDead(players - 1))
    if (card === 'two-resources') return Math.floor(own.length / 2)
    return own.filter((thing) => thing === card).length
  }
  const objective = objectives.reduce((sum, card) => sum + met(card), 0)
  const total = own.length + objective + gone.length
  return { situation, seat, points: { resources: own.length, objectives: objective, total } }
}

test('the points of a survivor at its pawn are counted as the clauses say, and five of them are enough', () => {
  fc.assert(
    fc.property(someClaim, (claim) => {
      const { situation, seat, points } = laid(claim)
      const run = told(situation)
      expect(eventsOf(run, 'points-counted')).toMatchObject([points])
      const { state, sheet } = run.position.players[seat]
      expect(state).toBe(points.total >= 5 ? 'out' : 'in')
      // object.blank-discard: a Blank that was shown is gone, whatever comes of it.
      if (state === 'in') expect(sheet['pack-2']).toBeNull()
    }),
  )
})
