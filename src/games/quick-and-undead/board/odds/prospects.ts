import { decisionPanel, type NamedProspect } from '../../../../explorer/weigh/DecisionPanel.tsx'
import { capital, type Words } from '../../../../kernel/words/words.ts'
import type { Seat } from '../../components.ts'
import { type Given, type Position, siteOf } from '../../position.ts'
import { nouns } from '../../things.ts'
import { speech } from '../../words/speech.ts'

/** Who is for and who is against it: the other side of a shootout between two. */
function otherSide({ scene }: Given, start: Position, by: string): readonly Seat[] {
  const { actors = [], target, building, what } = scene
  const occupant = building && siteOf(start, building)?.occupants[0]
  const sides = [...actors, ...(target && !what ? [target] : []), ...(occupant ? [occupant] : [])]
  return sides.length === 2 ? sides.filter((seat) => seat !== by) : []
}

/** What matters to a decision, beside what it is worth. */
function prospectsOf(
  given: Given,
  start: Position,
  by: string,
  words: Words,
): readonly NamedProspect[] {
  const { actors = [], target, building, undead, what, space } = given.scene
  const dies = (seat: string): NamedProspect => ({
    asked: { fact: 'dies', seat },
    is: true,
    label: words.say('live.dies', { seat: speech.seatWithin(seat, words) }),
  })
  if (undead) {
    const asked = { fact: 'undead-killed', card: undead }
    return [{ asked, is: true, label: capital(words.say('live.undead')) }]
  }
  const occupant = building && siteOf(start, building)?.occupants[0]
  if (building && occupant) {
    const values = {
      seat: speech.seatWithin(by, words),
      building: nouns.building.name(building, words),
    }
    const asked = { fact: 'controls', building }
    return [{ asked, is: by, label: words.say('live.wish.controls', values) }, dies(by)]
  }
  if (target && !what) return [dies(target)]
  if (actors.length < 2) return []
  if (space === undefined) {
    const asked = { fact: 'winner' }
    return [
      { asked, is: by, label: words.say('live.wins', { seat: speech.seatWithin(by, words) }) },
    ]
  }
  const kills = { fact: 'kills', seat: by }
  const label = words.say('live.kills', { seat: speech.seatWithin(by, words) })
  return [dies(by), { asked: kills, is: true, label }]
}

/** What each answer to a decision is worth: until a reader says otherwise, an Outlaw as much as a Notoriety. */
export const DecisionPanel = decisionPanel<Given, Position>({
  worth: { bullet: '1/2', coin: '1/2', outlaw: '1' },
  isTold: ({ solo }) => !solo,
  prospects: prospectsOf,
  others: otherSide,
  planner: ({ scene, solo }) => (scene.undead && !solo ? scene.actors?.[0] : undefined),
})
