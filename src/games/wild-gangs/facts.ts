import { anyNumber, factsOf, upTo, yesOrNo } from '../../kernel/game/fact.ts'
import type { FactValue } from '../../kernel/game/game.ts'
import { eventCards, GANG_SIZE, seats } from './components.ts'
import { facedownOf, type Given, lootAt, lootSizes, type Position, valueAt } from './position.ts'
import { buildings, spots, streets } from './town.ts'

/** Nobody: the answer where no gang qualifies. */
const NOBODY = 'nobody'
/** No event lies at a spot before the town has been laid. */
const NONE = 'none'

const players = ({ seats: playing }: Given): readonly FactValue[] => playing
const gangs = (given: Given): readonly FactValue[] => [...players(given), NOBODY]
const aLoot = { building: buildings, loot: lootSizes }
const aBuilding = { building: buildings }
const aStreet = { street: streets }
const aSeat = { seat: seats }

const fact = factsOf<Given, Position>()

/** The questions that readers predict and odds count. */
export const facts = [
  fact('loot-winner', aLoot, gangs, (position, { building, loot }) => {
    return lootAt(position, building, loot).takenBy ?? NOBODY
  }),
  fact('loot-protected', aLoot, yesOrNo, (position, { building, loot }) => {
    return lootAt(position, building, loot).protectedBy.length > 0
  }),
  fact('loot-value', aLoot, anyNumber, (position, { building, loot }) => {
    return valueAt(position, building, loot)
  }),
  fact('strongest', aBuilding, gangs, ({ ranks }, { building }) => ranks[building][0] ?? NOBODY),
  fact('second', aBuilding, gangs, ({ ranks }, { building }) => ranks[building][1] ?? NOBODY),
  fact('event-at', { spot: spots }, [...eventCards, NONE], ({ events }, { spot }) => {
    return events[spot] ?? NONE
  }),
  fact('event-in-town', { event: eventCards }, yesOrNo, ({ events }, { event }) => {
    return Object.values(events).includes(event)
  }),
  fact('fight', aStreet, yesOrNo, ({ fights }, { street }) => fights[street]?.fought ?? false),
  fact('fight-winner', aStreet, gangs, ({ fights }, { street }) => {
    return fights[street]?.winner ?? NOBODY
  }),
  fact('prey', aStreet, gangs, ({ fights }, { street }) => fights[street]?.prey ?? NOBODY),
  fact('captures', aSeat, upTo(GANG_SIZE), ({ captured }, { seat }) => captured[seat].length),
  // A town that a reader lays out can hold a whole gang face down, beyond the limits of placing.
  fact('facedown', aSeat, upTo(GANG_SIZE), (position, { seat }) => facedownOf(position, seat)),
  fact('hand-size', aSeat, upTo(3), ({ hands }, { seat }) => hands[seat].length),
  fact('mover', {}, gangs, ({ mover }) => mover ?? NOBODY),
  fact('money', aSeat, anyNumber, ({ money }, { seat }) => money[seat]),
  fact('winner', {}, players, ({ winner }) => winner ?? NOBODY),
]
