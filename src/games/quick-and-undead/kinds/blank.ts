import { byKey } from '../../../kernel/keyed.ts'
import {
  BULLET_TOKENS,
  BULLETS,
  COINS,
  cells,
  NOTORIETY,
  OUTLAWS,
  RANGER,
  type Seat,
  spaces,
  undeadCards,
} from '../components.ts'
import type { Gang, Given, Position } from '../position.ts'
import { gangSeats, ownerOf } from './seats.ts'

/**
 * The position before anything is laid out: nobody has anything, every Outlaw waits beside Hired Guns,
 * and nobody knows the order of the eighteen Undead.
 */
export function blankPosition(given: Given): Position {
  const gangs = gangSeats(given)
  const owners = gangs.filter((seat) => ownerOf(seat, given) === seat)
  return {
    law: gangs[0] as Seat,
    day: 0,
    round: 0,
    noon: 'far',
    cleared: false,
    gangs: byKey(gangs, (seat) => blankGang(seat, ownerOf(seat, given))),
    purses: byKey(owners, () => ({ coins: 0, notoriety: 0 })),
    supply: { coins: COINS, notoriety: NOTORIETY },
    spareBullets: BULLET_TOKENS - BULLETS * gangs.length,
    town: [],
    street: [],
    bootHill: [...undeadCards],
    under: [],
    box: [],
    used: [],
    mover: null,
    acted: [],
    shootout: null,
    attempt: null,
    scores: {},
    ending: null,
  }
}

/** solosetup.ranger: Dead Ranger's Outlaws lie in the Graveyard, and all his cells are loaded. */
function blankGang(seat: Seat, purse: Seat): Gang {
  const isRanger = seat === RANGER
  return {
    purse,
    loaded: isRanger ? [...cells] : [],
    critical: 'skull',
    stash: 0,
    reserve: isRanger ? 0 : OUTLAWS,
    graveyard: isRanger ? OUTLAWS : 0,
    on: byKey(spaces.map(String), () => null) as Gang['on'],
    joined: [],
    usedToday: [],
    die: null,
    shown: false,
    turn: null,
    trophies: [],
  }
}
