import { type Cell, PLAYER, RANGER, type Resource, type Space } from '../../components.ts'
import type { Play } from '../../play.ts'
import { spaceFacts } from '../../spaces.ts'
import { mayStealFrom, spareProtected } from '../effects/protection.ts'
import { intimidate } from '../intimidation.ts'
import { spacesToCall } from './calling.ts'
import { addSoloUndead } from './undead.ts'

/**
 * R-solo-acts: the turn of the undead Outlaw that was sent this round, and of no other. It intimidates or
 * steals, whichever its space has above the line; on 7 it has nothing to do.
 * soloflow.no-income: that is all, for it takes no income.
 */
export function rangerTurn(play: Play, space: Space): void {
  const { clause, reach, steals } = spaceFacts[space]
  play.report({ clause, kind: 'turn-begins', seat: RANGER, space })
  if (steals) rob(play, space, steals)
  else if (reach.length > 0) callOut(play, space)
  else play.report({ clause, kind: 'not-applied', why: 'nothing-here', seat: RANGER, space })
  if (play.now.ending || play.now.gangs[RANGER].turn === null) return
  play.report({ clause: 'soloflow.no-income', kind: 'turn-ends', seat: RANGER })
}

/** soloflow.resources: what Dead Ranger steals goes to the supply, unless a building keeps it safe. */
function rob(play: Play, space: Space, what: Resource): void {
  const clause = 'steal.any-player'
  play.report({ clause, kind: 'ability-chosen', seat: RANGER, ability: 'steal' })
  spareProtected(play, RANGER, what)
  if (!mayStealFrom(play, PLAYER, what)) {
    play.report({ clause, kind: 'not-applied', why: 'nothing-to-steal', seat: RANGER, what })
  } else if (what === 'bullet') takeHighestBullet(play)
  else {
    const steal = what === 'coin' ? 'steal.coin' : 'steal.notoriety'
    const others = [steal, spaceFacts[space].clause] as const
    const loss = { seat: PLAYER, what, count: 1 } as const
    play.report({ clause: 'soloflow.resources', with: others, kind: 'paid', ...loss })
  }
}

/** soloflow.six: the Bullet in the player's highest loaded cell. */
function takeHighestBullet(play: Play): void {
  const cell = play.now.gangs[PLAYER].loaded.at(-1) as Cell
  const others = ['soloflow.resources', 'space.6-extort'] as const
  play.report({ clause: 'soloflow.six', with: others, kind: 'emptied', seat: PLAYER, cell })
}

/**
 * solokill.player-comes-out, solokill.player-pays: the player of the Outlaw that is called pays or comes out, as
 * usual; the Outlaw called is the one on the highest space.
 */
function callOut(play: Play, from: Space): void {
  const [space] = spacesToCall(play, RANGER, from)
  if (space === undefined) callNobody(play, from)
  else {
    const ability = 'intimidate'
    play.report({ clause: 'intimidate.optional', kind: 'ability-chosen', seat: RANGER, ability })
    intimidate(play, RANGER, { target: PLAYER, space })
  }
}

/** solohard.horde: on 8, with none of the player's Outlaws within reach, an Undead is added instead. */
function callNobody(play: Play, space: Space): void {
  const clause = 'solokill.ranger-only-standing'
  play.report({ clause, kind: 'not-applied', why: 'nobody-in-reach', seat: RANGER, space })
  if (space === 8 && play.given.hardships.includes('horde')) addSoloUndead(play, 'solohard.horde')
}
