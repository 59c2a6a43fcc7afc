import { PLAYER, RANGER, spaces } from '../../components.ts'
import type { Play } from '../../play.ts'
import { type Laid, purseOf, type Site } from '../../position.ts'
import { worthOfBuildings } from '../scoring.ts'

/** sologoal.base: what the score starts at. */
const BASE = 5
/** sologoal.plus-clear-buildings: what a building free of Undead is worth. */
const CLEAR = 2

/** sologoal.score-optional: a game that was won may be scored, by a formula of its own. */
export function scoreSolo(play: Play): void {
  /** sologoal.minus-undead-outlaws: how many undead Outlaws are still on action spaces, standing or lying. */
  const undeadOutlaws = spaces.filter((space) => play.now.gangs[RANGER].on[space] !== null).length
  /** sologoal.plus-tokens: the Notoriety of the player's tokens is added. */
  const { notoriety } = purseOf(play.now, PLAYER)
  const clear = CLEAR * clearedSites(play).length
  /** sologoal.plus-own-buildings: and that of the buildings that the player controls and that are free of Undead. */
  const owned = worthOfBuildings(play, PLAYER)
  /** sologoal.minus-dead: one is taken off for each of the player's Outlaws in the Graveyard. */
  const { graveyard } = play.now.gangs[PLAYER]
  play.report({
    clause: 'sologoal.base',
    with: [
      'sologoal.score-optional',
      'sologoal.minus-undead-outlaws',
      'sologoal.plus-tokens',
      'sologoal.plus-clear-buildings',
      'sologoal.plus-own-buildings',
      'sologoal.minus-dead',
    ],
    kind: 'solo-scored',
    base: BASE,
    undeadOutlaws,
    notoriety,
    clear,
    owned,
    graveyard,
    total: BASE - undeadOutlaws + notoriety + clear + owned - graveyard,
  })
}

/** sologoal.plus-clear-buildings: the buildings free of Undead; by R-solo-clear, perhaps those alone that had one. */
function clearedSites({ now, readings }: Laid): readonly Site[] {
  const cleared = now.town.filter(({ undead }) => undead.length === 0)
  if (readings['solo-clear'] === 'all-clear') return cleared
  return cleared.filter(({ haunted }) => haunted)
}
