import { nothing, type Rule, type Suspension } from '../../../../kernel/step.ts'
import type { ClauseId } from '../../clauses.ts'
import { cells, OUTLAWS, PLAYER, RANGER, SIX } from '../../components.ts'
import type { Play } from '../../position.ts'
import { report } from '../../report.ts'
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
 * solosetup.undead: one Undead in the Street, none in buildings; all the others are Boot Hill.
 * solosetup.gang: the player's gang as usual.
 */
export function* soloSetUp(play: Play): Rule {
  yield* removeFourPlus(play)
  yield* layBuildings(play, 'solosetup.buildings')
  yield* withoutBonuses()
  yield* removeSixes(play)
  yield* hauntStreet(play, 'solosetup.undead')
  yield* makeBootHill(play)
  yield* receiveKits(play, ['solosetup.gang'])
  yield* chooseResources(play, ['solosetup.gang'])
  yield* readyRanger(play)
  yield* giveLaw()
}

/** solosetup.no-bonus: no resources on the buildings. */
function withoutBonuses(): Suspension<void> {
  const others = ['setup.building-bonus'] as const
  return report({
    clause: 'solosetup.no-bonus',
    with: others,
    kind: 'not-applied',
    why: 'not-in-solo',
  })
}

/**
 * solosetup.remove-sixes: the Undead of value 6 leave the game;
 * solohard.riders: unless The Riders keep them in.
 */
function removeSixes({ given, now }: Play): Suspension<void> {
  if (given.hardships.includes('riders')) {
    const others = ['solosetup.remove-sixes'] as const
    return report({
      clause: 'solohard.riders',
      with: others,
      kind: 'not-applied',
      why: 'sixes-stay',
    })
  }
  const cards = now.bootHill.filter((card) => given.undead[card].value === SIX)
  if (cards.length === 0) return nothing()
  return report({ clause: 'solosetup.remove-sixes', kind: 'undead-removed', cards })
}

function makeBootHill({ now }: Play): Suspension<void> {
  return report({ clause: 'solosetup.undead', kind: 'boot-hill-made', count: now.bootHill.length })
}

/**
 * solosetup.ranger: his six Outlaws in the Graveyard, and a Bullet on every cell;
 * solosetup.strength: these Bullets are his strength.
 * R-critical-start: his token shows what the player's shows.
 */
function* readyRanger(play: Play): Rule {
  const clause = 'solosetup.ranger'
  const others = ['solosetup.strength', ...hardshipClauses(play)] as const
  yield* report({ clause, with: others, kind: 'ranger-ready', outlaws: OUTLAWS, cells })
  yield* layCriticalToken(play, RANGER, clause)
}

/** solohard.any-mix: what makes this game harder, in any mix. */
function hardshipClauses({ given }: Play): readonly ClauseId[] {
  if (given.hardships.length === 0) return []
  return ['solohard.any-mix', ...given.hardships.map((hardship) => `solohard.${hardship}` as const)]
}

/** soloflow.always-law: the player bears the LAW from first to last. */
function giveLaw(): Suspension<void> {
  return report({ clause: 'soloflow.always-law', kind: 'law-given', seat: PLAYER })
}
