import type { Opened } from '../../../kernel/kind.ts'
import {
  count,
  list,
  listed,
  type Of,
  optional,
  parts,
  some,
} from '../../../kernel/schema/schema.ts'
import { items, pieceKinds, seats, specialKinds } from '../components.ts'
import { whyNotStand } from '../geometry/ground.ts'
import { isAtEdge, isOnTable, isOverlappingPiece, TURNS } from '../geometry/outline.ts'
import { compareGap, SIDE, type Spot } from '../geometry/plane.ts'
import { type Given, outlineOf, type Position } from '../position.ts'
import { targetsOf } from '../rules/aim.ts'
import { isInSolid } from '../rules/noise.ts'
import { SPACING } from '../rules/objects.ts'
import { barredBy, groundFor } from '../rules/terrain.ts'
import {
  dead,
  openTable,
  player,
  players,
  sheetParts,
  type Table,
  type TrustMaker,
  values,
} from './table.ts'

/** components.tiles, meta.board: four tiles, a square of 60 cm. */
const across = count(0, SIDE, { clause: 'meta.board', beyond: 'off-table' })

/** A spot of the table, in tenths of a millimetre from its upper left corner. */
const spot = parts({ x: across, y: across })

/** What every measured table says: figures, markers and scenery. */
export const boardParts = {
  players,
  /** Survivors that are left out are not on the board. */
  survivors: optional(
    some(seats, () =>
      parts({
        ...sheetParts,
        x: across,
        y: across,
        noise: optional(spot),
        community: optional(spot),
        /** aim.place: beside whom the Target marker lies. */
        target: optional(player),
      }),
    ),
    {},
  ),
  dead,
  /** turn.first-player: who plays first in every round, and is attacked first. */
  firstPlayer: optional(player, 'A'),
  zombies: optional(list(spot, { clause: 'components.figures', most: 30 }), []),
  pieces: optional(
    list(
      parts({
        kind: listed(pieceKinds, { clause: 'scenery.categories', of: 'piece' }),
        x: across,
        y: across,
        turn: optional(count(0, TURNS - 1), 0),
      }),
      { clause: 'components.scenery', most: 19 },
    ),
    [],
  ),
  /** Tokens on the ground or on a piece, by its place in the list; what they are, where somebody has looked. */
  lying: optional(
    list(
      parts({
        x: across,
        y: across,
        piece: optional(count(0, 18)),
        item: optional(listed(items, { clause: 'action.search', of: 'item' })),
      }),
      { clause: 'setup.search-pool', most: 40 },
    ),
    [],
  ),
  din: optional(parts({ x: across, y: across, side: optional(listed(['din', 'echo']), 'din') })),
  ...values,
}
const schema = parts(boardParts)

/** What a measured table says once it is read. */
export type Board = Of<typeof schema>

/** A table on which figures, markers and scenery lie as they were told. */
export function openBoard(
  name: string,
  said: Board,
  maker: TrustMaker,
  more: Partial<Pick<Given, 'mostRounds' | 'told'>> = {},
): Opened<Given, Position> {
  const opened = openTable(name, said as unknown as Table, maker, { isMeasured: true, ...more })
  const { given, position } = opened
  for (const seat of given.seats) {
    const own = said.survivors[seat]
    const player = position.players[seat]
    if (!own) {
      if (player.state === 'in') player.state = 'out'
      continue
    }
    player.at = { x: own.x, y: own.y }
    player.noise = own.noise ?? null
    player.community = own.community ?? null
    player.target = own.target ?? null
  }
  const there = Object.keys(said.survivors)
  for (const seat of said.dead) {
    const others = given.seats.filter((other) => !there.includes(other))
    maker.allow('dead', seat, others, 'wound.third-kills', 'survivors')
  }
  maker.allow('firstPlayer', said.firstPlayer, given.seats, 'turn.first-player', 'players')
  if (given.seats.includes(said.firstPlayer)) {
    Object.assign(position, { firstPlayer: said.firstPlayer, mover: said.firstPlayer })
  }
  position.zombies = said.zombies.map((at, place) => ({
    id: place + 1,
    x: at.x,
    y: at.y,
    towards: null,
  }))
  position.pieces = said.pieces.map((piece) => ({ ...piece }))
  position.din = said.din ? { at: { x: said.din.x, y: said.din.y }, side: said.din.side } : null
  layTokens(said, opened, maker)
  checkPieces(said, opened, maker)
  checkMarkers(opened, maker)
  checkFigures(opened, maker)
  return opened
}

/** Tokens where they were told; those that nobody has looked at are of the bag. */
function layTokens(said: Board, { position }: Opened<Given, Position>, maker: TrustMaker): void {
  position.lying = said.lying.map(({ x, y, piece = null, item }, at) => {
    if (piece !== null && !said.pieces[piece]) {
      const facts = { received: piece, allowed: said.pieces.length }
      maker.refuse('no-such-piece', 'scenery.chest-fill', facts, `lying.${at}.piece`, 'pieces')
    }
    return {
      id: at + 1,
      at: { x, y },
      piece,
      item: item ? { kind: item, mark: 'none' } : null,
      seen: [],
    }
  })
  const received = said.lying.filter(({ item }) => !item).length
  const allowed = Object.values(position.bag).reduce((sum, count) => sum + count, 0)
  if (received > allowed)
    maker.refuse('bag-too-small', 'setup.search-pool', { received, allowed }, 'lying')
  position.unseen.others = received
}

