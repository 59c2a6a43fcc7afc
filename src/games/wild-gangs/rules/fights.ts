import { oneOf } from '../../../kernel/choice/index.ts'
import { rank } from '../../../kernel/data/rank.ts'
import type { Card, CardId, Seat } from '../components.ts'
import type { GangFirepower } from '../events.ts'
import type { Play } from '../play.ts'
import {
  bountiesOf,
  cardOf,
  cardsOn,
  type Gang,
  gangsAmong,
  type Laid,
  type Position,
} from '../position.ts'
import { type Street, sidesAlong, spotsIn, streets } from '../town.ts'

/** fight.each-street: the streets settle their accounts one by one. */
export function fightInStreets(play: Play): void {
  for (const street of streets) fightIn(play, street)
}

/** One street: a fight unless nobody is there or the Powder Keg forbids it, then everybody leaves. */
function fightIn(play: Play, street: Street): void {
  const clause = 'fight.each-street'
  play.report({ clause, kind: 'fight-begins', street })
  const cards = cardsOn(play.now, sidesAlong[street])
  if (lies(play, 'keg', street)) powderKeg(play, street)
  else if (cards.length > 0) fight(play, street, cards)
  else play.report({ clause, kind: 'not-applied', why: 'nobody-in-street', street })
  discard(play, street)
}

/** town.event-street: whether an event lies in a street, after the Repainted Sign. */
function lies({ now }: Laid, event: 'keg' | 'mg', street: Street): boolean {
  return spotsIn[street].some((spot) => now.events[spot] === event)
}

/**
 * keg.no-fight: no fight in the whole street of the Powder Keg;
 * keg.cancels-mg: the Machine Gun has no effect in the same street.
 */
function powderKeg(play: Play, street: Street): void {
  play.report({ clause: 'keg.no-fight', with: ['event.two-last'], kind: 'no-fight', street })
  if (lies(play, 'mg', street)) {
    play.report({ clause: 'keg.cancels-mg', kind: 'machine-gun-cancelled', street })
  }
}

/** The fight of the gangsters who stand in a street. */
function fight(play: Play, street: Street, all: readonly CardId[]): void {
  if (lies(play, 'mg', street)) machineGun(play, street, all)
  const gangs = gangsAmong(play, all)
  const order = firepowerOrder(play, gangs)
  play.report({ clause: 'fight.sum-firepower', kind: 'firepower-counted', street, order })
  declareWinner(play, street, order)
  capture(play, street, gangs)
}

/** mg.chief-plus-two: each chief in the Machine Gun's street, of any gang, gains two firepower. */
function machineGun(play: Play, street: Street, all: readonly CardId[]): void {
  const clause = 'mg.chief-plus-two'
  const cards = all.filter((card) => cardOf(play, card).chief)
  if (cards.length === 0) play.report({ clause, kind: 'not-applied', why: 'no-chief', street })
  else play.report({ clause, with: ['event.two-last'], kind: 'chiefs-armed', street, cards })
}

/** mg.chief-plus-two: the firepower of a gangster, by two more for a chief whom the Machine Gun has armed. */
export function firepowerOf({ armed }: Position, { id, firepower }: Card): number {
  return firepower + (armed.includes(id) ? 2 : 0)
}

/**
 * fight.sum-firepower: the revolvers of each gang in the street; the best armed first, in turn order
 * between equals.
 */
function firepowerOrder(play: Laid, gangs: readonly Gang[]): readonly GangFirepower[] {
  const armed = gangs.map(({ seat, cards }) => ({
    seat,
    firepower: cards.reduce((sum, card) => sum + firepowerOf(play.now, cardOf(play, card)), 0),
  }))
  return rank(armed, (one, other) => other.firepower - one.firepower).order
}

/**
 * fight.winner: the best-armed gang of the street wins;
 * fight.tie: between equals the gang nearest to the first player in turn order.
 */
function declareWinner(play: Play, street: Street, order: readonly GangFirepower[]): void {
  const { seat, firepower } = order[0] as GangFirepower
  const tie = order[1]?.firepower === firepower ? (['fight.tie'] as const) : []
  play.report({ clause: 'fight.winner', with: tie, kind: 'fight-won', street, seat, firepower })
}

/**
 * fight.capture-one-gang: the winner captures all the gangsters in this street of one other gang, of
 * the winner's choice; nobody where the winner stands alone.
 */
function capture(play: Play, street: Street, gangs: readonly Gang[]): void {
  const clause = 'fight.capture-one-gang'
  const seat = play.now.fights[street]?.winner as Seat
  const preys = preysOf(play, seat, gangs)
  if (preys.length === 0) {
    play.report({ clause, kind: 'not-applied', why: 'one-gang-only', street, seat })
    return
  }
  const others = preys.map((prey) => prey.seat)
  const refuse = (answer: unknown) => {
    return { code: 'not-a-prey', clause, facts: { received: String(answer), allowed: others } }
  }
  const options = oneOf(others)
  const prey = play.ask({ clause, kind: 'capture', by: seat, about: { street }, options, refuse })
  const { cards, bounties } = preys[others.indexOf(prey)] as Prey
  play.report({ clause, kind: 'captured', street, seat, prey, cards, bounties })
}

/** The other gangs in a street, those with the largest sum of bounties first, then in turn order. */
function preysOf(play: Laid, winner: Seat, gangs: readonly Gang[]): readonly Prey[] {
  const others = gangs.filter(({ seat }) => seat !== winner)
  const preys = others.map((gang) => ({ ...gang, bounties: bountiesOf(play, gang.cards) }))
  return rank(preys, (one, other) => other.bounties - one.bounties).order
}

/** A gang that can be captured, with the sum of the bounties on its cards. */
interface Prey extends Gang {
  readonly bounties: number
}

/** fight.discard: the winners and everybody not captured in this street are discarded. */
function discard(play: Play, street: Street): void {
  const cards = cardsOn(play.now, sidesAlong[street])
  if (cards.length > 0) play.report({ clause: 'fight.discard', kind: 'discarded', street, cards })
}
