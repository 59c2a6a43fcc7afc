import { oneOf } from '../../../kernel/choice.ts'
import { rank } from '../../../kernel/rank.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ask, known, nothing, type Rule, type Suspension } from '../../../kernel/step.ts'
import { type CardId, gangOf, type Seat } from '../components.ts'
import { cardOf, type Play, turnOrder } from '../position.ts'
import { report } from '../report.ts'
import { type Street, sidesAlong, spotsIn, streets } from '../town.ts'

/** fight.each-street: the streets settle their accounts one by one. */
export function* fightInStreets(play: Play): Rule {
  for (const street of streets) yield* fightIn(play, street)
}

/** One street: a fight unless nobody is there or the Powder Keg forbids it, then everybody leaves. */
function* fightIn(play: Play, street: Street): Rule {
  const clause = 'fight.each-street'
  yield* report({ clause, kind: 'fight-begins', street })
  const cards = cardsIn(play, street)
  if (lies(play, 'keg', street)) yield* powderKeg(play, street)
  else if (cards.length > 0) yield* fight(play, street, cards)
  else yield* report({ clause, kind: 'not-applied', why: 'nobody-in-street', street })
  yield* discard(play, street)
}

/** town.event-street: whether an event lies in a street, after the Repainted Sign. */
function lies({ now }: Play, event: 'keg' | 'mg', street: Street): boolean {
  for (const spot of spotsIn[street]) if (now.events[spot] === event) return true
  return false
}

/**
 * keg.no-fight: no fight in the whole street of the Powder Keg;
 * keg.cancels-mg: the Machine Gun has no effect in the same street.
 */
function* powderKeg(play: Play, street: Street): Rule {
  const clause = 'keg.no-fight'
  yield* report({ clause, with: ['event.two-last'], kind: 'no-fight', street })
  if (!lies(play, 'mg', street)) return
  yield* report({ clause: 'keg.cancels-mg', kind: 'machine-gun-cancelled', street })
}

/** The fight of the gangsters who stand in a street. */
function* fight(play: Play, street: Street, cards: readonly CardId[]): Rule {
  yield* machineGun(play, street, cards)
  const order = firepowerOrder(play, cards)
  yield* report({ clause: 'fight.sum-firepower', kind: 'firepower-counted', street, order })
  yield* declareWinner(street, order)
  yield* capture(play, street, cards, yield* choosePrey(play, street, cards))
}

/** mg.chief-plus-two: each chief in the Machine Gun's street, of any gang, gains two firepower. */
function machineGun(play: Play, street: Street, all: readonly CardId[]): Suspension<void> {
  if (!lies(play, 'mg', street)) return nothing()
  const clause = 'mg.chief-plus-two'
  const cards = all.filter((card) => cardOf(play, card).chief)
  if (cards.length === 0) return report({ clause, kind: 'not-applied', why: 'no-chief', street })
  return report({ clause, with: ['event.two-last'], kind: 'chiefs-armed', street, cards })
}

/** The gangsters who stand in a street, on whatever buildings. */
export function cardsIn({ now }: Play, street: Street): CardId[] {
  const cards: CardId[] = []
  for (const side of sidesAlong[street]) {
    for (const { card } of now.sides[side]) cards.push(card as CardId)
  }
  return cards
}

interface GangFirepower {
  readonly seat: Seat
  readonly firepower: number
}

/** mg.chief-plus-two: what the Machine Gun adds to a chief's firepower. */
const MACHINE_GUN = 2

/**
 * fight.sum-firepower: the revolvers of each gang in the street; the best armed first, in turn order
 * between equals.
 */
function firepowerOrder(play: Play, cards: readonly CardId[]): readonly GangFirepower[] {
  const gangs: GangFirepower[] = []
  for (const seat of turnOrder(play)) {
    const firepower = firepowerOf(play, seat, cards)
    if (firepower !== undefined) gangs.push({ seat, firepower })
  }
  return rank(gangs, (one, other) => other.firepower - one.firepower).order
}

/** The firepower of a gang's cards among those of a street; undefined when it has none there. */
function firepowerOf(play: Play, seat: Seat, cards: readonly CardId[]): number | undefined {
  let firepower: number | undefined
  for (const card of cards) {
    if (gangOf(card) !== seat) continue
    const armed = play.now.armed.includes(card) ? MACHINE_GUN : 0
    firepower = (firepower ?? 0) + cardOf(play, card).firepower + armed
  }
  return firepower
}

/**
 * fight.winner: the best-armed gang of the street wins;
 * fight.tie: between equals the gang nearest to the first player in turn order.
 */
function declareWinner(street: Street, order: readonly GangFirepower[]): Suspension<void> {
  const winner = order[0]
  if (!winner) return nothing()
  const { seat, firepower } = winner
  const tie = order[1]?.firepower === firepower ? (['fight.tie'] as const) : []
  return report({ clause: 'fight.winner', with: tie, kind: 'fight-won', street, seat, firepower })
}

/**
 * fight.capture-one-gang: the winner captures all the gangsters in this street of one other gang, of
 * the winner's choice. There is nothing to choose when only one other gang is there.
 */
function choosePrey(
  play: Play,
  street: Street,
  cards: readonly CardId[],
): Suspension<Seat | undefined> {
  const winner = winnerOf(play, street)
  const others = preyOf(play, winner, cards)
  if (others.length < 2) return known(others[0])
  return ask({
    clause: 'fight.capture-one-gang',
    kind: 'capture',
    by: winner,
    options: oneOf(others),
    refuse: (answer) => refusePrey(answer, others),
  })
}

/** fight.capture-one-gang: the prey leaves the street; there is none where the winner stands alone. */
function capture(
  play: Play,
  street: Street,
  all: readonly CardId[],
  prey: Seat | undefined,
): Suspension<void> {
  const clause = 'fight.capture-one-gang'
  const seat = winnerOf(play, street)
  if (!prey) return report({ clause, kind: 'not-applied', why: 'one-gang-only', street, seat })
  const cards = all.filter((card) => gangOf(card) === prey)
  return report({ clause, kind: 'captured', street, seat, prey, cards })
}

function winnerOf({ now }: Play, street: Street): Seat {
  return now.fights[street]?.winner as Seat
}

/** The other gangs in a street, those with the largest sum of bounties first, then in turn order. */
function preyOf(play: Play, winner: Seat, cards: readonly CardId[]): readonly Seat[] {
  const others: { seat: Seat; bounties: number }[] = []
  for (const seat of turnOrder(play)) {
    const bounties = seat === winner ? undefined : bountiesOf(play, seat, cards)
    if (bounties !== undefined) others.push({ seat, bounties })
  }
  const { order } = rank(others, (one, other) => other.bounties - one.bounties)
  return order.map(({ seat }) => seat)
}

/** The bounties on a gang's cards among those of a street; undefined when it has none there. */
function bountiesOf(play: Play, seat: Seat, cards: readonly CardId[]): number | undefined {
  let bounties: number | undefined
  for (const card of cards) {
    if (gangOf(card) === seat) bounties = (bounties ?? 0) + cardOf(play, card).bounty
  }
  return bounties
}

function refusePrey(answer: unknown, allowed: readonly Seat[]): Refusal {
  const facts = { received: String(answer), allowed }
  return { code: 'not-a-prey', clause: 'fight.capture-one-gang', facts }
}

/** fight.discard: the winners and everybody not captured in this street are discarded. */
function discard(play: Play, street: Street): Suspension<void> {
  const cards = cardsIn(play, street)
  if (cards.length === 0) return nothing()
  return report({ clause: 'fight.discard', kind: 'discarded', street, cards })
}
