import { oneOf, type Pose, pointOn, sameData } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { copies, sizeOf } from '../../../kernel/data/stock.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import {
  type ItemKind,
  type PieceKind,
  type Place,
  pieceKinds,
  resources,
  type Seat,
  sceneryKinds,
  specialKinds,
  survivors,
} from '../components.ts'
import { CIRCLE, DIRECTIONS, edgePoint, pointed } from '../geometry/circle.ts'
import { behindEdge, placeAtEdge } from '../geometry/edge.ts'
import type { Ground } from '../geometry/ground.ts'
import { isOnTable, isOverlappingPiece, isWithin, TURNS } from '../geometry/outline.ts'
import { nearestFree } from '../geometry/places.ts'
import { CENTIMETRE, CENTRE, isTouching, SIDE, type Spot } from '../geometry/plane.ts'
import type { Play } from '../play.ts'
import {
  bare,
  freshId,
  from,
  type Item,
  knownTo,
  type Laid,
  numbers,
  outlineOf,
  type Piece,
  piecesWith,
} from '../position.ts'
import { charmed, draw } from './dice.ts'
import { pointNear, whyTooNear } from './figures.ts'
import { drawObjective } from './objects.ts'
import { othersFor } from './pool.ts'
import { whyNotPut } from './sheet/holding.ts'
import { lyingBy, roomFor, secretAt } from './sheet/sheet.ts'
import { groundFor, pieceFacts } from './terrain.ts'
import { place as placeZombie, rollDirection, whyNoDirection } from './zombies/spawn.ts'

/** setup.scenery-points: what each player places at the least and at the most. */
const LEAST = 2
const MOST = 4

/** setup.search-edge: how far from the edge a player's token lies at the least. */
const INLAND = 10 * CENTIMETRE

/**
 * setup.order: the setup as one round, which goes on while a survivor is not on the board: whoever looks ahead later
 * jumps past it.
 */
export const setup: Loop<Play> = {
  name: 'setup',
  clause: 'setup.order',
  goesOn: ({ given, now }) => given.seats.some((seat) => now.players[seat].at.x < 0),
  body: setUp,
}

/** setup.order, setup.board, setup.start: the nine steps, one after the other; somebody begins. */
function setUp(play: Play): void {
  const { seats } = play.given
  dealPassports(play)
  placeSpecials(play)
  for (const seat of seats) placeScenery(play, seat, 0)
  layTokens(play)
  for (const seat of seats) dealObjectives(play, seat)
  for (const seat of seats) startingTokens(play, seat)
  const entrances = entrancesOf(play)
  for (const seat of seats) placePawn(play, seat, entrances)
  firstZombies(play)
  for (const seat of seats) enter(play, seat)
  const clause = 'setup.start'
  const seat = play.roll({ clause, kind: 'first-player', outcomes: oneOf(seats) })
  const because = ['turn.first-player', 'setup.order', 'setup.board'] as const
  play.report({ clause, with: because, kind: 'first-player-chosen', seat })
}

/** setup.player-kit: each player has a passport, dealt at random (R-passport-choice). */
function dealPassports(play: Play): void {
  const left = [...survivors]
  for (const seat of play.given.seats) {
    const clause = 'setup.player-kit'
    const passport = play.roll({ clause, kind: 'passport', of: seat, outcomes: oneOf([...left]) })
    left.splice(left.indexOf(passport), 1)
    play.report({ clause, kind: 'passport-dealt', seat, passport })
  }
}

/**
 * setup.unused-sheets, special.when: the backs of the sheets that nobody uses lie on the board, drawn at random;
 * special.corpse, special.vehicle-start: with what starts on them.
 */
function placeSpecials(play: Play): void {
  const left = [...specialKinds]
  for (let sheet = play.given.players; sheet < 4; sheet++) {
    const clause = 'special.when'
    const kind = play.roll({ clause, kind: 'special', outcomes: oneOf([...left]) })
    left.splice(left.indexOf(kind), 1)
    const piece = posePiece(play, clause, kind, null)
    const because = present('setup.unused-sheets', kind === 'metro' && 'special.metro-place')
    play.report({ clause, with: because, kind: 'piece-placed', seat: null, piece })
    startOn(play, piece)
  }
}