/**
 * R-setup-scenery: every piece lies on the board whole, beside all others, and no kind more often than there is;
 * special.metro-place: the Metro with a side at the edge;
 * special.when: and one special piece for each player that is missing at the most.
 */
function checkPieces(
  said: Board,
  { given, position }: Opened<Given, Position>,
  maker: TrustMaker,
): void {
  const outlines = position.pieces.map((piece) => outlineOf({ given }, piece))
  for (const [at, outline] of outlines.entries()) {
    const piece = said.pieces[at]?.kind ?? ''
    const place = `pieces.${at}`
    if (!isOnTable(outline)) maker.refuse('off-table', 'meta.board', { piece }, place)
    else if (piece === 'metro' && !isAtEdge(outline))
      maker.refuse('not-at-edge', 'special.metro-place', { piece }, place)
    const under = outlines.slice(0, at).findIndex((other) => isOverlappingPiece(outline, other))
    if (under >= 0)
      maker.refuse('on-piece', 'components.scenery', { piece }, place, `pieces.${under}`)
  }
  for (const kind of pieceKinds) {
    const received = said.pieces.filter((piece) => piece.kind === kind).length
    const allowed = maker.components.scenery[kind].count
    if (received > allowed)
      maker.refuse(
        'too-many-pieces',
        'components.scenery',
        { piece: kind, received, allowed },
        'pieces',
      )
  }
  const specials = said.pieces.filter(({ kind }) => specialKinds.some((one) => one === kind))
  const facts = { received: specials.length, allowed: seats.length - said.players }
  if (facts.received > facts.allowed)
    maker.refuse('too-many-specials', 'special.when', facts, 'pieces', 'players')
}

/**
 * setup.community, community.spacing: pawns stand on the edge, 20 cm apart or more;
 * aim.place, aim.los: a Target marker lies beside another on the board, whom its player sees;
 * scenery.solid, R-diversion: no marker and no token lies in a solid piece; the Din of a noisy vehicle lies on it.
 */
function checkMarkers({ given, position }: Opened<Given, Position>, maker: TrustMaker): void {
  const laid = { given, now: position, readings: maker.readings }
  const { players, din, lying, pieces } = position
  const refuse = (...[code, clause, at, also]: readonly [string, string, string, string?]) =>
    maker.refuse(code, clause, {}, at, ...(also ? [also] : []))
  for (const [place, seat] of given.seats.entries()) {
    const { community, target } = players[seat]
    const at = `survivors.${seat}`
    if (community && ![community.x, community.y].some((one) => one === 0 || one === SIDE))
      refuse('pawn-inland', 'setup.community', `${at}.community`)
    const near = given.seats.slice(0, place).find((other) => {
      const pawn = players[other].community
      return community && pawn && compareGap(community, pawn, 0, SPACING) < 0
    })
    if (near)
      refuse(
        'pawns-too-near',
        'community.spacing',
        `${at}.community`,
        `survivors.${near}.community`,
      )
    if (!target) continue
    const others = given.seats.filter((one) => one !== seat && players[one].state === 'in')
    const isThere = others.includes(target)
    const seen = isThere ? targetsOf(laid, seat) : others
    maker.allow(
      `${at}.target`,
      target,
      seen,
      isThere ? 'aim.los' : 'aim.place',
      'pieces',
      'players',
    )
  }
  const isMade = pieces.some(({ kind }) => kind === 'vehicle')
  const noises = given.seats.map(
    (seat) => [`survivors.${seat}.noise`, players[seat].noise] as const,
  )
  const tokens = lying.map(
    ({ at, piece }, place) => [`lying.${place}`, piece === null ? at : null] as const,
  )
  for (const [at, spot] of [...noises, ...tokens, ['din', isMade ? null : din?.at] as const])
    if (spot && isInSolid(laid, spot)) refuse('inside-piece', 'scenery.solid', at, 'pieces')
}

/** R-geo-contact: no figure hangs over the edge, over another, or over scenery; starts on special pieces excepted. */
function checkFigures({ given, position }: Opened<Given, Position>, maker: TrustMaker): void {
  const laid = { given, now: position, readings: maker.readings }
  const ground = groundFor(laid, null)
  const starts = position.pieces.filter(({ kind }) => given.components.scenery[kind].zombies > 0)
  const firm = starts.map((piece) => outlineOf({ given }, piece))
  const stops = ground.stops.filter((piece) => !firm.some((own) => isOverlappingPiece(own, piece)))
  const survivors = given.seats.filter((seat) => position.players[seat].state === 'in')
  const all: readonly (readonly [string, Spot])[] = [
    ...survivors.map((seat) => [`survivors.${seat}`, position.players[seat].at] as const),
    ...position.zombies.map((zombie, place) => [`zombies.${place}`, zombie] as const),
  ]
  for (const [at, spotOf] of all) {
    const isZombie = at.startsWith('zombies')
    const others = all.filter(([other]) => other !== at).map(([, other]) => other)
    const own = {
      ...ground,
      figures: others,
      stops: isZombie ? stops : ground.stops,
      shuns: isZombie ? [] : ground.shuns,
    }
    const code = whyNotStand(spotOf, own)
    const clause =
      code === 'off-table'
        ? 'meta.board'
        : code === 'on-piece'
          ? barredBy(laid, spotOf, spotOf)
          : 'action.template'
    if (code) maker.refuse(code, clause, { x: spotOf.x, y: spotOf.y }, at)
  }
}
