import { oneOf } from '../../../../kernel/choice/index.ts'
import type { Loop } from '../../../../kernel/run/table.ts'
import { when } from '../../clauses.ts'
import { faces, PLAYER, RANGER, type Space, spaces } from '../../components.ts'
import type { Play } from '../../play.ts'
import type { Position } from '../../position.ts'
import { addSoloUndead } from './undead.ts'

/**
 * soloflow.ranger-die: a d8 names the space to which Dead Ranger sends an undead Outlaw;
 * soloflow.joker-hired: it is rolled again for as long as a 1 names a space that the player is not on.
 */
const rangerDie: Loop<Play> = {
  name: 'ranger-die',
  clause: 'soloflow.ranger-die',
  goesOn: ({ now }) => now.gangs[RANGER].die === null,
  body: rollRangerDie,
}

function rollRangerDie(play: Play): void {
  const clause = 'soloflow.ranger-die'
  const face = play.roll({ clause, kind: 'ranger-die', outcomes: oneOf(faces), of: RANGER })
  play.report({ clause, kind: 'die-revealed', seat: RANGER, face })
  if (spaceOfDie(play.now) !== undefined) return
  const others = ['soloflow.hired-never'] as const
  play.report({ clause: 'soloflow.joker-hired', with: others, kind: 'ranger-rolls-again', face })
}

/**
 * soloflow.joker: where the die sends an undead Outlaw, a 1 to the space of the player, who may be on none:
 * soloflow.hired-never: for Hired Guns is no place for his Outlaws.
 */
function spaceOfDie({ gangs }: Position): Space | undefined {
  const { die } = gangs[RANGER]
  if (die !== 1) return die ?? undefined
  const { turn } = gangs[PLAYER]
  return turn === null || turn === 'hired' ? undefined : turn
}

/** Dead Ranger's part of the placement: his die, his Outlaw, and what the harder game adds. */
export function sendUndeadOutlaw(play: Play): void {
  play.repeat(rangerDie)
  const space = spaceOfDie(play.now) as Space
  send(play, space)
  meetLying(play, space)
  reinforce(play, space)
}

/**
 * soloflow.reactivate: an undead Outlaw that is on the space already is stood up;
 * soloflow.from-graveyard: otherwise one comes out of the Graveyard;
 * soloflow.all-on-board: with all six on the board, the one on the lowest space moves.
 */
function send(play: Play, space: Space): void {
  const { on, graveyard, die } = play.now.gangs[RANGER]
  const others = when(die === 1, 'soloflow.joker')
  if (on[space] !== null) {
    play.report({ clause: 'soloflow.reactivate', with: others, kind: 'ranger-stood-up', space })
  } else if (graveyard > 0) {
    const clause = 'soloflow.from-graveyard'
    play.report({ clause, with: others, kind: 'ranger-sent', space, from: 'graveyard' })
  } else {
    const from = spaces.findLast((other) => on[other] !== null) as Space
    play.report({ clause: 'soloflow.all-on-board', with: others, kind: 'ranger-sent', space, from })
  }
}

/** soloflow.ranger-joins-lying: the Undead are too slow for an Outlaw of the player that lies there. */
function meetLying(play: Play, space: Space): void {
  if (play.now.gangs[PLAYER].on[space] !== 'lying') return
  const clause = 'soloflow.ranger-joins-lying'
  play.report({ clause, kind: 'not-applied', why: 'no-duel-here', seat: PLAYER, space })
}

/** solohard.reinforcements: with an undead Outlaw that is sent to 7 comes an Undead from Boot Hill. */
function reinforce(play: Play, space: Space): void {
  if (space !== 7 || !play.given.hardships.includes('reinforcements')) return
  addSoloUndead(play, 'solohard.reinforcements')
}
