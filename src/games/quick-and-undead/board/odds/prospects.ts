import { decisionPanel } from '../../../../explorer/weigh/DecisionPanel.tsx'
import type { NamedClaim } from '../../../../explorer/weigh/useChanges.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type Given, opponentsIn, type Position } from '../../position.ts'
import { chance, fate } from './bullets.ts'

/** What matters to a decision, beside what it is worth. */
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

/** What each answer to a decision is worth: until a reader says otherwise, an Outlaw as much as a Notoriety. */
export const DecisionPanel = decisionPanel<Given, Position>({
  worth: { bullet: '1/2', coin: '1/2', outlaw: '1' },
  isTold: ({ solo }) => !solo,
  prospects: prospectsOf,
  /** Who is for and who is against it: the other side of a shootout between two. */
  others({ scene }, start, by) {
    const seats = opponentsIn(scene, start)
    return seats.length === 2 ? seats.filter((seat) => seat !== by) : []
  },
  planner: ({ scene, solo }) => (scene.undead && !solo ? scene.actors?.[0] : undefined),
})