/** Asks a player or the table for the place of a piece. */
function posePiece(play: Play, clause: ClauseId, kind: PieceKind, seat: Seat | null): Piece {
  const { shape } = play.given.components.scenery[kind]
  const made = ({ x, y, turn }: Pose): Piece =>
    kind === 'metro' ? { kind, ...behindEdge(shape, { x, y }, turn) } : { kind, x, y, turn }
  const refuse = (pose: Pose) => whyNotThere(play, made(pose), clause)
  const options = pointOn({ width: SIDE + 1, height: SIDE + 1, turns: TURNS, refuse })
  const by = seat ?? 'table'
  return made(play.ask({ clause, kind: 'piece-at', by, options, about: { piece: kind } }))
}

/** R-setup-scenery: a piece lies on the board whole, and above no other. */
function whyNotThere(laidOut: Laid, piece: Piece, clause: ClauseId) {
  const outline = outlineOf(laidOut, piece)
  if (!isOnTable(outline)) return { code: 'off-table', clause: 'meta.board', facts: {} }
  const under = laidOut.now.pieces.find((other) =>
    isOverlappingPiece(outline, outlineOf(laidOut, other)),
  )
  return under && { code: 'on-piece', clause, facts: pieceFacts(under.kind) }
}

/** special.corpse, special.vehicle-start: zombies stand on a piece as near to its middle as they can. */
function startOn(play: Play, piece: Piece): void {
  const clause = piece.kind === 'vehicle' ? 'special.vehicle-start' : 'special.corpse'
  const own = outlineOf(play, piece)
  for (let zombie = 0; zombie < play.given.components.scenery[piece.kind].zombies; zombie++) {
    placeZombie(play, clause, () => {
      const ground = groundFor(play, null)
      const others = ground.stops.filter((other) => !isOverlappingPiece(other, own))
      return nearestFree(piece, { ...ground, stops: others })
    })
  }
}

/**
 * setup.scenery-points, setup.scenery-3, setup.scenery-2, setup.scenery-1: a player places pieces worth 2 to 4 points in
 * all, as long as there are some of a kind.
 */
function placeScenery(play: Play, seat: Seat, spent: number): void {
  const { scenery } = play.given.components
  const whyNot = (kind: PieceKind | 'done') => whyNotPlace(play, kind, spent)
  const kinds = sceneryKinds.filter((kind) => !whyNot(kind))
  if (kinds.length === 0) return
  const clause = 'setup.scenery-points'
  const options = oneOf(whyNot('done') ? kinds : (['done', ...kinds] as const))
  const refuse = (answer: unknown) => {
    const kind = (['done', ...pieceKinds] as const).find((one) => one === answer)
    return kind && whyNot(kind)
  }
  const kind = play.ask({ clause, kind: 'piece', by: seat, options, refuse })
  if (kind === 'done') return
  const piece = posePiece(play, clause, kind, seat)
  const { points } = scenery[kind]
  const because = [`setup.scenery-${points as 1 | 2 | 3}`] as const
  play.report({ clause, with: because, kind: 'piece-placed', seat, piece })
  placeScenery(play, seat, spent + points)
}

/**
 * setup.scenery-points, special.when: why a player who has placed so many points cannot place one more piece of a kind,
 * or cannot stop yet.
 */
function whyNotPlace(laid: Laid, kind: PieceKind | 'done', spent: number): Refusal | undefined {
  const clause = 'setup.scenery-points'
  if (kind === 'done') {
    const facts = { received: spent, allowed: LEAST }
    return spent < LEAST ? { code: 'too-few-points', clause, facts } : undefined
  }
  const { points, count } = laid.given.components.scenery[kind]
  if (points === 0) return { code: 'not-chosen', clause: 'special.when', facts: { piece: kind } }
  if (laid.now.pieces.filter((piece) => piece.kind === kind).length >= count)
    return { code: 'none-left', clause, facts: { piece: kind, allowed: count } }
  const facts = { piece: kind, received: spent + points, allowed: MOST }
  return spent + points > MOST ? { code: 'too-many-points', clause, facts } : undefined
}

/**
 * setup.search-pool: a Resource of each type, 8 others and one for each player, face down;
 * setup.search-fixed, scenery.chest-fill, scenery.search-box: first on the pieces that take some (R-setup-special-tokens);
 * setup.search-rest: the others are shared among the players, who lay them (R-setup-remainder).
 */
