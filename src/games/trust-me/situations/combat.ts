import { count, listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { grips, seats } from '../components.ts'
import type { Play } from '../play.ts'
import { numbers } from '../position.ts'
import { attack } from '../rules/combat.ts'
import { usableGrips, weaponAt } from '../rules/sheet/weapons.ts'
import { kind, openTable, player, seated, values } from './table.ts'

/** One attack: of a survivor on another, or on so many zombies. */
export const combat = kind({
  name: 'combat',
  schema: parts({
    ...seated,
    by: optional(player, 'A'),
    target: optional(
      listed([...seats, 'zombies'], { clause: 'combat.declare', of: 'target' }),
      'B',
    ),
    weapon: optional(listed(grips, { clause: 'sheet.fight-from-hand', of: 'place' }), 'right'),
    /** Penalty for distance and obstacles. */
    penalty: optional(count(0, 30, { clause: 'combat.attack-total' }), 0),
    /** Number of zombies in the attacked group. */
    zombies: optional(count(1, 30, { clause: 'zombie.kill-fives' }), 1),
    ...values,
  }),
  example: {
    players: 2,
    survivors: {
      A: { sheet: { right: 'handgun', '1': 'action' } },
      B: { sheet: { left: 'shiv', '5': 'fatigue' } },
    },
  },
  open(said, maker) {
    const { by: seat, target, weapon: grip, penalty, zombies } = said
    const told = { seat, target, grip, penalty, zombies }
    const opened = openTable('combat', said, maker, { told })
    const { given, position: now } = opened
    maker.allow('by', seat, given.seats, 'meta.players', 'players')
    const others = given.seats.filter((one) => one !== seat)
    maker.allow('target', target, [...others, 'zombies'], 'combat.declare', 'by', 'players')
    const laid = { given, now, readings: maker.readings }
    const isEmpty = weaponAt(laid, seat, grip)?.mark === 'empty'
    const clause = isEmpty ? 'weapon.empty-unusable' : 'sheet.fight-from-hand'
    maker.allow('weapon', grip, usableGrips(laid, seat), clause, 'survivors')
    return opened
  },
  procedure: resolveCombat,
})

/** The attack that the situation tells of. */
function resolveCombat(play: Play): void {
  const { told } = play.given
  const { seat = 'A', target = 'zombies', grip = 'right', penalty = 0, zombies = 1 } = told
  const group = target === 'zombies' ? numbers(zombies) : []
  attack(play, { seat, target: target === 'zombies' ? 1 : target, grip, penalty, group })
}
