import type { Play } from '../../play.ts'
import { rollInfections } from './infection.ts'
import { moveZombies, zombiePhaseAttacks } from './zombies.ts'

/** infection.roll, zombie.move, zombie.contact-attack: the infected roll, all zombies move, then they attack. */
export function zombiePhase(play: Play): void {
  play.report({ clause: 'token.phase-ends', kind: 'zombies-activated' })
  rollInfections(play)
  moveZombies(play)
  zombiePhaseAttacks(play)
}
