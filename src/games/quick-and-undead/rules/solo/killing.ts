import { oneOf } from '../../../../kernel/choice/index.ts'
import { PLAYER, RANGER } from '../../components.ts'
import type { Play } from '../../play.ts'
import type { Shot } from '../../position.ts'
import { refusal } from '../refusal.ts'
import { scoreSolo } from './scoring.ts'

/**
 * solokill.remove-matching: a successful intimidation takes the Bullet of the number rolled off Dead Ranger's
 * card. A number that the card no longer carries takes none.
 * solokill.crit-any: a Critical Hit takes any, as the player chooses.
 * solokill.only-way: nothing else takes a Bullet off it.
 * sologoal.win: without a Bullet he is dead.
 */
export function weaken(play: Play, { face, result }: Shot): void {
  const isCritical = result === 'critical-hit'
  const bullets = play.now.gangs[RANGER].loaded.filter((cell) => isCritical || cell === face)
  const matching = 'solokill.remove-matching'
  if (bullets.length === 0) {
    play.report({ clause: matching, kind: 'not-applied', why: 'no-bullet-there', seat: RANGER })
    return
  }
  const clause = isCritical ? 'solokill.crit-any' : matching
  const cell = play.ask({
    clause,
    kind: 'ranger-bullet',
    by: PLAYER,
    about: { seat: RANGER },
    options: oneOf(bullets),
    refuse: (answer) => refusal('no-bullet-in-cell', clause, answer, bullets),
  })
  const left = play.now.gangs[RANGER].loaded.length - 1
  play.report({ clause, with: ['solokill.only-way'], kind: 'ranger-weakened', cell, left })
  if (left === 0) win(play)
}

/** sologoal.win: the player has won at once, before anything else comes of the shot; his Outlaws scatter. */
function win(play: Play): void {
  const ending = { winner: PLAYER, by: 'ranger-dead' } as const
  const clause = 'sologoal.win'
  play.report({ clause, with: ['solosetup.strength'], kind: 'game-won', ending })
  scoreSolo(play)
}
