import type { Opened, SituationOf } from '../../../kernel/game/kind.ts'
import { optional, parts, some } from '../../../kernel/schema/schema.ts'
import { takeOut } from '../apply.ts'
import { seats } from '../components.ts'
import type { Given, Position, Told } from '../position.ts'
import { finalDuel } from '../rules/duel.ts'
import { checkTrigger } from '../rules/trigger.ts'
import {
  bulletOnce,
  kind,
  numbered,
  openTable,
  player,
  players,
  playsAt,
  tokens,
  type WestMaker,
} from './table.ts'

/** The final duel, from the moment at which everybody shows a plain cactus. */
export const duel = kind({
  name: 'duel',
  schema: parts({
    players,
    tokens,
    /** Bullet of each player who has grabbed one; the table is asked for the others. */
    bullets: optional(
      some(seats, () => bulletOnce('duel.grab-one'), { clause: 'duel.grab-one' }),
      {},
    ),
    /** At whom they point; the others are asked. */
    targets: optional(
      some(seats, () => player, { clause: 'duel.target-opponent' }),
      {},
    ),
  }),
  /** A and B aim at each other, and B has the better bullet; D has nothing to fear. */
  example: {
    players: 5,
    tokens: { A: 2, B: 1, C: 3, D: 1, E: 4 },
    bullets: { A: 4, B: 2, C: 1, D: 5, E: 3 },
    targets: { A: 'B', B: 'A', C: 'B', D: 'E', E: 'C' },
  },
  open(situation, maker) {
    const { bullets, targets } = situation
    const opened = openTable('duel', situation, maker, { bullets, targets })
    const { given, position } = opened
    for (const seat of given.seats) {
      position.piles[seat].push('cactus')
      takeOut(position, 'cactus')
    }
    for (const seat in bullets) playsAt(maker, given.seats, `bullets.${seat}`, seat)
    numbered(maker, given, 'bullets', Object.entries(bullets))
    checkTargets(opened, maker)
    return opened
  },
  procedure(play) {
    checkTrigger(play)
    finalDuel(play)
  },
})
export type DuelSituation = SituationOf<typeof duel>

/** point-needs-bullet, self-target: only who holds a bullet points, and never at oneself. */
function checkTargets({ given }: Opened<Given, Position>, maker: WestMaker): void {
  const { bullets = {}, targets = {} }: Told = given.told
  for (const seat in targets) playsAt(maker, given.seats, `targets.${seat}`, seat)
  for (const seat of given.seats) {
    const received = targets[seat]
    if (!received) continue
    const at = `targets.${seat}`
    const facts = { seat, received, allowed: given.seats.filter((other) => other !== seat) }
    const clause = 'duel.target-opponent'
    if (!bullets[seat]) {
      maker.refuse('point-needs-bullet', 'duel.point-at-once', facts, at, 'bullets')
    } else if (received === seat) maker.misplaced('self-target', clause, facts, at)
    else playsAt(maker, given.seats, at, received)
  }
}
