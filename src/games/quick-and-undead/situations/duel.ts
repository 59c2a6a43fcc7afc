import type { SituationOf } from '../../../kernel/game/kind.ts'
import { listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import { type Seat, type Space, seats } from '../components.ts'
import type { Laid } from '../position.ts'
import { duelOn } from '../rules/duels.ts'
import { areSisters } from '../rules/two-gangs.ts'
import { gangSeats } from '../seats.ts'
import { table } from './examples.ts'
import { duellistsOf, space, tableParts } from './parts.ts'
import { kind, type QuickMaker } from './start.ts'
import { type Actor, actor, openTable } from './table.ts'

const target = listed(seats, { clause: 'duel.announce', of: 'seat' })

/** Outlaws that meet on a space, before any of them acts there. */
export const duel = kind({
  name: 'duel',
  schema: parts({
    space,
    duellists: duellistsOf('duel.when'),
    /** Targets that are announced already; the others are asked for. */
    targets: optional(
      some(seats, () => target, { clause: 'duel.announce' }),
      {},
    ),
    ...tableParts,
  }),
  /** Three on a space: A aims at B, while B and C aim at each other; C's next 1 is a Critical Miss. */
  example: {
    ...table,
    space: 5,
    duellists: ['A', 'B', 'C'],
    targets: { A: 'B', B: 'C', C: 'B' },
    round: 2,
    gangs: {
      A: { loaded: [3, 5, 7], coins: 2, notoriety: 1, on: { 3: 'lying' } },
      B: { loaded: [2, 4, 5, 6], coins: 3, notoriety: 2, on: { 8: 'lying' } },
      C: { loaded: [6, 7], critical: 'backfire', coins: 1, notoriety: 3, on: { 4: 'lying' } },
    },
    street: ['U5'],
  },
  open(situation, maker) {
    const { space, duellists, targets } = situation
    return openTable(situation, maker, (fixed) => {
      if (space === 7 && !fixed.solo) {
        maker.misplaced('no-duel-on-7', 'duel.not-on-7', { space }, 'space', 'players')
      }
      checkDuellists(duellists, gangSeats(fixed), maker)
      checkTargets(targets, duellists, maker)
      const isSaid = Object.keys(targets).length > 0
      return {
        moment: 'within',
        scene: { kind: 'duel', actors: duellists, space, ...(isSaid ? { targets } : {}) },
        actors: duellists.flatMap((seat) => duellist(seat, space)),
        check: (play) => checkDuel(play, maker),
      }
    })
  },
  procedure: (play, { space, duellists }) => duelOn(play, space, duellists),
})
export type DuelSituation = SituationOf<typeof duel>

/** In the solo game undead Outlaws duel whether they stand or lie. */
function duellist(seat: Seat, space: Space): readonly Actor[] {
  return seat === 'R' ? [{ seat, space, lying: null }] : actor(seat, space)
}

/** component.players: those who duel play. */
export function checkDuellists(
  duellists: readonly Seat[],
  allowed: readonly Seat[],
  maker: QuickMaker,
): void {
  for (const [index, seat] of duellists.entries()) {
    maker.allow(`duellists.${index}`, seat, allowed, 'component.players', 'players', 'twoGangs')
  }
}

/** duel.announce: a duellist targets another duellist of the same duel. */
function checkTargets(
  targets: Readonly<Partial<Record<Seat, Seat>>>,
  duellists: readonly Seat[],
  maker: QuickMaker,
): void {
  const clause = 'duel.announce'
  for (const [name, target] of Object.entries(targets)) {
    const seat = name as Seat
    const at = `targets.${seat}`
    const also = ['duellists', 'players'] as const
    if (!maker.allow(at, seat, duellists, clause, ...also)) continue
    if (!maker.allow(at, target, duellists, clause, ...also)) continue
    if (target === seat) maker.misplaced('target-oneself', clause, { seat }, at, ...also)
  }
}

/**
 * duel.when: all who stand on the space duel;
 * duel.announce, R-gang-is-player: and a target that is announced is one whom its duellist may shoot at.
 */
function checkDuel(play: Laid, maker: QuickMaker): void {
  const { given, now } = play
  const { actors = [], space, targets = {} } = given.scene
  for (const seat of gangSeats(given)) {
    if (actors.includes(seat) || now.gangs[seat].on[space as Space] !== 'standing') continue
    maker.refuse('duellist-missing', 'duel.when', { seat, space: Number(space) }, 'duellists')
  }
  for (const seat of actors) {
    const target = targets[seat]
    const allowed = actors.filter((other) => other !== seat && !areSisters(play, seat, other))
    if (target) maker.allow(`targets.${seat}`, target, allowed, 'duel.announce')
  }
}
