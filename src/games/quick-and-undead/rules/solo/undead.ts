import type { ClauseId } from '../../clauses.ts'
import type { UndeadCard } from '../../components.ts'
import type { Play } from '../../play.ts'
import type { Place, Position } from '../../position.ts'
import { bootHillIsEmpty, drawUndead } from '../boot-hill.ts'

/**
 * soloflow.undead-placement: an Undead that must be added goes to the Street or, where that is taken, to the
 * first building clockwise from the Graveyard that has none; `clause` is what makes it come.
 * sologoal.lose-overrun: where every place has one, the player has lost. Boot Hill never runs out, but a
 * situation may leave it empty.
 */
export function addSoloUndead(play: Play, clause: ClauseId): void {
  if (play.now.ending) return
  const at = freePlace(play.now)
  if (bootHillIsEmpty(play.now)) {
    const empty = 'graveyard.boot-hill-empty'
    play.report({ clause: empty, with: [clause], kind: 'not-applied', why: 'boot-hill-empty' })
  } else if (at) {
    const card = drawUndead(play, clause)
    const others = ['soloflow.undead-placement', 'sologoal.one-per-place'] as const
    play.report({ clause, with: others, kind: 'undead-added', card, at })
  } else {
    const others = [clause, 'sologoal.one-per-place'] as const
    const ending = { winner: null, by: 'town-overrun' } as const
    play.report({ clause: 'sologoal.lose-overrun', with: others, kind: 'game-won', ending })
  }
}

/** sologoal.one-per-place: the Street, then the buildings clockwise; a place that has an Undead takes no other. */
function freePlace({ street, town }: Position): Place | undefined {
  if (street.length === 0) return 'street'
  return town.find(({ undead }) => undead.length === 0)?.card
}

/** sologoal.undead-recycled: a killed Undead is not collected but goes under Boot Hill, which thus never runs out. */
export function recycle(play: Play, card: UndeadCard, at: Place): void {
  const clause = 'sologoal.undead-recycled'
  play.report({ clause, with: ['undead.kill'], kind: 'undead-recycled', card, at })
}