function layTokens(play: Play): void {
  const { seats, players, components } = play.given
  const others = othersFor(players)
  play.report({ clause: 'setup.search-pool', kind: 'pool-made', resources, others })
  const all = resources.length + others
  const special = play.now.pieces.flatMap(({ kind }, at) =>
    copies(at, components.scenery[kind].tokens),
  )
  const hasMany = (at: number) => special.includes(at)
  const chests = piecesWith(play, 'chest')
  const boxes = piecesWith(play, 'search').filter((at) => !hasMany(at))
  const fixed = [...special, ...chests, ...boxes].slice(0, all)
  for (const piece of fixed) {
    const { x, y } = play.now.pieces[piece] as Piece
    const because = chests.includes(piece) ? 'scenery.chest-fill' : 'scenery.search-box'
    report(play, 'setup.search-fixed', null, { x, y }, piece, because)
  }
  const rest = all - fixed.length
  const outcomes = oneOf(rest % seats.length === 0 ? seats.slice(0, 1) : seats)
  const first = play.roll({ clause: 'setup.search-rest', kind: 'first-to-lay', outcomes })
  const order = from(play, first)
  for (let token = 0; token < rest; token++) layToken(play, order[token % order.length] as Seat)
}

/** The piece in which a spot lies, for a refusal to name. */
function pieceAround(laid: Laid, spot: Spot): PieceKind | undefined {
  return laid.now.pieces.find((piece) => isWithin(spot, outlineOf(laid, piece)))?.kind
}

/** setup.search-edge: a player's token lies more than 10 cm from the edge, and in nothing that cannot be entered. */
function layToken(play: Play, seat: Seat): void {
  const clause = 'setup.search-rest'
  const { stops } = groundFor(play, null)
  const refuse = (spot: Spot) => {
    const far = Math.min(spot.x, spot.y, SIDE - spot.x, SIDE - spot.y)
    if (far <= INLAND) {
      const facts = { received: far / CENTIMETRE, allowed: INLAND / CENTIMETRE }
      return { code: 'too-near-edge', clause: 'setup.search-edge', facts }
    }
    const isInside = stops.some((piece) => isWithin(spot, piece))
    return isInside
      ? { code: 'inside-piece', clause, facts: pieceFacts(pieceAround(play, spot)) }
      : undefined
  }
  const options = pointNear(refuse, CENTRE, SIDE / 2 - INLAND)
  const at = play.ask({ clause, kind: 'token-at', by: seat, options })
  report(play, clause, seat, at, null, 'setup.search-edge')
}

function report(
  play: Play,
  clause: ClauseId,
  seat: Seat | null,
  at: Spot,
  piece: number | null,
  ...because: readonly ClauseId[]
): void {
  const id = freshId(play.now)
  play.report({ clause, with: because, kind: 'token-laid', seat, id, at, piece })
}

/**
 * setup.objectives, objective.draw-three: three cards;
 * objective.redraw-once: one may be put away for another, if there is one.
 */
function dealObjectives(play: Play, seat: Seat): void {
  for (let card = 0; card < 3; card++)
    drawObjective(play, 'objective.draw-three', seat, 'setup.objectives')
  if (sizeOf(play.now.deck) === 0) return
  const clause = 'objective.redraw-once'
  const isRedrawn = play.ask({ clause, kind: 'redraw', by: seat, options: oneOf([false, true]) })
  if (!isRedrawn) return
  const options = oneOf([...new Set(play.now.players[seat].objectives)])
  const objective = play.ask({ clause, kind: 'redrawn', by: seat, options, secret: true })
  const secret = knownTo('objective', seat)
  play.report({ clause, kind: 'objective-discarded', seat, objective, secret })
  drawObjective(play, clause, seat)
}

/**
 * setup.starting-draw: two weapons and two objects are drawn and looked at in secret;
 * setup.starting-keep: two of the four are kept, and lie on the sheet at once (R-setup-starting);
 * object.special-resource: a Resource among them is chosen by its type, and is worth nothing.
 */
function startingTokens(play: Play, seat: Seat): void {
  for (const stack of ['weapons', 'weapons', 'objects', 'objects'] as const)
    drawStarting(play, seat, stack)
  const clause = 'setup.starting-keep'
  const drawn = play.now.drawn.flatMap(({ kind }) => (kind === 'unseen' ? [] : kind))
  const options = oneOf(twoOf(drawn))
  const items = play.ask({ clause, kind: 'starting', by: seat, options, secret: true })
  play.report({ clause, kind: 'starting-kept', seat, items, secret: knownTo('items', seat) })
  for (const kind of items)
    put(play, seat, kind === 'special-resource' ? chooseSpecial(play, seat) : bare(kind))
}

