import { type Changes as ChangesOf, changesIn, set } from '../../kernel/data/changes.ts'
import { takeOut } from '../../kernel/data/lists.ts'
import { type Place, places, type Resource, type Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import type { Spot } from './geometry/plane.ts'
import type { Harm, Held, Item, Lying, Player, Position } from './position.ts'
import { bare, freshId, isItem, stays, zombieOf } from './position.ts'

type Changes = ChangesOf<Position, TrustMeEvent>

const setup: Changes = {
  'passport-dealt': ({ players }, { seat, passport }) => set(players[seat], { passport }),
  'piece-placed': ({ pieces }, { piece }) => pieces.push({ ...piece }),
  'pool-made': (position, { resources, others }) =>
    set(position, { unseen: { resources: [...resources], others } }),
  'token-laid': ({ lying }, { id, at, piece }) =>
    lying.push({ id, at: { ...at }, piece, item: null, seen: [] }),
  'objective-drawn': ({ players, deck }, { seat, objective }) => {
    players[seat].objectives.push(objective)
    if (objective !== 'unseen') deck[objective]--
  },
  'objective-discarded': ({ players, away }, { seat, objective }) => {
    away.push(objective)
    takeOut(players[seat].objectives, objective)
  },
  'starting-drawn': ({ stacks, drawn }, { seat, item }) => {
    // setup.starting-draw: two weapons come before two objects; the stacks may hold the same.
    const stack = drawn.length < 2 ? stacks.weapons : stacks.objects
    stack[item]--
    drawn.push({ seat, kind: item })
  },
  'starting-kept': (position, { seat, items }) => {
    const rest = position.drawn.map(({ kind }) => kind)
    for (const item of items) takeOut(rest, item)
    position.boxed.push(...rest)
    position.lifted[seat].push(...items.map(bare))
    position.drawn = []
  },
  'community-placed': (position, { seat, at }) => {
    position.players[seat].community = { ...at }
    clearDice(position)
  },
  'zombie-placed': ({ zombies }, { zombie, at }) => {
    zombies.push({ id: zombie, towards: null, ...at })
    zombies.sort((one, other) => one.id - other.id)
  },
  'survivor-placed': stand,
  'first-player-chosen': (position, { seat }) => set(position, { firstPlayer: seat }),
}

const turns: Changes = {
  'round-begins': (position, { round }) =>
    set(position, { phase: 'turns', round, mover: position.firstPlayer }),
  'action-declared': (position, { seat, action, place, side }) => {
    position.declared = { seat, action, place }
    position.players[seat].sheet[place] = bare(side)
    position.players[seat].reserve--
  },
  'turn-ends': (position, { next }) =>
    set(position, { declared: null, mover: next, claimed: false, relocated: false }),
  'zombies-activated': (position) => {
    position.phase = 'zombies'
    for (const zombie of position.zombies) set(zombie, { towards: null })
  },
  'tokens-recovered': ({ players }, { seat, places: back }) => {
    for (const place of back) players[seat].sheet[place] = null
    players[seat].reserve += back.length
  },
  'carries-on': (position, { goesOn }) => {
    if (!goesOn) position.declared = null
  },
}

const sheets: Changes = {
  put: (position, event) => {
    lay(position, event)
    takeFrom(position.lifted[event.seat], event.held)
  },
  shifted: ({ players }, { seat, place, into, held }) =>
    set(players[seat].sheet, { [place]: null, [into]: { ...held } }),
  lifted: ({ players, lifted, declared }, { seat }) => {
    const { sheet } = players[seat]
    // R-token-covers-now: nobody knows any more which token was placed for this action.
    if (declared?.seat === seat) declared.place = null
    for (const place of places) {
      const held = sheet[place]
      if (!held || stays(held)) continue
      lifted[seat].push({ ...held })
      sheet[place] = null
    }
  },
  'handed-over': ({ players, lifted }, { seat, to, place, item }) => {
    players[seat].sheet[place] = null
    lifted[to].push({ ...item })
  },
  'special-chosen': ({ lifted }, { seat, item }) => {
    takeFrom(lifted[seat], bare('special-resource'))
    lifted[seat].push({ ...item })
  },
  'put-down': (position, event) => {
    takeFrom(position.lifted[event.seat], event.item)
    layDown(position, event)
  },
  dropped: (position, event) => {
    position.players[event.seat].sheet[event.place] = null
    layDown(position, event)
  },
  discarded: ({ players, gone }, { seat, place, item }) => {
    players[seat].sheet[place] = null
    gone.push({ ...item })
  },
  turned: lay,
  'fatigue-placed': ({ players }, { seat, place }) => {
    players[seat].reserve--
    players[seat].sheet[place] = bare('fatigue')
  },
  bandaged: ({ players }, { seat, place, bandage }) =>
    set(players[seat].sheet, { [place]: null, [bandage]: { kind: 'bandage', mark: 'wound' } }),
  cured: ({ players }, { seat, place, what }) => {
    const { sheet, loose } = players[seat]
    if (place) sheet[place] = isItem(sheet[place]) ? bare('bandage') : null
    else loose[`${what}s`]--
  },
}

/** Something that was lifted is so no longer. */
function takeFrom(lifted: Held[], { kind, mark }: Held): void {
  const at = lifted.findIndex((one) => one.kind === kind && one.mark === mark)
  if (at >= 0) lifted.splice(at, 1)
}

const combat: Changes = {
  wounded: ({ players }, { seat, place }) => harm(players[seat], place, 'wound'),
  infected: ({ players }, { seat, place }) => harm(players[seat], place, 'infection'),
  died: (position, { seat }) => {
    const { players } = position
    const { sheet, at } = players[seat]
    for (const { kind, mark } of Object.values(sheet).filter(isItem)) {
      const item = kind === 'bandage' ? bare(kind) : { kind, mark }
      layDown(position, { seat, item, at, id: freshId(position) })
    }
    for (const place of places) sheet[place] = null
    leave(position, seat, 'dead')
    for (const other of Object.values(players)) if (other.state === 'in') other.deaths++
  },
  // What a Lucky charm does to itself leaves the dice lying that it was used on.
  rolled: (position, { dice, why }) => {
    if (why !== 'charm') position.dice = dice.map((one) => ({ ...one }))
  },
  rerolled: (position, { nth, die: { die }, value }) => {
    position.dice = position.dice.with(nth - 1, { die, value })
  },
  'attack-total': clearDice,
  'defence-total': clearDice,
  'limit-rolled': (position, { item }) => {
    if (item !== 'lucky-charm') clearDice(position)
  },
  'infection-rolled': clearDice,
  margin: (position, { difference }) => set(position, { fight: { difference, kills: 0 } }),
  'kills-counted': (position, { kills }) => set(position, { fight: { difference: 0, kills } }),
  'zombie-killed': takeZombie,
  'neighbour-died': ({ players }, { seat, side }) => set(players[seat], { [side]: true }),
}

const table: Changes = {
  stepped: stand,
  drawn: (position, { zombie, towards }) => set(zombieOf(position, zombie), { towards }),
  'zombie-moved': (position, { zombie, at: { x, y } }) => set(zombieOf(position, zombie), { x, y }),
  'zombie-removed': takeZombie,
  'din-placed': (position, { at }) => set(position, { din: { at, side: 'din' } }),
  'din-flipped': (position) => {
    if (position.din) position.din.side = 'echo'
  },
  'noise-placed': ({ players }, { seat, at }) => set(players[seat], { noise: { ...at } }),
  'noise-removed': ({ players }, { seat }) => set(players[seat], { noise: null }),
  aimed: (position, { seat, target }) => {
    if (position.players[seat].target) position.relocated = true
    position.players[seat].target = target
  },
  'aim-discarded': ({ players }, { seat }) => set(players[seat], { target: null }),
  searched: (position, { seat, id, item }) => {
    const { lying, unseen, bag } = position
    const at = lying.findIndex((one) => one.id === id)
    const found = lying[at] as Lying
    const seen = [...new Set([...found.seen, seat])]
    lying[at] = { ...found, item: { ...item }, seen }
    if (found.item) return
    const resource = unseen.resources.indexOf(item.kind as Resource)
    if (resource >= 0) unseen.resources.splice(resource, 1)
    else {
      unseen.others--
      bag[item.kind]--
    }
  },
  found: (position, { seat, id, item, place }) => {
    position.lying = position.lying.filter((one) => one.id !== id)
    lay(position, { seat, place, held: item })
  },
}

const ending: Changes = {
  revealed: ({ players }, { seat, objectives, places: all }) =>
    set(players[seat], { shown: { cards: [...objectives], places: [...all] } }),
  left: (position, { seat }) => {
    position.winners.push(seat)
    set(position, { claimed: false, relocated: false })
    leave(position, seat, 'out')
  },
  'claim-failed': (position) => set(position, { claimed: true }),
  'round-ends': (position, { round, left }) => set(position, { left, round: round + 1 }),
  'game-over': isOver,
  'broken-off': isOver,
}

const changes = changesIn<Position, TrustMeEvent>(setup, turns, sheets, combat, table, ending)

/**
 * Alters the position by one event: the only way in which a position changes. What everybody has been shown of a sheet is
 * known no longer once something else lies there.
 */
export function apply(position: Position, event: TrustMeEvent): void {
  const shown = Object.values(position.players).filter(({ shown: { places: at } }) => at.length > 0)
  const before = shown.map(({ sheet }) => ({ ...sheet }))
  changes.get(event.kind)?.(position, event)
  for (const [nth, player] of shown.entries()) {
    const isSame = (place: Place) => player.sheet[place] === before[nth]?.[place]
    if (!player.shown.places.every(isSame)) player.shown.places = player.shown.places.filter(isSame)
  }
}

/** A survivor stands somewhere else. */
function stand({ players }: Position, { seat, at }: { seat: Seat; at: Spot }): void {
  players[seat].at = { ...at }
}

/** Something lies at a place of a sheet. */
function lay({ players }: Position, { seat, place, held }: Laying): void {
  players[seat].sheet[place] = { ...held }
}
type Laying = { seat: Seat; place: Place; held: Held }

/** R-objects-on-ground: something of a sheet lies on the ground. */
function layDown({ lying }: Position, { seat, item, at, id }: Facts): void {
  lying.push({ id, at: { ...at }, piece: null, item: { ...item }, seen: [seat] })
}
type Facts = { seat: Seat; item: Item; at: Spot; id: number }

/** A Wound or an Infection comes to a survivor; R-wound-place: beside the sheet where no place is left. */
function harm({ sheet, loose }: Player, place: Place | null, kind: Harm): void {
  if (place) sheet[place] = bare(kind)
  else loose[`${kind}s`]++
}

function clearDice(position: Position): void {
  position.dice = []
}

function takeZombie(position: Position, { zombie }: { zombie: number }): void {
  position.zombies = position.zombies.filter(({ id }) => id !== zombie)
}

/** R-death-items, R-exit-belongings: figure and markers of a survivor leave the board, and markers beside it go home. */
function leave(position: Position, seat: Seat, state: 'dead' | 'out'): void {
  const { players } = position
  set(players[seat], { state, noise: null, target: null })
  if (state === 'dead') players[seat].reserve = 0
  for (const other of Object.values(players)) if (other.target === seat) other.target = null
}

/** The game is over, or broken off, after a round, or within one where nobody is left. */
function isOver(
  position: Position,
  event: Extract<TrustMeEvent, { winners: readonly Seat[] }>,
): void {
  const { round, left } = position
  const isAfter = left === 0 || event.kind === 'broken-off'
  set(position, { phase: 'over', round: round - Number(isAfter), winners: [...event.winners] })
}
