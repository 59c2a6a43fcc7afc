import { isRecord } from '../../../kernel/data/keyed.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { BanditId, Gun } from '../components.ts'
import type { Laid } from '../position.ts'
import { reason } from '../rules/refusing.ts'

/** Possible acts of a bandit on its turn: guns with a round, and targets. */
interface Possible {
  readonly loaded: readonly Gun[]
  readonly targets: readonly BanditId[]
}

/**
 * Reason why a shot is illegal: shot-by-the-dead, wrong-turn, shot-at-oneself, shot-at-the-dead, target-fled,
 * not-in-shootout, no-round, gun-not-in-use.
 */
export function refuseTurn(
  { now }: Pick<Laid, 'now'>,
  bandit: BanditId,
  { loaded, targets }: Possible,
  told: unknown,
): Refusal {
  const clause = 'fire.one-or-pass'
  const { bandit: by, gun, target } = isRecord(told) ? told : {}
  const { standing = [], fled = [], fallen = [], guns = {} } = now.fight ?? {}
  const gone: readonly unknown[] = [...now.dead, ...fallen]
  if (gone.includes(by)) return reason('shot-by-the-dead', 'death.when', by, standing)
  if (by !== undefined && by !== bandit) return reason('wrong-turn', 'fire.clockwise', by, [bandit])
  if (target === bandit) return reason('shot-at-oneself', clause, target, targets)
  if (target !== undefined && !targets.some((id) => id === target)) {
    if (gone.includes(target)) return reason('shot-at-the-dead', 'death.when', target, targets)
    if (fled.some((id) => id === target)) return reason('target-fled', 'flee.last', target, targets)
    return reason('not-in-shootout', clause, target, targets)
  }
  const used: readonly unknown[] = guns[bandit] ?? []
  if (gun !== undefined && !used.includes(gun)) {
    return reason('gun-not-in-use', 'shootout.weapons', gun, loaded)
  }
  if (gun !== undefined && !loaded.some((one) => one === gun)) {
    return reason('no-round', 'fire.ammunition', gun, loaded)
  }
  return reason('not-a-turn', clause, told, ['pass', ...loaded])
}
