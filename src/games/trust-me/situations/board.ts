import { set } from '../../../kernel/data/changes.ts'
import { sizeOf } from '../../../kernel/data/stock.ts'
import type { Opened } from '../../../kernel/game/kind.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { Of } from '../../../kernel/schema/schema.ts'
import { count, list, listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import { items, pieceKinds, type Seat, seats, specialKinds } from '../components.ts'
import { whyNotStand } from '../geometry/ground.ts'
import type { Outline } from '../geometry/outline.ts'
import { isAtEdge, isOnTable, isOverlappingPiece, TURNS } from '../geometry/outline.ts'
import { compareGap, SIDE, type Spot } from '../geometry/plane.ts'
import { bare, type Given, type Laid, outlinesOf, type Position, seatsIn } from '../position.ts'
import { SPACING, spacing } from '../rules/figures.ts'
import { isInSolid, pieceAt } from '../rules/noise.ts'
import { unlookedIn } from '../rules/pool.ts'
import { barred, clauseOf, groundFor, pieceFacts, targetsOf } from '../rules/terrain.ts'
import {
  checkChosen,
  dead,
  openTable,
  player,
  players,
  sheetParts,
  type TrustMaker,
  values,
} from './table.ts'

/** components.tiles, meta.board: four tiles, a square of 60 cm. */
const across = count(0, SIDE, { clause: 'meta.board', beyond: 'off-table' })

/** A spot of the table, in tenths of a millimetre from its upper left corner. */
const at = { x: across, y: across }
const spot = parts(at)

const survivor = parts({
  ...sheetParts,
  ...at,
  noise: optional(spot),
  community: optional(spot),
  /** aim.place: beside whom the Target marker lies. */
  target: optional(player),
})

const survivors = some(seats, () => survivor, { clause: 'meta.players' })

const piece = parts({
  kind: listed(pieceKinds, { clause: 'scenery.categories', of: 'piece' }),
  ...at,
  turn: optional(count(0, TURNS - 1, { clause: 'setup.scenery-points' }), 0),
})

/** A token on the ground or on a piece, by its place in the list; what it is, where somebody has looked. */
const token = parts({
  ...at,
  piece: optional(count(0, 18, { clause: 'scenery.chest-fill' })),
  item: optional(listed(items, { clause: 'action.search', of: 'item' })),
})

/** Parts of every measured table: figures, markers and scenery. */
export const boardParts = {
  players,
  /** Survivors that are left out are not on the board. */
  survivors: optional(survivors, {}),
  dead,
  /** turn.first-player: who plays first in every round, and is attacked first. */
  firstPlayer: optional(player, 'A'),
  zombies: optional(list(spot, { clause: 'components.figures', most: 30 }), []),
  pieces: optional(list(piece, { clause: 'components.scenery', most: 19 }), []),
  lying: optional(list(token, { clause: 'setup.search-pool', most: 40 }), []),
  din: optional(
    parts({
      ...at,
      side: optional(listed(['din', 'echo'], { clause: 'noise.din-flip', of: 'side' }), 'din'),
    }),
  ),
  ...values,
}
const schema = parts(boardParts)

/** A measured table, after reading. */
export type Board = Of<typeof schema>

/** A table on which figures, markers and scenery lie as they were told. */
export function openBoard(
  name: string,
  said: Board,
  maker: TrustMaker,
  more: Partial<Pick<Given, 'mostRounds' | 'told'>> = {},
): Opened<Given, Position> {
  const opened = openTable(name, said, maker, { isMeasured: true, ...more })
  const { given, position } = opened
  const { firstPlayer, din } = said
  for (const seat of given.seats) {
    const player = position.players[seat]
    const own = said.survivors[seat]
    if (own) {
      const { x, y, noise = null, community = null, target = null } = own
      set(player, { at: { x, y }, noise, community, target })
    } else if (player.state === 'in') player.state = 'out'
  }
  const absent = given.seats.filter((seat) => !said.survivors[seat])
  for (const seat of said.dead) maker.allow('dead', seat, absent, 'wound.third-kills', 'survivors')
  if (maker.allow('firstPlayer', firstPlayer, given.seats, 'turn.first-player', 'players'))
    set(position, { firstPlayer, mover: firstPlayer })
  position.zombies = said.zombies.map(({ x, y }, at) => ({ id: at + 1, x, y, towards: null }))
  position.pieces = said.pieces.map((piece) => ({ ...piece }))
  position.din = din ? { at: { x: din.x, y: din.y }, side: din.side } : null
  layTokens(said, position, maker)
  const laid = { given, now: position, readings: maker.readings }
  checkPieces(said, laid, maker)
  for (const seat of given.seats) {
    checkPawn(seat, laid, maker)
    checkTarget(seat, laid, maker)
  }
  checkMarkers(laid, maker)
  checkFigures(laid, maker)
  return opened
}

/** Tokens where they were told; those that nobody has looked at are of the pool. */
function layTokens(said: Board, position: Position, maker: TrustMaker): void {
  position.lying = said.lying.map(({ x, y, piece = null, item }, at) => {
    if (piece !== null && !said.pieces[piece]) {
      const facts = { received: piece, allowed: said.pieces.length }
      maker.refuse('no-such-piece', 'scenery.chest-fill', facts, `lying.${at}.piece`, 'pieces')
    }
    checkChosen(item, `lying.${at}.item`, maker)
    return { id: at + 1, at: { x, y }, piece, item: item ? bare(item) : null, seen: [] }
  })
  set(position, unlookedIn(position, maker.components, said.players))
  const received = said.lying.filter(({ item }) => !item).length
  const allowed = position.unseen.resources.length + sizeOf(position.bag)
  maker.atMost('bag-too-small', 'setup.search-pool', { received, allowed }, 'lying')
}

/**
 * R-setup-scenery: every piece lies on the board whole, beside all others, and no kind more often than there is;
 * special.metro-place: the Metro with a long side at the edge;
 * special.when: and one special piece for each player that is missing at the most.
 */
function checkPieces({ pieces, players }: Board, laid: Laid, maker: TrustMaker): void {
  const outlines = outlinesOf(laid, () => true)
  for (const [at, { kind: piece }] of pieces.entries()) {
    const outline = outlines[at] as Outline
    const place = `pieces.${at}`
    if (!isOnTable(outline)) maker.refuse('off-table', 'meta.board', { piece }, place)
    else if (piece === 'metro' && !isAtEdge(outline))
      maker.refuse('not-at-edge', 'special.metro-place', { piece }, place)
    const under = outlines.slice(0, at).findIndex((other) => isOverlappingPiece(outline, other))
    if (under >= 0)
      maker.refuse('on-piece', 'components.scenery', onto(pieces, under), place, `pieces.${under}`)
  }
  for (const piece of pieceKinds) {
    const received = pieces.filter(({ kind }) => kind === piece).length
    const allowed = maker.components.scenery[piece].count
    const facts = { piece, received, allowed }
    maker.atMost('too-many-pieces', 'components.scenery', facts, 'pieces')
  }
  const specials = pieces.filter(({ kind }) => specialKinds.some((one) => one === kind))
  const facts = { received: specials.length, allowed: seats.length - players }
  maker.atMost('too-many-specials', 'special.when', facts, 'pieces', 'players')
}

/** The facts of a piece on which another would stand. */
function onto(pieces: Board['pieces'], under: number): Refusal['facts'] {
  return pieceFacts(pieces[under]?.kind)
}

/** setup.community, community.spacing: pawns stand on the edge, 20 cm apart or more. */
function checkPawn(seat: Seat, { given, now }: Laid, maker: TrustMaker): void {
  const at = `survivors.${seat}.community`
  const { community: pawn } = now.players[seat]
  if (!pawn) return
  if (![pawn.x, pawn.y].some((one) => one === 0 || one === SIDE))
    maker.refuse('pawn-inland', 'setup.community', {}, at)
  for (const other of given.seats.slice(0, given.seats.indexOf(seat))) {
    const { community } = now.players[other]
    if (!community || compareGap(community, pawn, 0, SPACING) >= 0) continue
    const facts = spacing(pawn, community)
    const its = `survivors.${other}.community`
    maker.refuse('pawns-too-near', 'community.spacing', facts, at, its)
    return
  }
}

/** aim.place, aim.los: a Target marker lies beside another on the board, whom its player sees. */
function checkTarget(seat: Seat, laid: Laid, maker: TrustMaker): void {
  const { players } = laid.now
  const { target } = players[seat]
  if (!target) return
  const others = seatsIn(laid, 'in').filter((one) => one !== seat)
  const isThere = others.includes(target)
  const [allowed, clause] = isThere ? [targetsOf(laid, seat), 'aim.los'] : [others, 'aim.place']
  maker.allow(`survivors.${seat}.target`, target, allowed, clause, 'pieces', 'players')
}

/** scenery.solid, R-diversion: no marker and no token lies in a solid piece; the Din of a noisy vehicle lies on it. */
function checkMarkers(laid: Laid, maker: TrustMaker): void {
  const { players, din, lying, pieces } = laid.now
  const isMade = pieces.some(({ kind }) => kind === 'vehicle')
  const spots: readonly (readonly [string, Spot | null | undefined])[] = [
    ...laid.given.seats.map((seat) => [`survivors.${seat}.noise`, players[seat].noise] as const),
    ...lying.map(({ at, piece }, place) => [`lying.${place}`, piece === null ? at : null] as const),
    ['din', isMade ? null : din?.at],
  ]
  for (const [at, spot] of spots)
    if (spot && isInSolid(laid, spot))
      maker.refuse('inside-piece', 'scenery.solid', pieceFacts(pieceAt(laid, spot)), at, 'pieces')
}

/** R-geo-contact: no figure hangs over the edge, over another, or over scenery; starts on special pieces excepted. */
function checkFigures(laid: Laid, maker: TrustMaker): void {
  const { players, zombies } = laid.now
  const ground = groundFor(laid, null)
  const firm = outlinesOf(laid, (like) => like.zombies > 0)
  const stops = ground.stops.filter((piece) => !firm.some((own) => isOverlappingPiece(own, piece)))
  const forZombies = { ...ground, stops, shuns: [] }
  const survivors = seatsIn(laid, 'in')
  const all = [
    ...survivors.map((seat) => ({ at: `survivors.${seat}`, spot: players[seat].at, own: ground })),
    ...zombies.map((spot, place) => ({ at: `zombies.${place}`, spot, own: forZombies })),
  ]
  for (const { at, spot, own } of all) {
    const figures = all.filter((other) => other.at !== at).map((other) => other.spot)
    const code = whyNotStand(spot, { ...own, figures })
    const { x, y } = spot
    const facts = { x, y, ...(code === 'on-piece' && barred(laid, spot, spot)) }
    if (code) maker.refuse(code, clauseOf(laid, code, spot, spot), facts, at)
  }
}
