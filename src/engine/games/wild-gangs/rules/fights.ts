import { oneOf } from '../../../kernel/choice.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ask, type Rule } from '../../../kernel/step.ts'
import { type CardId, gangOf, type Seat } from '../components.ts'
import { cardOf, distance, type Play } from '../position.ts'
import { report } from '../report.ts'
import { type Street, sidesAlong, spotsIn, streets } from '../town.ts'

/** fight.each-street: the streets settle their accounts one by one. */
export function* fightInStreets(play: Play): Rule {
  for (const street of streets) yield* fightIn(play, street)
}

/** One street: a fight unless nobody is there or the Powder Keg forbids it, then everybody leaves. */
function* fightIn(play: Play, street: Street): Rule {
  yield* report({ clause: 'fight.each-street', kind: 'fight-begins', street })
  if (lies(play, 'keg', street)) yield* powderKeg(play, street)
  else if (cardsIn(play, street).length === 0) {
    const clause = 'fight.each-street'
    yield* report({ clause, kind: 'not-applied', why: 'nobody-in-street', street })
  } else yield* fight(play, street)
  yield* discard(play, street)
}

/** town.event-street: whether an event lies in a street, after the Repainted Sign. */
function lies({ now }: Play, event: 'keg' | 'mg', street: Street): boolean {
  return spotsIn[street].some((spot) => now.events[spot] === event)
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

function* fight(play: Play, street: Street): Rule {
  yield* machineGun(play, street)
  const order = firepowerOrder(play, street)
  yield* report({ clause: 'fight.sum-firepower', kind: 'firepower-counted', street, order })
  yield* declareWinner(street, order)
  yield* capture(play, street)
}

/** mg.chief-plus-two: each chief in the Machine Gun's street, of any gang, gains two firepower. */
function* machineGun(play: Play, street: Street): Rule {
  if (!lies(play, 'mg', street)) return
  const clause = 'mg.chief-plus-two'
  const cards = cardsIn(play, street).filter((card) => cardOf(play, card).chief)
  if (cards.length === 0) {
    yield* report({ clause, kind: 'not-applied', why: 'no-chief', street })
    return
  }
  yield* report({ clause, with: ['event.two-last'], kind: 'chiefs-armed', street, cards })
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

/** What the Machine Gun adds to a chief's firepower. */
const MACHINE_GUN = 2

/** fight.sum-firepower: the revolvers of each gang in the street; the best armed first. */
function firepowerOrder(play: Play, street: Street): GangFirepower[] {
  const totals = new Map<Seat, number>()
  for (const id of cardsIn(play, street)) {
    const { seat, firepower } = cardOf(play, id)
    const armed = play.now.armed.includes(id) ? MACHINE_GUN : 0
    totals.set(seat, (totals.get(seat) ?? 0) + firepower + armed)
  }
  return [...totals]
    .map(([seat, firepower]) => ({ seat, firepower }))
    .sort(
      (one, other) =>
        other.firepower - one.firepower || distance(play, one.seat) - distance(play, other.seat),
    )
}

/**
 * fight.winner: the best-armed gang of the street wins;
 * fight.tie: between equals the gang nearest to the first player in turn order.
 */
function* declareWinner(street: Street, order: readonly GangFirepower[]): Rule {
  const [winner, second] = order
  if (!winner) return
  const tie = second?.firepower === winner.firepower ? (['fight.tie'] as const) : []
  yield* report({ clause: 'fight.winner', with: tie, kind: 'fight-won', street, ...winner })
}

/**
 * fight.capture-one-gang: the winner captures all the gangsters in this street of one other gang, of
 * the winner's choice. There is nothing to choose when only one other gang is there.
 */
function* capture(play: Play, street: Street): Rule {
  const clause = 'fight.capture-one-gang'
  const seat = play.now.fights[street]?.winner as Seat
  const others = preyOf(play, street, seat)
  const [only] = others
  if (!only) {
    yield* report({ clause, kind: 'not-applied', why: 'one-gang-only', street, seat })
    return
  }
  const options = oneOf(others)
  const refuse = (answer: unknown) => refusePrey(answer, others)
  const prey =
    others.length === 1 ? only : yield* ask({ clause, kind: 'capture', by: seat, options, refuse })
  const cards = cardsIn(play, street).filter((card) => gangOf(card) === prey)
  yield* report({ clause, kind: 'captured', street, seat, prey, cards })
}

/** The other gangs in a street, those with the largest sum of bounties first, then in turn order. */
function preyOf(play: Play, street: Street, winner: Seat): readonly Seat[] {
  const bounties = new Map<Seat, number>()
  for (const id of cardsIn(play, street)) {
    const { seat, bounty } = cardOf(play, id)
    if (seat !== winner) bounties.set(seat, (bounties.get(seat) ?? 0) + bounty)
  }
  return [...bounties]
    .sort(
      ([one, less], [other, more]) => more - less || distance(play, one) - distance(play, other),
    )
    .map(([seat]) => seat)
}

function refusePrey(answer: unknown, allowed: readonly Seat[]): Refusal {
  const facts = { received: String(answer), allowed }
  return { code: 'not-a-prey', clause: 'fight.capture-one-gang', facts }
}

/** fight.discard: the winners and everybody not captured in this street are discarded. */
function* discard(play: Play, street: Street): Rule {
  const cards = cardsIn(play, street)
  if (cards.length === 0) return
  yield* report({ clause: 'fight.discard', kind: 'discarded', street, cards })
}
