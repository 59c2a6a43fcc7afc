import { anyNumber, factsOf, upTo, yesOrNo } from '../../kernel/game/fact.ts'
import type { FactValue } from '../../kernel/game/game.ts'
import * as box from './components.ts'
import { equipmentOf, findMember, type Given, type Position } from './position.ts'

/** Nobody: the answer where nobody qualifies. */
const NOBODY = 'nobody'

const players = ({ seats: playing }: Given): readonly FactValue[] => [...playing, NOBODY]
const aSeat = { seat: box.seats }
const aBandit = { bandit: box.banditIds }
const bandits = [...box.banditIds, NOBODY]

const fact = factsOf<Given, Position>()

/** The questions that readers predict and odds count. */
export const facts = [
  fact('success', {}, yesOrNo, ({ attempt }) => attempt?.success === true),
  fact('result', {}, anyNumber, ({ attempt }) => attempt?.result ?? 0),
  fact('money', aSeat, anyNumber, ({ money }, { seat }) => money[seat]),
  fact('gang', aSeat, upTo(box.GANG_LIMIT), ({ gangs }, { seat }) => gangs[seat].length),
  fact('first', {}, bandits, ({ order }) => order[0] ?? NOBODY),
  fact('position', aBandit, upTo(5), ({ order }, { bandit }) => order.indexOf(bandit) + 1),
  fact('names', {}, bandits, ({ namer }) => namer ?? NOBODY),
  fact('wounds', aBandit, anyNumber, (position, { bandit }) => {
    return findMember(position, bandit)?.wounds ?? 0
  }),
  fact('has', { ...aBandit, attribute: box.attributes }, anyNumber, (position, chosen) => {
    return findMember(position, chosen.bandit)?.[chosen.attribute] ?? 0
  }),
  fact('holds', { ...aBandit, card: box.equipment }, anyNumber, (position, { bandit, card }) => {
    const member = findMember(position, bandit)
    return member ? equipmentOf(member).filter((one) => one === card).length : 0
  }),
  fact('cards', aBandit, anyNumber, (position, { bandit }) => {
    const member = findMember(position, bandit)
    return member ? member.cards.length + member.hidden.length : 0
  }),
  fact('dies', aBandit, yesOrNo, ({ dead }, { bandit }) => dead.includes(bandit)),
  fact('deaths', {}, anyNumber, ({ dead }) => dead.length),
  fact(
    'notes',
    { place: box.vaults },
    anyNumber,
    ({ vaults: all }, { place }) => all[place].length,
  ),
  fact('victim', {}, [...box.victimIds, NOBODY], ({ victim }) => victim ?? NOBODY),
  fact('prisoner', {}, bandits, ({ prison }) => prison ?? NOBODY),
  fact('shop', {}, upTo(box.SHOP_SIZE), ({ shop }) => shop.length),
  fact('round', {}, anyNumber, ({ round }) => round),
  fact('winner', {}, players, ({ winners }) => winners[0] ?? NOBODY),
]
