import { type Changes as ChangesOf, changesIn, set } from '../../kernel/data/changes.ts'
import { byKey } from '../../kernel/data/keyed.ts'
import { takeOut } from '../../kernel/data/lists.ts'
import { copies } from '../../kernel/data/stock.ts'
import {
  type Attribute,
  type BanditId,
  type Equipment,
  equipment,
  type GunCard,
} from './components.ts'
import type { NowheresvilleEvent } from './events.ts'
import { type Attempt, type Fight, type Member, memberOf, type Position } from './position.ts'
import { type Changed, moneyAfter } from './purses.ts'

type Changes = ChangesOf<Position, NowheresvilleEvent>

const maintenance: Changes = {
  'starter-dealt': (position, { seat, bandit, bullets, courage }) => {
    takeOut(position.pile, bandit)
    position.gangs[seat].push(newMember(bandit, bullets, courage))
  },
  'round-begins': (position, { round }) => set(position, { round }),
  'phase-begins': (position, { phase }) => {
    if (phase === 'maintenance') position.replaced = false
    else set(position, { ...nothingOn(), robbed: [] })
    for (const gang of Object.values(position.gangs)) for (const one of gang) one.at = null
  },
  'notes-placed': ({ vaults }, { place, count }) => {
    vaults[place].push(...copies(0 as const, count))
  },
  changed: ({ tokens }, { seat }) => tokens[seat]++,
  'shop-filled': (position, { card }) => {
    takeCard(position, card)
    position.shop.push(card)
  },
  'guns-discarded': (position, { cards }) => {
    set(position, { shop: [], replaced: true })
    discard(position, cards)
  },
  'deck-shuffled': (position) => {
    for (const card of equipment) position.deck[card] += position.discard[card]
    position.discard = byKey(equipment, () => 0)
  },
  'victim-placed': (position, { victim }) => {
    takeOut(position.victims, victim)
    position.victim = victim
  },
  'victims-shuffled': (position) =>
    set(position, { victims: position.robbedVictims, robbedVictims: [] }),
  'bandit-imprisoned': (position, { bandit }) => {
    takeOut(position.pile, bandit)
    position.prison = bandit
  },
  'bandits-shuffled': (position) => set(position, { pile: position.graves, graves: [] }),
}

const rewards: Changes = {
  revealed: (position, { bandit, card }) => {
    const { hidden, cards } = memberOf(position, bandit)
    takeOut(hidden, card)
    cards.push(card)
  },
  sent: (position, { bandit, location }) => set(memberOf(position, bandit), { at: location }),
  exchanged: (position, { gun, from, to }) => {
    const [gives, takes] = [memberOf(position, from), memberOf(position, to)]
    takeOut(gives.cards, gun)
    takes.cards.push(gun)
    // Cartridges that lie on the gun go with it.
    const rounds = gives.cards.includes(gun) ? 0 : (gives.rounds[gun] ?? 0)
    if (rounds === 0) return
    delete gives.rounds[gun]
    addRounds(takes, gun, rounds)
  },
  'location-begins': (position, { location }) => set(position, { location, order: [] }),
  'order-set': (position, { order }) => set(position, { order: [...order] }),
  equipped: (position, { bandit, card, source, face }) => {
    if (source === 'deck') takeCard(position, card)
    else takeOut(source === 'shop' ? position.shop : position.drawn, card)
    const { cards, hidden } = memberOf(position, bandit)
    if (face === 'up') cards.push(card)
    else hidden.push(card)
  },
  loaded: (position, { bandit, gun, count, on }) => {
    if (on === 'bandit') add(position, bandit, 'bullets', count)
    else addRounds(memberOf(position, bandit), gun, count)
  },
  raised: (position, { bandit, attribute, count }) => add(position, bandit, attribute, count),
  gained: (position, { seat, sum, fee }) => earn(position, { [seat]: sum - fee }),
  paid: (position, { seat, sum }) => earn(position, { [seat]: -sum }),
  'looked-at': (position, { seat, card }) => {
    takeCard(position, card)
    position.looker = seat
    position.drawn.push(card)
  },
  returned: (position, { seat, cards }) => {
    position.drawn = []
    position.top.unshift(...cards.map((card) => ({ card, known: [seat] })))
  },
  healed: (position, { bandit, count }) => add(position, bandit, 'wounds', -count),
}

const robbery: Changes = {
  'robbery-begins': (position, { bandit, place, number }) => {
    position.attempt = { bandit, place, number, cards: [], result: 0, success: null }
    if (place === 'bank' || place === 'coach') position.held = true
  },
  'cards-used': (position, { cards, value }) =>
    tried(position, { cards: [...cards], result: value }),
  'result-found': (position, { result }) => tried(position, { result }),
  'courage-spent': (position, { bandit, count, result }) => {
    add(position, bandit, 'courage', -count)
    tried(position, { result })
  },
  'robbery-ends': (position, { success }) => tried(position, { success }),
  'cards-discarded': (position, { bandit, cards }) => {
    const member = memberOf(position, bandit)
    for (const card of cards) takeOut(member.cards, card)
    discard(position, cards)
  },
  'notes-turned': ({ vaults, robbed }, { place }) => {
    vaults[place] = []
    if (!robbed.includes(place)) robbed.push(place)
  },
  'victim-robbed': (position, { victim }) => {
    position.victim = null
    position.robbedVictims.push(victim)
  },
  'bandit-freed': (position, { seat, bandit, bullets, courage }) => {
    position.prison = null
    position.gangs[seat].push(newMember(bandit, bullets, courage))
  },
}

