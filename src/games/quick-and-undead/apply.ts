import { type Changes as ChangesOf, changesIn, set } from '../../kernel/data/changes.ts'
import { takeOut } from '../../kernel/data/lists.ts'
import { PLAYER, RANGER, type Seat, type Space, spaces } from './components.ts'
import type { QuickEvent, Token } from './events.ts'
import {
  type Gang,
  newShootout,
  type Position,
  type Purse,
  purseOf,
  type Site,
  siteOf,
  townIsClear,
  undeadAt,
} from './position.ts'

type Changes = ChangesOf<Position, QuickEvent>

const setup: Changes = {
  'building-laid': ({ town }, { card }) =>
    town.push({ card, occupants: [], undead: [], haunted: false, bonus: null }),
  'undead-removed': ({ bootHill, box }, { cards }) => {
    for (const card of cards) takeOut(bootHill, card)
    box.push(...cards)
  },
  'bonus-laid': (position, { card, what }) => {
    site(position, card).bonus = what
    if (what === 'bullet') position.spareBullets--
    else add(position.supply, what, -1)
  },
  'kit-received': ({ gangs }, { seat, stash, reserve }) => set(gangs[seat], { stash, reserve }),
  'resources-chosen': (position, { seat, cells, coins, notoriety }) => {
    position.gangs[seat].loaded = [...cells]
    fromSupply(position, seat, 'coin', coins)
    fromSupply(position, seat, 'notoriety', notoriety)
  },
  'law-given': (position, { seat }) => set(position, { law: seat }),
  'ranger-ready': ({ gangs }, { outlaws, cells }) =>
    set(gangs[RANGER], { graveyard: outlaws, loaded: [...cells] }),
}

const course: Changes = {
  'day-begins': (position, { day }) => {
    position.day = day
    position.round = 0
    for (const gang of Object.values(position.gangs)) gang.usedToday = []
  },
  'round-begins': (position, { round, highNoon }) => {
    position.round = round
    if (highNoon) position.noon = 'now'
    position.cleared = townIsClear(position)
    position.used = []
    position.acted = []
    position.shootout = null
  },
  'ability-begins': ({ used }, { seat, card }) => used.push(`${seat} ${card}`),
  'abilities-done': ({ used }, { seat }) => used.push(`${seat} done`),
  'die-set': ({ gangs }, { seat, face }) => set(gangs[seat], { die: face }),
  'die-revealed': ({ gangs }, { seat, face }) => set(gangs[seat], { die: face, shown: true }),
  // plan.hired-unnumbered: the die lies there whatever it shows, so nobody knows or needs its number any more.
  'joins-hired-guns': ({ gangs }, { seat }) => set(gangs[seat], { turn: 'hired', die: null }),
  'outlaw-placed': ({ gangs }, { seat, space }) => {
    const gang = gangs[seat]
    gang.stash--
    gang.turn = space
    if (gang.on[space] === 'lying') gang.joined.push(space)
    gang.on[space] = 'standing'
    if (!gang.usedToday.includes(space)) gang.usedToday.push(space)
  },
  'turn-begins': (position, { seat }) => {
    position.mover = seat
    position.acted.push(seat)
  },
  'turn-lost': ({ gangs }, { seat }) => set(gangs[seat], { turn: null }),
  'turn-ends': (position, { seat }) => {
    position.gangs[seat].turn = null
    position.mover = null
  },
}

const resources: Changes = {
  gained: (position, { seat, what, count }) => fromSupply(position, seat, what, count),
  paid: (position, { seat, what, count }) => fromSupply(position, seat, what, -count),
  refunded: (position, { seat, count }) => fromSupply(position, seat, 'coin', count),
  handed: (position, { from, to, what, count }) => {
    add(purseOf(position, from), what, -count)
    add(purseOf(position, to), what, count)
  },
  loaded: ({ gangs }, { seat, cell }) => insert(gangs[seat].loaded, cell),
  emptied: ({ gangs }, { seat, cell }) => takeOut(gangs[seat].loaded, cell),
  'cells-rearranged': ({ gangs }, { seat, cells }) => set(gangs[seat], { loaded: [...cells] }),
  'token-turned': ({ gangs }, { seat, side }) => set(gangs[seat], { critical: side }),
  'bonus-taken': (position, { seat, card, what }) => {
    site(position, card).bonus = null
    if (what === 'bullet') position.spareBullets++
    else add(purseOf(position, seat), what, 1)
  },
}

const shootouts: Changes = {
  'shootout-begins': (position, { shootout, seats, space = null, building = null }) =>
    set(position, { shootout: newShootout(shootout, seats, { space, building }) }),
  'target-announced': ({ shootout }, { seat, target }) => {
    if (shootout) shootout.targets[seat] = target
  },
  shot: ({ shootout }, { seat, shot }) => {
    if (shootout) shootout.shots[seat] = shot
  },
  'volley-again': ({ shootout }, { seats }) => {
    if (!shootout) return
    shootout.seats = [...seats]
    shootout.shots = {}
    shootout.targets = {}
  },
  'outlaw-killed': (position, { seat, from, by }) => {
    leave(position, seat, from)
    if (from !== 'stand') position.gangs[seat].graveyard++
    const { shootout } = position
    if (!shootout) return
    shootout.killed.push(seat)
    for (const killer of by) if (!shootout.killers.includes(killer)) shootout.killers.push(killer)
  },
  'outlaw-fled': (position, { seat, from }) => {
    leave(position, seat, from)
    position.shootout?.fled.push(seat)
    if (from === 'stand') return
    const gang = position.gangs[seat]
    if (seat === RANGER) gang.graveyard++
    else gang.stash++
  },
}

