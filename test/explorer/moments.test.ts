import { describe, expect, test } from 'vitest'
import { run } from '../../src/content/played.ts'
import { scenarioOf } from '../../src/content/scenarios.ts'
import { type MomentOf, momentOf } from '../../src/explorer/pictures/moment.ts'
import type { GameId } from '../../src/games/manifest.ts'

const momentIn = (game: GameId, id: string, which: MomentOf) =>
  momentOf(run(scenarioOf(game, id, 'a test')), which)

describe('a moment of a run', () => {
  test('is told by the positions before and after a clause has acted', () => {
    const { before, after, events } = momentIn('wild-gangs', 'sheriff-protects-largest', {
      clause: 'sheriff.largest-of-four',
    })
    const guards = (position: unknown) =>
      JSON.stringify(position).match(/"sheriff"\]/g)?.length ?? 0
    expect(events.map(({ kind }) => kind)).toEqual(['loot-protected'])
    expect(guards(after)).toBe(guards(before) + 1)
  })

  test('lasts as long as events of the clause follow one another', () => {
    const which = { clause: 'hidden.plus-200' }
    const { events } = momentIn('wild-gangs', 'hidden-loot-adds-to-all-four', which)
    expect(events).toHaveLength(4)
  })

  test('lasts to the last of them when told so', () => {
    const which = { clause: 'duel.announce', until: 'duel.mutual-equal' }
    const both = momentIn('quick-and-undead', 'duel-two-equal-hits', { ...which, isLast: true })
    const one = momentIn('quick-and-undead', 'duel-two-equal-hits', which)
    const killed = ({ events }: typeof both) =>
      events.filter(({ kind }) => kind === 'outlaw-killed').length
    expect([killed(one), killed(both)]).toEqual([1, 2])
  })

  test('is refused where the clause does not act', () => {
    const none = () =>
      momentIn('wild-gangs', 'sheriff-protects-largest', { clause: 'keg.no-fight' })
    expect(none).not.toThrow()
    const never = () => momentIn('wild-gangs', 'sheriff-protects-largest', { clause: 'sign.swap' })
    expect(never).toThrow('no moment from sign.swap')
  })
})
