import { either, oneOf } from '../../../../kernel/choice.ts'
import { shown } from '../../../../kernel/refusal.ts'
import { ask, type Rule, type Suspension } from '../../../../kernel/step.ts'
import { PLAYER, type Space, spaces } from '../../components.ts'
import type { Play } from '../../position.ts'
import { report } from '../../report.ts'
import { callHiredGuns, openSpaces } from '../day.ts'
import { roundStart } from '../effects/round-start.ts'
import { resolveSpaces } from '../resolution.ts'
import { endSoloRound } from './end.ts'
import { sendUndeadOutlaw } from './sending.ts'

/**
 * The solo round: Round Start abilities, the player's Outlaw, Dead Ranger's, the spaces from 8 to 2, the end of
 * the round. The game may end at any of these.
 */
export function* soloRound(play: Play): Rule {
  yield* roundStart(play)
  yield* placePlayer(play)
  yield* sendUndeadOutlaw(play)
  if (play.now.ending) return
  yield* resolveSpaces(play)
  if (play.now.ending) return
  yield* endSoloRound(play)
}

/**
 * soloflow.place-first: the player places an Outlaw on an open space, without a die, or goes to Hired Guns;
 * plan.fewer-outlaws: with none in the stash, Hired Guns is all that is left.
 */
function* placePlayer(play: Play): Rule {
  if (play.now.gangs[PLAYER].stash === 0) {
    yield* callHiredGuns(play)
    return
  }
  const clause = 'soloflow.place-first'
  const space = yield* chooseSpace(play)
  if (space === 'hired') {
    yield* report({ clause, with: ['hired.die'], kind: 'joins-hired-guns', seat: PLAYER })
  } else yield* report({ clause, kind: 'outlaw-placed', seat: PLAYER, space })
}

/** plan.no-return: any space that is not blocked by the player's own Outlaw; undead Outlaws block none. */
function chooseSpace(play: Play): Suspension<Space | 'hired'> {
  const open = openSpaces(play, PLAYER)
  const clause = 'soloflow.place-first'
  return ask<Space | 'hired'>({
    clause,
    kind: 'solo-space',
    by: PLAYER,
    options: either(oneOf(open), hired),
    refuse: (answer) => {
      const facts = {
        seat: PLAYER,
        received: shown(answer),
        allowed: [...open, 'hired'].map(String),
      }
      return isSpace(answer)
        ? { code: 'space-blocked', clause: 'plan.no-return', facts }
        : { code: 'not-a-choice', clause, facts }
    },
  })
}

const hired = oneOf(['hired'])

function isSpace(answer: unknown): boolean {
  return (spaces as readonly unknown[]).includes(answer)
}