const undead: Changes = {
  'undead-added': (position, { card, at }) => {
    if (position.bootHill.includes(card)) takeOut(position.bootHill, card)
    else takeOut(position.under, card)
    undeadAt(position, at).push(card)
    const haunted = at === 'street' ? undefined : siteOf(position, at)
    if (haunted) haunted.haunted = true
  },
  'undead-declared': (position, { seat, card, at }) =>
    set(position, { attempt: { seat, card, at, rolled: [], over: false } }),
  'undead-shot': ({ attempt }, { face, result }) => {
    if (!attempt) return
    if (!attempt.rolled.includes(face)) insert(attempt.rolled, face)
    if (result !== 'miss' && result !== 'wide') attempt.over = true
  },
  'attempt-stopped': ({ attempt }) => {
    if (attempt) attempt.over = true
  },
  'undead-killed': (position, { seat, card, at }) => {
    takeOut(undeadAt(position, at), card)
    position.gangs[seat].trophies.push(card)
    endAttempt(position)
  },
  'undead-recycled': (position, { card, at }) => {
    takeOut(undeadAt(position, at), card)
    position.under.push(card)
    endAttempt(position)
  },
}

const property: Changes = {
  'outlaw-hired': ({ gangs }, { seat, source, count }) => {
    gangs[seat][source] -= count
    gangs[seat].stash += count
  },
  enters: (position, { seat, space, card }) => {
    vacate(position.gangs[seat], space)
    site(position, card).occupants.push(seat)
  },
  'leaves-building': (position, { seat, card }) => {
    takeOut(site(position, card).occupants, seat)
    position.gangs[seat].stash++
  },
}

const endings: Changes = {
  'laid-down': ({ gangs }) => {
    for (const gang of Object.values(gangs)) {
      for (const space of spaces) if (gang.on[space] === 'standing') gang.on[space] = 'lying'
      gang.die = null
      gang.shown = false
      gang.turn = null
    }
  },
  'high-noon-triggered': (position) => set(position, { noon: 'next' }),
  'high-noon-ends': (position) => set(position, { noon: 'over' }),
  'badge-passes': (position, { seat }) => set(position, { law: seat }),
  'outlaws-return': ({ gangs }, { seat, count }) => {
    const gang = gangs[seat]
    for (const space of spaces) gang.on[space] = null
    gang.joined = []
    gang.stash += count
  },
  scored: (position, { seat, total }) => {
    position.scores[seat] = total
  },
  'solo-scored': (position, { total }) => {
    position.scores[PLAYER] = total
  },
  'game-won': (position, { ending }) => set(position, { ending: { ...ending } }),
}

const solo: Changes = {
  'ranger-sent': ({ gangs }, { space, from }) => {
    const ranger = gangs[RANGER]
    if (from === 'graveyard') ranger.graveyard--
    else ranger.on[from] = null
    ranger.on[space] = 'standing'
    ranger.turn = space
  },
  'ranger-stood-up': ({ gangs }, { space }) => {
    gangs[RANGER].on[space] = 'standing'
    gangs[RANGER].turn = space
  },
  'ranger-rolls-again': ({ gangs }) => set(gangs[RANGER], { shown: false, die: null }),
  'ranger-weakened': ({ gangs }, { cell }) => takeOut(gangs[RANGER].loaded, cell),
}

const changes = changesIn<Position, QuickEvent>(
  setup,
  course,
  resources,
  shootouts,
  undead,
  property,
  endings,
  solo,
)

/** Alters the position by one event: the only way in which a position changes. */
export function apply(position: Position, event: QuickEvent): void {
  changes.get(event.kind)?.(position, event)
}

/** An event about a building that is not in play would be a fault of the rules, not of a reader. */
function site(position: Position, card: Site['card']): Site {
  const found = siteOf(position, card)
  if (!found) throw new Error(`the building ${card} is not in play`)
  return found
}

function fromSupply(position: Position, seat: Seat, what: Token, count: number): void {
  add(position.supply, what, -count)
  add(purseOf(position, seat), what, count)
}

function add(purse: Purse, what: Token, count: number): void {
  if (what === 'coin') purse.coins += count
  else purse.notoriety += count
}

/** An Outlaw leaves where it is; in a final duel it stands nowhere. */
function leave({ gangs, town }: Position, seat: Seat, from: Space | Site['card'] | 'stand'): void {
  if (from === 'stand') return
  if (typeof from === 'number') vacate(gangs[seat], from)
  else for (const { card, occupants } of town) if (card === from) takeOut(occupants, seat)
}

/** The Outlaw that stands on a space leaves it; R-joker-own: one that it had joined still lies there. */
function vacate({ on, joined }: Gang, space: Space): void {
  on[space] = joined.includes(space) ? 'lying' : null
  takeOut(joined, space)
}

/** undead.tracking: the attempt is over; where Town is empty now, that is remembered for the round. */
function endAttempt(position: Position): void {
  if (position.attempt) position.attempt.over = true
  if (townIsClear(position)) position.cleared = true
}

/** Puts a number where it belongs in a list that ascends. */
function insert<T extends number>(list: T[], number: T): void {
  const index = list.findIndex((other) => other > number)
  list.splice(index < 0 ? list.length : index, 0, number)
}
