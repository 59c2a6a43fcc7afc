import { optional, parts } from '../../../kernel/schema/schema.ts'
import { seatsIn } from '../position.ts'
import { oneTurn } from '../rules/turns.ts'
import { boardParts, openBoard } from './board.ts'
import { kind, player } from './table.ts'

/** One turn of a survivor: what costs nothing, an action, and what zombies near it do then. */
export const turn = kind({
  name: 'turn',
  schema: parts({ ...boardParts, seat: optional(player, 'A') }),
  example: {
    players: 2,
    survivors: {
      A: { x: 2000, y: 3000, sheet: { right: 'handgun', '1': 'flare' } },
      B: { x: 4200, y: 3000, sheet: { left: 'bladed' }, target: 'A' },
    },
    zombies: [
      { x: 2000, y: 2200 },
      { x: 2700, y: 3600 },
    ],
    pieces: [{ kind: 'car', x: 3100, y: 2500 }],
    lying: [{ x: 1800, y: 3400 }],
  },
  open(said, maker) {
    const { seat } = said
    const opened = openBoard('turn', said, maker, { told: { seat } })
    const { given, position } = opened
    const alive = seatsIn({ given, now: position }, 'in')
    maker.allow('seat', seat, alive, 'turn.step1', 'players', 'survivors')
    if (position.players[seat].reserve === 0)
      maker.refuse('no-token-left', 'token.three', { seat }, `survivors.${seat}.reserve`)
    position.mover = seat
    return opened
  },
  procedure: oneTurn,
})
