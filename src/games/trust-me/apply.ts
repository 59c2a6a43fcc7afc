import { type Changes as ChangesOf, changesIn } from '../../kernel/changes.ts'
import { type Place, places, type Resource, type Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import type { Spot } from './geometry/plane.ts'
import { type Held, type Item, isItem, type Position, type Sheet } from './position.ts'

type Changes = ChangesOf<Position, TrustMeEvent>

const nothing: Held = { kind: 'action', mark: 'none' }

/** A token of a kind that says nothing more. */
function token(kind: 'action' | 'fatigue' | 'wound' | 'infection'): Held {
  return { ...nothing, kind }
}

const setup: Changes = {
  'passport-dealt': ({ players }, { seat, passport }) => {
    players[seat].passport = passport
  },
  'piece-placed': ({ pieces }, { piece }) => {
    pieces.push({ ...piece })
  },
  'pool-made': (position, { resources, others }) => {
    position.unseen = { resources: [...resources], others }
  },
  'token-laid': ({ lying }, { id, at, piece }) => {
    lying.push({ id, at: { ...at }, piece, item: null, seen: [] })
  },
  'objective-drawn': ({ players, deck }, { seat, objective }) => {
    players[seat].objectives.push(objective)
    if (objective !== 'unseen') deck[objective]--
  },
  'objective-discarded': ({ players, away }, { seat, objective }) => {
    away.push(objective)
    const { objectives } = players[seat]
    objectives.splice(objectives.indexOf(objective), 1)
  },
  'starting-drawn': ({ stacks, drawn }, { item }) => {
    const stack = stacks.weapons[item] > 0 ? stacks.weapons : stacks.objects
    stack[item]--
    drawn.push(item)
  },
  'starting-kept': (position, { seat, items }) => {
    const rest = [...position.drawn]
    for (const item of items) rest.splice(rest.indexOf(item), 1)
    position.boxed.push(...rest)
    position.lifted[seat].push(...items.map((kind): Item => ({ kind, mark: 'none' })))
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
  'first-player-chosen': (position, { seat }) => {
    position.firstPlayer = seat
  },
}

const turns: Changes = {
  'round-begins': (position, { round }) => {
    Object.assign(position, { phase: 'turns', round, mover: position.firstPlayer })
  },
  'action-declared': (position, { seat, action, place, side }) => {
    position.declared = { seat, action, place }
    position.players[seat].sheet[place] = token(side)
    position.players[seat].reserve--
  },
  'turn-ends': (position, { next }) => {
    Object.assign(position, { declared: null, mover: next, claimed: false, relocated: false })
  },
  'zombies-activated': (position) => {
    position.phase = 'zombies'
    for (const zombie of position.zombies) Object.assign(zombie, { towards: null })
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
  put: ({ players, lifted }, { seat, place, held }) => {
    players[seat].sheet[place] = { ...held }
    takeFrom(lifted[seat], held)
  },
  shifted: ({ players }, { seat, place, into, held }) => {
    players[seat].sheet[place] = null
    players[seat].sheet[into] = { ...held }
  },
  lifted: ({ players, lifted }, { seat }) => {
    const { sheet } = players[seat]
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
    takeFrom(lifted[seat], { kind: 'special-resource', mark: 'none' })
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
  turned: ({ players }, { seat, place, held }) => {
    players[seat].sheet[place] = { ...held }
  },
  'fatigue-placed': ({ players }, { seat, place }) => {
    players[seat].reserve--
    players[seat].sheet[place] = token('fatigue')
  },
  bandaged: ({ players }, { seat, place, bandage }) => {
    const { sheet } = players[seat]
    sheet[place] = null
    sheet[bandage] = { kind: 'bandage', mark: 'wound' }
  },
  cured: ({ players }, { seat, place, what }) => {
    const { sheet, loose } = players[seat]
    if (place) sheet[place] = isItem(sheet[place]) ? { kind: 'bandage', mark: 'none' } : null
    else if (what === 'wound') loose.wounds--
    else loose.infections--
  },
}

/** action.reorganise: Wounds and Infections stay where they are, and so does a Bandage that bears one. */
function stays({ kind, mark }: Held): boolean {
  return kind === 'wound' || kind === 'infection' || mark === 'wound'
}

/** Something that was lifted is so no longer. */
function takeFrom(lifted: Held[], { kind, mark }: Held): void {
  const at = lifted.findIndex((one) => one.kind === kind && one.mark === mark)
  if (at >= 0) lifted.splice(at, 1)
}

const combat: Changes = {
  wounded: ({ players }, { seat, place }) => {
    if (place) players[seat].sheet[place] = token('wound')
    else players[seat].loose.wounds++
  },
  infected: ({ players }, { seat, place }) => {
    if (place) players[seat].sheet[place] = token('infection')
    else players[seat].loose.infections++
  },
  died: (position, { seat }) => {
    const { players, lying } = position
    const { sheet, at } = players[seat]
    for (const { kind, mark } of Object.values(sheet).filter(isItem)) {
      const id = Math.max(0, ...lying.map((one) => one.id)) + 1
      layDown(position, { seat, item: { kind, mark: kind === 'bandage' ? 'none' : mark }, at, id })
    }
    for (const place of places) sheet[place] = null
    leave(position, seat, 'dead')
    for (const other of Object.values(players)) if (other.state === 'in') other.deaths++
  },
  rolled: (position, { dice }) => {
    position.dice = dice.map((one) => ({ ...one }))
  },
  rerolled: (position, { die, value }) => {
    const at = position.dice.findIndex((one) => one.die === die.die && one.value === die.value)
    position.dice = position.dice.map((one, place) => (place === at ? { ...one, value } : one))
  },
  'attack-total': clearDice,
  'defence-total': clearDice,
  'limit-rolled': clearDice,
  'infection-rolled': clearDice,
  margin: (position, { difference }) => {
    position.fight = { difference, kills: 0 }
  },
  'kills-counted': (position, { kills }) => {
    position.fight = { difference: 0, kills }
  },
  'zombie-killed': takeZombie,
  'neighbour-died': ({ players }, { seat, side }) => {
    players[seat][side] = true
  },
}

const table: Changes = {
  stepped: stand,
  drawn: ({ zombies }, { zombie, towards }) => {
    Object.assign(zombies.find(({ id }) => id === zombie) ?? {}, { towards })
  },
  'zombie-moved': ({ zombies }, { zombie, at }) => {
    Object.assign(zombies.find(({ id }) => id === zombie) ?? {}, { x: at.x, y: at.y })
  },
  'zombie-removed': takeZombie,
  'din-placed': (position, { at }) => {
    position.din = { at, side: 'din' }
  },
  'din-flipped': (position) => {
    if (position.din) position.din.side = 'echo'
  },
  'noise-placed': ({ players }, { seat, at }) => {
    players[seat].noise = { ...at }
  },
  'noise-removed': ({ players }, { seat }) => {
    players[seat].noise = null
  },
  aimed: (position, { seat, target }) => {
    if (position.players[seat].target) position.relocated = true
    position.players[seat].target = target
  },
  'aim-discarded': ({ players }, { seat }) => {
    players[seat].target = null
  },
  searched: (position, { seat, id, item }) => {
    const { lying, unseen, bag } = position
    const at = lying.findIndex((one) => one.id === id)
    const found = lying[at]
    if (!found) return
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
  found: ({ lying, players }, { seat, id, item, place }) => {
    lying.splice(
      lying.findIndex((one) => one.id === id),
      1,
    )
    players[seat].sheet[place] = { ...item }
  },
}

const ending: Changes = {
  left: (position, { seat }) => {
    position.winners.push(seat)
    Object.assign(position, { claimed: false, relocated: false })
    leave(position, seat, 'out')
  },
  'claim-failed': (position) => {
    position.claimed = true
  },
  'round-ends': (position, { round, left }) => {
    position.left = left
    position.round = round + 1
  },
  'game-over': isOver,
  'broken-off': isOver,
}

const changes = changesIn<Position, TrustMeEvent>(setup, turns, sheets, combat, table, ending)

/** Alters the position by one event: the only way in which a position changes. */
export function apply(position: Position, event: TrustMeEvent): void {
  changes.get(event.kind)?.(position, event)
}

/** A survivor stands somewhere else. */
function stand({ players }: Position, { seat, at }: { seat: Seat; at: Spot }): void {
  players[seat].at = { ...at }
}

/** R-objects-on-ground: something of a sheet lies on the ground. */
function layDown({ lying }: Position, { seat, item, at, id }: Facts): void {
  lying.push({ id, at: { ...at }, piece: null, item: { ...item }, seen: [seat] })
}
type Facts = { seat: Seat; item: Item; at: Spot; id: number }

function clearDice(position: Position): void {
  position.dice = []
}

function takeZombie(position: Position, { zombie }: { zombie: number }): void {
  position.zombies = position.zombies.filter(({ id }) => id !== zombie)
}

/** R-death-items, R-exit-belongings: figure and markers of a survivor leave the board, and markers beside it go home. */
function leave(position: Position, seat: Seat, state: 'dead' | 'out'): void {
  const { players } = position
  Object.assign(players[seat], { state, noise: null, target: null })
  if (state === 'dead') players[seat].reserve = 0
  for (const other of Object.values(players)) if (other.target === seat) other.target = null
}

function isOver(position: Position, { winners }: { readonly winners: readonly Seat[] }): void {
  Object.assign(position, { phase: 'over', winners: [...winners] })
}

/** An empty sheet. */
export function emptySheet(): Sheet {
  return Object.fromEntries(places.map((place) => [place, null])) as Record<Place, null>
}
