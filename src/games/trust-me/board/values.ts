import type { GameFace, Score, Values } from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { type Place, places, type Seat } from '../components.ts'
import { type Given, infectionsOf, type Player, type Position, woundsOf } from '../position.ts'
import { pointsOf } from '../rules/points.ts'
import { centimetres, nouns } from '../things.ts'
import { laidOf, survivorLine } from './view.ts'

/** What lies on a sheet, place by place. */
function lyingOn({ sheet }: Player, words: Words): readonly string[] {
  return places.flatMap((place: Place) => {
    const held = sheet[place]
    if (!held) return []
    const facts = {
      place: nouns.place.alone(place, words),
      held: nouns.held.alone(held, words),
    }
    return [words.say('describe.lies', facts)]
  })
}

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say, number } = words
  const entries = new Map<string, string>()
  const tell = (key: string, value: string, facts = {}) =>
    entries.set(say(`value.${key}`, facts), value)
  const spot = ({ x, y }: { x: number; y: number }) =>
    x < 0 ? '' : say('spot', { x: centimetres(x, words), y: centimetres(y, words) })
  const laid = laidOf({ position, given })
  tell('round', number(position.round))
  for (const seat of given.seats) {
    const player = position.players[seat]
    tell('state', say(`board.state.${player.state}`), { seat })
    tell('wounds', number(woundsOf(laid, seat)), { seat })
    tell('infections', number(infectionsOf(player)), { seat })
    tell('reserve', number(player.reserve), { seat })
    tell('points', number(pointsOf(laid, seat).total), { seat })
    if (given.isMeasured) tell('at', spot(player.at), { seat })
    if (player.noise) tell('noise', spot(player.noise), { seat })
    if (player.target) tell('target', player.target, { seat })
    for (const place of places) {
      const held = player.sheet[place]
      const named = { seat, place: nouns.place.alone(place, words) }
      tell('lies', held ? nouns.held.alone(held, words) : '', named)
    }
  }
  for (const { id, x, y } of position.zombies) tell('zombie', spot({ x, y }), { zombie: id })
  tell('din', position.din?.at ? spot(position.din.at) : '')
  tell('lying', number(position.lying.length))
  tell('winners', position.winners.join(', '))
  return entries
}

/** The table in words: each survivor with its sheet; where figures, scenery and markers are. */
export function describe(position: Position, given: Given, words: Words): readonly string[] {
  const { say } = words
  const view = { position, given, words }
  const spot = ({ x, y }: { x: number; y: number }) => ({
    x: centimetres(x, words),
    y: centimetres(y, words),
  })
  const where = (seat: Seat) => {
    const { at, state } = position.players[seat]
    const isThere = given.isMeasured && state === 'in' && at.x >= 0
    return isThere ? [say('describe.at', spot(at))] : []
  }
  return [
    ...(given.isMeasured ? [say('board.round', { round: position.round })] : []),
    ...given.seats.map((seat) =>
      [survivorLine(seat, view), ...where(seat), ...lyingOn(position.players[seat], words)].join(
        ' · ',
      ),
    ),
    ...position.zombies
      .slice(0, given.isMeasured ? undefined : 0)
      .map(({ id, x, y }) => say('describe.zombie', { zombie: id, ...spot({ x, y }) })),
    ...position.pieces.map((piece) =>
      say('describe.piece', { piece: nouns.pieceKind.alone(piece.kind, words), ...spot(piece) }),
    ),
    ...(position.din?.at ? [say(`describe.${position.din.side}`, spot(position.din.at))] : []),
  ]
}

/** Wounds and the points that all can see. */
export function scores(position: Position, given: Given, { say }: Words): readonly Score[] {
  const laid = laidOf({ position, given })
  return given.seats.map((seat) => {
    const facts = { wounds: woundsOf(laid, seat), points: pointsOf(laid, seat).total }
    return { seat, has: say(`board.score-${position.players[seat].state}`, facts) }
  })
}

/** The Objective cards of a player, and what lies face down on the sheet. */
export const hand: GameFace<Given, Position>['hand'] = (position, seat, _given, words) => {
  return position.players[seat as Seat].objectives.map((card) => nouns.objective.alone(card, words))
}
