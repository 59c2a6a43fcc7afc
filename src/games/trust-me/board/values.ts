import type { Values } from '../../../explorer/contract.ts'
import type { GameFace } from '../../../explorer/face.ts'
import { present } from '../../../kernel/data/present.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { places, type Seat } from '../components.ts'
import type { Spot } from '../geometry/plane.ts'
import { centimetres, nouns } from '../nouns.ts'
import { type Given, infectionsOf, type Player, type Position, woundsOf } from '../position.ts'
import { pointsOf } from '../rules/points.ts'
import { alike } from '../words/speech.ts'
import { figureOf } from './table/moving.ts'
import { laidOf, survivorLine } from './view.ts'

/** Contents of a sheet, place by place. */
function lyingOn({ sheet }: Player, words: Words): readonly string[] {
  return places.flatMap((place) => {
    const held = sheet[place]
    if (!held) return []
    const [at, lies] = [nouns.place.alone(place, words), nouns.held.alone(held, words)]
    return words.say('describe.lies', { place: at, held: lies })
  })
}

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say, number } = words
  const entries = new Map<string, string>()
  const tell = (key: string, value: string, facts = {}) =>
    entries.set(say(`value.${key}`, facts), value)
  const spot = (at: Spot) => (at.x < 0 ? '' : nouns.spot.name(at, words))
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
  const { players, zombies, pieces, din, round } = position
  const view = { position, given, words }
  const spot = ({ x, y }: Spot) => ({ x: centimetres(x, words), y: centimetres(y, words) })
  const told = (seat: Seat) => {
    const at = given.isMeasured && figureOf(players[seat])
    const where = at && say('describe.at', spot(at))
    return present(survivorLine(seat, view), where, ...lyingOn(players[seat], words)).join(' · ')
  }
  return present(
    given.isMeasured && say('board.round', { round }),
    ...given.seats.map(told),
    ...(given.isMeasured ? zombies : []).map((one) =>
      say('describe.zombie', { zombie: one.id, ...spot(one) }),
    ),
    ...pieces.map((piece) =>
      say('describe.piece', { piece: nouns.pieceKind.alone(piece.kind, words), ...spot(piece) }),
    ),
    din?.at && say(`describe.${din.side}`, spot(din.at)),
  )
}

/** The Objective cards of a player, those that are alike as one with their number. */
export const hand: GameFace<Given, Position>['hand'] = (position, seat, _given, words) =>
  alike(position.players[seat as Seat].objectives, 'board.hand', words)
