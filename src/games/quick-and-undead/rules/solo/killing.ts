import { oneOf } from '../../../../kernel/choice.ts'
import { shown } from '../../../../kernel/refusal.ts'
import { ask, known, type Rule, type Suspension } from '../../../../kernel/step.ts'
import { type Cell, PLAYER, RANGER } from '../../components.ts'
import type { Play, Shot } from '../../position.ts'
import { report } from '../../report.ts'
import { scoreSolo } from './scoring.ts'

/**
 * solokill.remove-matching: a successful intimidation takes the Bullet of the number rolled off Dead Ranger's
 * card. A number that the card no longer carries takes none.
 * solokill.only-way: nothing else takes a Bullet off it.
 * sologoal.win: without a Bullet he is dead.
 */
export function* weaken(play: Play, shot: Shot): Rule {
  const cell = yield* bulletHit(play, shot)
  if (cell === undefined) {
    const clause = 'solokill.remove-matching'
    yield* report({ clause, kind: 'not-applied', why: 'no-bullet-there', seat: RANGER })
    return
  }
  const critical = shot.result === 'critical-hit'
  yield* report({
    clause: critical ? 'solokill.crit-any' : 'solokill.remove-matching',
    with: ['solokill.only-way'],
    kind: 'ranger-weakened',
    cell,
    left: play.now.gangs[RANGER].loaded.length - 1,
  })
  if (play.now.gangs[RANGER].loaded.length === 0) yield* win(play)
}

/** solokill.crit-any: the Bullet of the number rolled, or with a Critical Hit any, as the player chooses. */
function bulletHit({ now }: Play, { face, result }: Shot): Suspension<Cell | undefined> {
  const { loaded } = now.gangs[RANGER]
  if (result !== 'critical-hit') return known(loaded.find((cell) => cell === face))
  if (loaded.length < 2) return known(loaded[0])
  return ask({
    clause: 'solokill.crit-any',
    kind: 'ranger-bullet',
    by: PLAYER,
    options: oneOf(loaded),
    refuse: (answer) => ({
      code: 'no-bullet-in-cell',
      clause: 'solokill.crit-any',
      facts: { received: shown(answer), allowed: loaded.map(String) },
    }),
  })
}

/** sologoal.win: the player has won at once, before anything else comes of the shot; his Outlaws scatter. */
function* win(play: Play): Rule {
  const ending = { winner: PLAYER, by: 'ranger-dead' } as const
  const clause = 'sologoal.win'
  yield* report({ clause, with: ['solosetup.strength'], kind: 'game-won', ending })
  yield* scoreSolo(play)
}
