import type { BanditId } from '../components.ts'
import { faceOf, gunFace, type Laid, memberOf } from '../position.ts'

/** Worth of an Experience token. */
const TOKEN_WORTH = 2

/**
 * shooter.experience-sum: what is printed on the bandit, 2 for each of its Experience tokens, and the raised fists of
 * the gun cards that it uses in this shootout.
 */
export function experienceOf(play: Pick<Laid, 'given' | 'now'>, bandit: BanditId): number {
  const { experience } = memberOf(play.now, bandit)
  const used = play.now.fight?.guns[bandit] ?? []
  const fists = used.reduce((sum, gun) => sum + gunFace(play, gun).fists, 0)
  return faceOf(play, bandit).experience + TOKEN_WORTH * experience + fists
}
