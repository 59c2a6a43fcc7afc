import { decisionPanel } from '../../../../explorer/weigh/DecisionPanel.tsx'
import type { NamedClaim } from '../../../../explorer/weigh/useChanges.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type Given, opponentsIn, type Position } from '../../position.ts'
import { chance, fate } from './bullets.ts'

/** Facts that matter to a decision beside its worth. */
function prospectsOf(
  { scene }: Given,
  start: Position,
  by: string,
  words: Words,
): readonly NamedClaim[] {
  const { building, undead, target, space } = scene
  if (undead) return [chance(words, 'undead', { fact: 'undead-killed', card: undead }, true)]
  if (opponentsIn(scene, start).length < 2) return []
  const dies = fate(words, 'dies', target ?? by)
  if (building) return [chance(words, 'controls', { fact: 'controls', building }, by), dies]
  if (target) return [dies]
  if (space === undefined) return [chance(words, 'wins', { fact: 'winner' }, by)]
  return [dies, fate(words, 'kills', by)]
}

/** Panel on the next decision. An Outlaw is worth as much as a Notoriety until the reader says otherwise. */
export const DecisionPanel = decisionPanel<Given, Position>({
  worth: { bullet: '1/2', coin: '1/2', outlaw: '1' },
  isTold: ({ solo }) => !solo,
  prospects: prospectsOf,
  /** Seats for and against the decider: the other side, in a shootout between two. */
  others({ scene }, start, by) {
    const seats = opponentsIn(scene, start)
    return seats.length === 2 ? seats.filter((seat) => seat !== by) : []
  },
  planner: ({ scene, solo }) => (scene.undead && !solo ? scene.actors?.[0] : undefined),
})
