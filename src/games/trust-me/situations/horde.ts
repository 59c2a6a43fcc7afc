import { count, optional, parts } from '../../../kernel/schema/schema.ts'
import { numbers } from '../position.ts'
import { zombiesAttack } from '../rules/combat.ts'
import { kind, openTable, player, seated, values } from './table.ts'

/** Zombies in contact attack a survivor. */
export const horde = kind({
  name: 'horde',
  schema: parts({
    ...seated,
    seat: optional(player, 'A'),
    zombies: optional(count(1, 30, { clause: 'zombie.value' }), 1),
    ...values,
  }),
  example: { players: 2, survivors: { A: { sheet: { '1': 'action', left: 'shiv' } } }, zombies: 3 },
  open(said, maker) {
    const { seat, zombies } = said
    const opened = openTable('horde', said, maker, { told: { seat, zombies } })
    maker.allow('seat', seat, opened.given.seats, 'meta.players', 'players')
    return opened
  },
  procedure(play) {
    const { seat = 'A', zombies = 1 } = play.given.told
    zombiesAttack(play, 'zombie.contact-attack', seat, numbers(zombies))
  },
})
