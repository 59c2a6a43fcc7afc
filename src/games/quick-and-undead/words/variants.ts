import type { ByKind } from '../../../kernel/words/speak.ts'
import { RANGER } from '../components.ts'
import type { QuickEvent } from '../events.ts'

/** Kinds of event that have several sentences, and which of them tells what happened. */
export const variants: ByKind<QuickEvent, string> = {
  'round-begins': ({ highNoon }) => (highNoon ? 'noon' : 'usual'),
  'turn-begins': ({ space }) => (space === 'hired' ? 'hired' : 'numbered'),
  'ability-chosen': ({ ability }) => ability,
  gained: (event) => (event.with?.includes('income.limited') ? 'rest' : 'all'),
  paid: ({ clause }) => {
    if (clause === 'soloflow.resources') return 'stolen'
    return clause === 'effect.saloon' ? 'lost' : 'usual'
  },
  handed: ({ clause }) => (clause.startsWith('steal.') ? 'stolen' : 'given'),
  emptied: ({ clause }) => {
    if (clause === 'steal.bullet' || clause === 'soloflow.six') return 'stolen'
    return clause === 'intimidate.pay-bullet' ? 'paid' : 'spent'
  },
  'shootout-begins': ({ shootout }) => shootout,
  shot: ({ clause, shot }) => {
    if (shot.result === 'hit') return shot.value === shot.face ? 'hit' : 'raised'
    return shot.result === 'miss' ? missOf(clause) : shot.result
  },
  'hit-beaten': hitBeaten,
  'outlaw-killed': ({ from }) => (from === 'stand' ? 'final' : 'placed'),
  'outlaw-fled': ({ seat, from }) => {
    if (from === 'stand') return 'final'
    return seat === RANGER ? 'ranger' : 'placed'
  },
  'undead-added': ({ seat }) => (seat ? 'drawn' : 'sent'),
  'undead-shot': ({ clause, result }) => (result === 'miss' ? missOf(clause) : result),
  'attempt-ended': ({ killed }) => (killed ? 'killed' : 'failed'),
  'outlaw-hired': ({ source }) => source,
  'high-noon-triggered': ({ empty }) => empty,
  tied: ({ at }) => at,
  'game-won': ({ ending }) => ending.by,
  'ranger-sent': ({ from }) => (from === 'graveyard' ? 'graveyard' : 'board'),
  'ranger-weakened': ({ left }) => (left === 0 ? 'last' : 'some'),
  'not-applied': whyIdle,
}

/** Reason of a miss: an empty cell, or the absence of a Critical token to use. */
function missOf(clause: QuickEvent['clause']): string {
  switch (clause) {
    case 'crit.1-on-skull':
      return 'one'
    case 'crit.hit-declined':
      return 'declined'
    case 'crit.8-on-backfire':
      return 'backfire'
    case 'shot.8-and-1':
      return 'useless'
    default:
      return 'empty'
  }
}

/**
 * Shots that beat a hit. An 8 is a Critical Hit, except that the defender of a building may make an 8 of a 6; there a
 * hit of 8 or more is beaten by a Critical Hit only.
 */
function hitBeaten({
  clause,
  with: others,
  value,
  byValue,
}: Extract<QuickEvent, { kind: 'hit-beaten' }>): string {
  if (clause === 'control.defender-first') return 'level'
  const inBuilding = others?.includes('shot.loser-keeps-bullet')
  return byValue === 8 && (!inBuilding || value >= 8) ? 'critical' : 'lower'
}

/** One reason is said in several ways where it concerns several things. */
function whyIdle({ why, clause, what }: Extract<QuickEvent, { kind: 'not-applied' }>): string {
  if (why === 'supply-empty' && what) return 'supply-empty-of'
  return clause === 'building.score-if-clear' ? 'already-haunted-score' : why
}