const shootout: Changes = {
  'shootout-begins': (position, { clause, bandits }) =>
    set(position, { fight: newFight(bandits, clause === 'flee.several') }),
  armed: (position, { bandit, guns, free }) => {
    const fight = position.fight as Fight
    fight.guns[bandit] = [...guns]
    fight.free[bandit] = [...free]
  },
  'stance-shown': ({ fight }, { bandit, stance }) => {
    if (stance === 'flee') flee(fight, bandit)
  },
  'flights-void': ({ fight }, { bandits }) =>
    set(fight as Fight, { standing: [...bandits], fled: [] }),
  flees: ({ fight }, { bandit }) => flee(fight, bandit),
  tied,
  'tie-broken': tied,
  'first-shooter': (position, { seat, by, turns }) => {
    set(position, { tie: [], namer: by })
    set(position.fight as Fight, { first: seat, turns: [...turns] })
  },
  'lap-begins': ({ fight }, { turns }) => set(fight as Fight, { turns: [...turns], shots: 0 }),
  passed: (position) => {
    const fight = position.fight as Fight
    fight.turns.shift()
    fight.passes++
  },
  shot: (position, { bandit, gun, cost }) => {
    const fight = position.fight as Fight
    fight.turns.shift()
    fight.passes = 0
    fight.shots++
    if (cost === 'bullet') add(position, bandit, 'bullets', -1)
    if (cost === 'cartridge') addRounds(memberOf(position, bandit), gun as GunCard, -1)
    if (cost !== 'free') return
    const [free = [], guns = []] = [fight.free[bandit], fight.guns[bandit]]
    const own = free.findIndex((left, place) => left > 0 && guns[place] === gun)
    const place = own < 0 ? free.findIndex((left) => left > 0) : own
    free[place] = (free[place] ?? 0) - 1
  },
  wounded: (position, { bandit, count }) => add(position, bandit, 'wounds', count),
  ranked: (position, { order }) => set(position, { tie: [], order: [...position.order, ...order] }),
  'shootout-ends': (position) => set(position, { fight: null }),
  died: (position, { seat, bandit, starter, bullets, courage }) => {
    const member = memberOf(position, bandit)
    const { cards, hidden, at } = member
    discard(position, [...cards, ...(hidden as Equipment[])])
    position.dead.push(bandit)
    const isIn = position.fight?.standing.includes(bandit) === true
    if (starter) {
      set(member, { ...newMember(bandit, bullets, courage), at: isIn ? at : null })
      if (isIn) position.fight?.fallen.push(bandit)
      delete position.fight?.guns[bandit]
    } else {
      position.gangs[seat] = position.gangs[seat].filter((one) => one.id !== bandit)
      position.graves.push(bandit)
    }
    leave(position.fight, bandit)
    position.order = position.order.filter((one) => one !== bandit)
  },
  'bounty-paid': (position, { from, seat, sum, fee }) =>
    earn(position, { [from]: -sum, [seat]: sum - fee }),
  won: (position, { seats }) => set(position, { winners: [...seats] }),
}

const changes = changesIn<Position, NowheresvilleEvent>(maintenance, rewards, robbery, shootout)

/** Alters the position by one event: the only way in which a position changes. */
export function apply(position: Position, event: NowheresvilleEvent): void {
  changes.get(event.kind)?.(position, event)
}

/** A bandit that has nothing but some tokens. */
export function newMember(id: BanditId, bullets: number, courage: number): Member {
  const nothing = { wounds: 0, experience: 0, cards: [], hidden: [], rounds: {}, at: null }
  return { id, bullets, courage, ...nothing }
}

/** Some who meet, before anything is known; perhaps all of them have just fled. */
export function newFight(bandits: readonly BanditId[], runaways = false): Fight {
  const nobody = { fled: [], fallen: [], guns: {}, free: {}, turns: [], first: null }
  return { runaways, standing: [...bandits], ...nobody, passes: 0, shots: 0 }
}

/** No location is being resolved. */
export function nothingOn() {
  const none = { location: null, order: [], held: false, tie: [], fight: null }
  return { ...none, attempt: null, namer: null, dead: [] }
}

/** Updates the robbery under way. */
function tried({ attempt }: Position, parts: Partial<Attempt>): void {
  set(attempt as Attempt, parts)
}

/** Bandits that are still equal, in groups; each group is put in order in turn. */
function tied(position: Position, { groups }: { groups: readonly (readonly BanditId[])[] }): void {
  set(position, { tie: groups.map((group) => [...group]) })
}

/** A bandit has more of something, or less. */
function add(position: Position, id: BanditId, what: Attribute | 'wounds', count: number): void {
  memberOf(position, id)[what] += count
}

function addRounds({ rounds }: Member, gun: GunCard, count: number): void {
  rounds[gun] = (rounds[gun] ?? 0) + count
}

function earn(position: Position, changes: Changed): void {
  set(position, moneyAfter(position, changes))
}

/** The top card of the deck is taken: what was put back on it, or any that nobody has seen. */
function takeCard({ top, deck }: Position, card: Equipment): void {
  if (top.length > 0) top.shift()
  else deck[card]--
}

function discard(position: Position, cards: readonly Equipment[]): void {
  for (const card of cards) position.discard[card]++
}

/** A bandit leaves a shootout, to fight for the last positions. */
function flee(fight: Fight | null, bandit: BanditId): void {
  leave(fight, bandit)
  fight?.fled.push(bandit)
}

/** A bandit stands in a shootout no more. */
function leave(fight: Fight | null, bandit: BanditId): void {
  if (!fight) return
  takeOut(fight.standing, bandit)
  takeOut(fight.fled, bandit)
  takeOut(fight.turns, bandit)
}
