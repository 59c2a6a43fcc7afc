import type { Band, Die, Grip, Seat, Weapon } from '../../components.ts'
import type { TrustMeEvent } from '../../events.ts'
import { isWeapon, type Rolled } from '../../position.ts'
import { attackPool, defencePool, hordePool, nothing, type Pool } from '../../rules/sheet/sides.ts'
import { laidOf, type View } from '../view.ts'
import { fightingSince } from './fighting.ts'

/** One side of a combat: who, its dice as far as they have been rolled, what is added and taken off, what comes of it. */
export interface Side {
  /** A survivor, or so many zombies. */
  readonly who: Seat | number
  readonly dice: readonly { readonly die: Die; readonly value: number | undefined }[]
  readonly bonus: number
  readonly penalty: number
  readonly total: number | undefined
}

/** A combat as far as it has come: two sides, what lies between them, and the wear of the weapon. */
export interface Fight {
  readonly attack: Side
  readonly defence: Side
  readonly weapon?: Weapon
  /** Excess of the attack over the defence. */
  readonly difference?: number | undefined
  /** zombie.kill-fives: how many zombies fall. */
  readonly kills?: number | undefined
  readonly limit?: { readonly result: number; readonly holds: boolean } | undefined
}

/** The combat that is on, or that a situation tells of; nothing while nobody fights. */
export function fightOf(view: View): Fight | undefined {
  const since = fightingSince(view)
  const [first] = since
  if (first?.kind === 'attack-declared') {
    const { seat, target, weapon, place } = first
    return fought(since, pools(view, seat, target, weapon as Weapon, place))
  }
  if (first?.kind !== 'group-attacks') return told(view)
  return fought(since, horde(view, first.zombies.length, first.seat))
}

/** The attack that a situation tells. */
function told(view: View): Fight | undefined {
  const { kind, told: said } = view.given
  const { seat = 'A', target = 'B', grip = 'right', zombies = 1 } = said
  if (kind === 'horde') return horde(view, zombies, seat)
  const held = view.position.players[seat].sheet[grip]
  if (kind !== 'combat' || !isWeapon(held)) return undefined
  return pools(view, seat, target === 'zombies' ? zombies : target, held.kind, grip)
}

/** combat.attack-dice, combat.defence-total: what both sides roll. */
function pools(view: View, seat: Seat, target: Seat | number, weapon: Weapon, grip: Grip): Fight {
  const { kind, told: said } = view.given
  const { penalty = 0, zombies = 1 } = kind === 'combat' ? said : {}
  const attack = sideOf(seat, attackPool(laidOf(view), seat, grip, penalty, weapon))
  const defence = typeof target === 'number' ? sideOf(zombies, nothing) : survivorSide(view, target)
  return { weapon, attack, defence }
}

function horde(view: View, zombies: number, seat: Seat): Fight {
  const attack = { ...sideOf(zombies, nothing), total: hordePool(zombies).bonus }
  return { attack, defence: survivorSide(view, seat) }
}

function survivorSide(view: View, seat: Seat): Side {
  return sideOf(seat, defencePool(laidOf(view), seat))
}

/** A side before anything has been rolled. */
function sideOf(who: Seat | number, { dice, bonus, penalty }: Pool): Side {
  const open = dice.map((die) => ({ die, value: undefined }))
  return { who, dice: open, bonus, penalty, total: undefined }
}

/** A combat with what has been rolled and settled of it. */
function fought(since: readonly TrustMeEvent[], fight: Fight): Fight {
  const events = since.filter((event) => !isOfCharm(event))
  const last = <Kind extends TrustMeEvent['kind']>(kind: Kind) =>
    events.findLast((event) => event.kind === kind) as
      | Extract<TrustMeEvent, { kind: Kind }>
      | undefined
  const { attack, defence } = fight
  const attacked = last('attack-total')
  const counted = last('kills-counted')
  return {
    ...fight,
    attack: {
      ...attack,
      dice: rolledIn(events, 'attack') ?? attack.dice,
      penalty: attacked?.penalty ?? attack.penalty,
      total: attacked?.total ?? attack.total,
    },
    defence: {
      ...defence,
      who: counted ? counted.group.length : defence.who,
      dice: rolledIn(events, 'defence') ?? defence.dice,
      total: last('defence-total')?.total,
    },
    difference: last('margin')?.difference,
    kills: counted?.kills,
    limit: last('limit-rolled'),
  }
}

/** R-charm: whether a Lucky charm that was used is rolled for, which happens in the middle of another roll. */
function isOfCharm(event: TrustMeEvent): boolean {
  if (event.kind === 'rolled') return event.why === 'charm'
  return event.kind === 'limit-rolled' && event.item === 'lucky-charm'
}

/** The dice of a roll as they lie; a die that was rolled again shows what came up then. */
function rolledIn(events: readonly TrustMeEvent[], why: string): readonly Rolled[] | undefined {
  const from = events.findIndex((event) => event.kind === 'rolled' && event.why === why)
  const roll = events[from]
  if (roll?.kind !== 'rolled') return undefined
  let { dice } = roll
  for (const event of events.slice(from + 1)) {
    if (event.kind === 'rolled') break
    if (event.kind !== 'rerolled') continue
    dice = dice.with(event.nth - 1, { die: event.die.die, value: event.value })
  }
  return dice
}

/** A row of the damage table: from a difference on up to another, and what it does. */
export interface Row {
  readonly from: number
  readonly to: number
  readonly what: 'choice' | number
}

/** combat.one-to-three, R-damage-table: the rows in use, from nothing on, each up to where the next begins. */
export function rowsOf(damage: readonly Band[]): readonly Row[] {
  const bands = damage.toSorted((one, other) => one.from - other.from)
  const rows: readonly Omit<Row, 'to'>[] = [
    { from: Number.NEGATIVE_INFINITY, what: 0 },
    { from: 1, what: 'choice' },
    ...(bands[0]?.from === 4 ? [] : [{ from: 4, what: 0 }]),
    ...bands.map(({ from, wounds }) => ({ from, what: wounds })),
  ]
  return rows.map((row, at) => ({
    ...row,
    to: (rows[at + 1]?.from ?? Number.POSITIVE_INFINITY) - 1,
  }))
}

/** The differences of a row, as they are written. */
export function spanOf({ from, to }: Pick<Row, 'from' | 'to'>): string {
  if (from === Number.NEGATIVE_INFINITY) return `≤ ${to}`
  return to === Number.POSITIVE_INFINITY ? `${from} +` : from === to ? `${from}` : `${from}–${to}`
}