/** Every two of some tokens, those that are alike once. */
function twoOf(all: readonly ItemKind[]): readonly (readonly [ItemKind, ItemKind])[] {
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))
  return pairs.filter((pair, at) => pairs.findIndex((other) => sameData(pair, other)) === at)
}

function drawStarting(play: Play, seat: Seat, from: 'weapons' | 'objects'): void {
  const clause = 'setup.starting-draw'
  const item = draw(play, clause, 'starting-token', seat, play.now.stacks[from])
  if (item)
    play.report({ clause, kind: 'starting-drawn', seat, item, secret: knownTo('item', seat) })
}

function chooseSpecial(play: Play, seat: Seat): Item {
  const clause = 'object.special-resource'
  const options = oneOf(resources)
  const kind = play.ask({ clause, kind: 'special-resource', by: seat, options, secret: true })
  const item: Item = { kind, mark: 'special' }
  play.report({ clause, kind: 'special-chosen', seat, item, secret: knownTo('item', seat) })
  return item
}

/** R-setup-starting: a token that was kept lies on the sheet at once. */
function put(play: Play, seat: Seat, held: Item): void {
  const clause = 'setup.starting-keep'
  const options = oneOf<Place>(roomFor(play, seat, held))
  const refuse = whyNotPut(play, seat, held, clause)
  const about = { item: held.kind }
  const place = play.ask({ clause, kind: 'place', by: seat, options, refuse, about })
  const secret = secretAt(play, seat, place, held, 'held')
  const because = lyingBy(play, seat, place, held)
  play.report({ clause, with: because, kind: 'put', seat, place, held, secret })
}

/**
 * setup.community, community.role: a Community pawn at the edge, in the direction of the white die;
 * community.spacing: 20 cm from all others (R-setup-clash, R-setup-19-20: what will not do is rolled again and not told);
 * R-setup-survivor: nor will a direction where scenery lets no base touch the pawn, while there is another;
 * object.charm-use: its player may roll that die again (R-charm).
 */
function placePawn(play: Play, seat: Seat, entrances: readonly number[]): void {
  const clause = 'setup.community'
  const spaced = numbers(DIRECTIONS).filter((one) => !whyTooNear(play, seat, edgePoint(one)))
  const open = spaced.filter((direction) => entrances.includes(direction))
  const outcomes = oneOf(open.length > 0 ? open : spaced)
  const refuse = (shown: unknown): Refusal | undefined => {
    const named = numbers(DIRECTIONS).find((one) => one === shown)
    if (!named) return whyNoDirection(shown, clause)
    const facts = { received: named }
    return whyTooNear(play, seat, edgePoint(named)) ?? { code: 'no-entrance', clause, facts }
  }
  const direction = charmed(play, clause, seat, () =>
    play.roll({ clause, kind: 'direction', of: seat, outcomes, refuse }),
  )
  const at = edgePoint(direction)
  play.report({ clause, with: ['community.spacing'], kind: 'community-placed', seat, at })
}

/** setup.zombies: two zombies, each 10 cm from the circular template (R-geo-circle). */
function firstZombies(play: Play): void {
  const clause = 'setup.zombies'
  const far = CIRCLE + INLAND + play.given.components.radius
  for (let zombie = 0; zombie < 2; zombie++) {
    const direction = rollDirection(play, clause)
    placeZombie(play, clause, () => nearestFree(pointed(direction, far), groundFor(play, null)))
  }
}

/** R-setup-survivor: the directions in which a survivor can start at its pawn: alike for all, for no figure starts before. */
function entrancesOf(play: Play): readonly number[] {
  const ground = groundFor(play, null)
  return numbers(DIRECTIONS).filter((direction) => isEntrance(edgePoint(direction), ground))
}

/** R-setup-survivor: whether a base inside the board can touch a pawn on its edge, which it does in one place only. */
function isEntrance(pawn: Spot, ground: Ground): boolean {
  // A base that touches the edge farther along it is in no contact with the pawn.
  const at = placeAtEdge(pawn, ground, ground.radius)
  return at !== undefined && isTouching(at, pawn, ground.radius)
}

/** R-setup-survivor: a survivor starts at its own pawn, inside the board. */
function enter(play: Play, seat: Seat): void {
  const { community } = play.now.players[seat]
  const at = placeAtEdge(community as Spot, groundFor(play, seat)) as Spot
  play.report({ clause: 'community.role', kind: 'survivor-placed', seat, at })
}
