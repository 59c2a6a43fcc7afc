import type { Rule, Suspension } from '../../../../kernel/step.ts'
import type { ClauseId } from '../../clauses.ts'
import type { UndeadCard } from '../../components.ts'
import type { Place, Play, Position } from '../../position.ts'
import { report } from '../../report.ts'
import { bootHillIsEmpty, drawUndead } from '../boot-hill.ts'

/**
 * soloflow.undead-placement: an Undead that must be added goes to the Street or, where that is taken, to the
 * first building clockwise from the Graveyard that has none; `clause` is what makes it come.
 * sologoal.lose-overrun: where every place has one, the player has lost. Boot Hill never runs out, but a
 * situation may leave it empty.
 */
export function* addSoloUndead(play: Play, clause: ClauseId): Rule {
  if (play.now.ending) return
  if (bootHillIsEmpty(play.now)) {
    const because = [clause] as const
    const empty = 'graveyard.boot-hill-empty'
    yield* report({ clause: empty, with: because, kind: 'not-applied', why: 'boot-hill-empty' })
    return
  }
  const at = freePlace(play.now)
  if (!at) {
    yield* overrun(clause)
    return
  }
  const card = yield* drawUndead(play, clause)
  yield* report({ clause, with: placement, kind: 'undead-added', card, at })
}

const placement = ['soloflow.undead-placement', 'sologoal.one-per-place'] as const

/** sologoal.one-per-place: the Street, then the buildings clockwise; a place that has an Undead takes no other. */
function freePlace({ street, town }: Position): Place | undefined {
  if (street.length === 0) return 'street'
  for (const { card, undead } of town) if (undead.length === 0) return card
  return undefined
}

/** sologoal.lose-overrun: an Undead comes and there is no place for it. */
function overrun(because: ClauseId): Suspension<void> {
  return report({
    clause: 'sologoal.lose-overrun',
    with: [because, 'sologoal.one-per-place'],
    kind: 'game-won',
    ending: { winner: null, by: 'town-overrun' },
  })
}

/** sologoal.undead-recycled: a killed Undead is not collected but goes under Boot Hill, which thus never runs out. */
export function recycle(card: UndeadCard, at: Place): Suspension<void> {
  const clause = 'sologoal.undead-recycled'
  return report({ clause, with: ['undead.kill'], kind: 'undead-recycled', card, at })
}
