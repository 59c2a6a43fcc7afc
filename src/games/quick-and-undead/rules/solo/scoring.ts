import type { Suspension } from '../../../../kernel/step.ts'
import { PLAYER, RANGER, spaces } from '../../components.ts'
import { type Play, purseOf, type Site } from '../../position.ts'
import { report } from '../../report.ts'

/** sologoal.base: what the score starts at. */
export const BASE = 5
/** sologoal.plus-clear-buildings: what a building free of Undead is worth. */
export const CLEAR = 2

/** sologoal.score-optional: a game that was won may be scored, by a formula of its own. */
export function scoreSolo(play: Play): Suspension<void> {
  const undeadOutlaws = outlawsAbroad(play)
  const { notoriety } = purseOf(play.now, PLAYER)
  const clear = CLEAR * clearedSites(play).length
  const owned = worthOfOwn(play)
  const { graveyard } = play.now.gangs[PLAYER]
  const total = BASE - undeadOutlaws + notoriety + clear + owned - graveyard
  return report({
    clause: 'sologoal.base',
    with: parts,
    kind: 'solo-scored',
    base: BASE,
    undeadOutlaws,
    notoriety,
    clear,
    owned,
    graveyard,
    total,
  })
}

/**
 * sologoal.plus-tokens: the Notoriety of the player's tokens is added.
 * sologoal.minus-dead: one is taken off for each of the player's Outlaws in the Graveyard.
 */
const parts = [
  'sologoal.score-optional',
  'sologoal.minus-undead-outlaws',
  'sologoal.plus-tokens',
  'sologoal.plus-clear-buildings',
  'sologoal.plus-own-buildings',
  'sologoal.minus-dead',
] as const

/** sologoal.minus-undead-outlaws: how many undead Outlaws are still on action spaces, standing or lying. */
function outlawsAbroad({ now }: Play): number {
  const { on } = now.gangs[RANGER]
  return spaces.filter((space) => on[space] !== null).length
}

/** sologoal.plus-clear-buildings: the buildings free of Undead; by R-solo-clear, perhaps those alone that had one. */
function clearedSites({ now, readings }: Play): readonly Site[] {
  const cleared = now.town.filter(({ undead }) => undead.length === 0)
  if (readings['solo-clear'] === 'all-clear') return cleared
  return cleared.filter(({ haunted }) => haunted)
}

/** sologoal.plus-own-buildings: the Notoriety of the buildings that the player controls and that are free of Undead. */
function worthOfOwn({ given, now }: Play): number {
  let worth = 0
  for (const { card, occupants, undead } of now.town) {
    if (undead.length === 0 && occupants.includes(PLAYER)) worth += given.buildings[card].notoriety
  }
  return worth
}
