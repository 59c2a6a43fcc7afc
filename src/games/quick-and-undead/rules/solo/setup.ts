import { type ClauseId, when } from '../../clauses.ts'
import { cells, OUTLAWS, PLAYER, RANGER, SIX } from '../../components.ts'
import type { Play } from '../../play.ts'
import {
  chooseResources,
  hauntStreet,
  layBuildings,
  layCriticalToken,
  receiveKits,
  removeFourPlus,
} from '../setup.ts'

/**
 * The preparation of the solo game, where it differs from the usual one.
 *
 * solosetup.buildings: no 4+ buildings, and the slots of six players.
 * solosetup.no-bonus: no resources on the buildings.
 * solosetup.undead: one Undead in the Street, none in buildings; all the others are Boot Hill.
 * solosetup.gang: the player's gang as usual.
 * soloflow.always-law: the player bears the LAW from first to last.
 */
export function soloSetUp(play: Play): void {
  removeFourPlus(play)
  layBuildings(play, 'solosetup.buildings')
  const noBonus = 'solosetup.no-bonus'
  const others = ['setup.building-bonus'] as const
  play.report({ clause: noBonus, with: others, kind: 'not-applied', why: 'not-in-solo' })
  removeSixes(play)
  hauntStreet(play, 'solosetup.undead')
  const count = play.now.bootHill.length
  play.report({ clause: 'solosetup.undead', kind: 'boot-hill-made', count })
  receiveKits(play, ['solosetup.gang'])
  chooseResources(play, ['solosetup.gang'])
  readyRanger(play)
  play.report({ clause: 'soloflow.always-law', kind: 'law-given', seat: PLAYER })
}

/**
 * solosetup.remove-sixes: the Undead of value 6 leave the game;
 * solohard.riders: unless The Riders keep them in.
 */
function removeSixes(play: Play): void {
  const clause = 'solosetup.remove-sixes'
  const { hardships, undead } = play.given
  const cards = play.now.bootHill.filter((card) => undead[card].value === SIX)
  if (hardships.includes('riders')) {
    const riders = 'solohard.riders'
    play.report({ clause: riders, with: [clause], kind: 'not-applied', why: 'sixes-stay' })
  } else if (cards.length > 0) play.report({ clause, kind: 'undead-removed', cards })
}

/**
 * solosetup.ranger: his six Outlaws in the Graveyard, and a Bullet on every cell;
 * solosetup.strength: these Bullets are his strength.
 * solohard.any-mix: what makes this game harder, in any mix.
 * R-critical-start: his token shows what the player's shows.
 */
function readyRanger(play: Play): void {
  const clause = 'solosetup.ranger'
  const { hardships } = play.given
  const harder: ClauseId[] = hardships.map((hardship) => `solohard.${hardship}` as const)
  const mix = when(harder.length > 0, 'solohard.any-mix')
  const others = ['solosetup.strength', ...mix, ...harder] as const
  play.report({ clause, with: others, kind: 'ranger-ready', outlaws: OUTLAWS, cells })
  layCriticalToken(play, RANGER, clause)
}
