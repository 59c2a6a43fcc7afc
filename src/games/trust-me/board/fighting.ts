import type { GameEvent } from '../../../kernel/table.ts'
import type { TrustMeEvent } from '../events.ts'
import { isWeapon } from '../position.ts'
import type { View } from './view.ts'

/** With what a combat is over and something else begins. */
const ends = /^(?:turn-ends|stepped|zombie-moved|action-declared|zombies-activated|searched)$/

/** What has happened in the combat that is on, from its beginning; nothing while nobody fights. */
export function fightingSince({ events = [] }: Pick<View, 'events'>): readonly TrustMeEvent[] {
  const from = events.findLastIndex(({ kind }) => /^(?:attack-declared|group-attacks)$/.test(kind))
  const since = (from < 0 ? [] : events.slice(from)) as readonly TrustMeEvent[]
  return since.some(({ kind }) => ends.test(kind)) ? [] : since
}

/** Whether a combat is on, or a situation tells of one. */
export function isFighting(view: View): boolean {
  const { kind, told } = view.given
  const { seat = 'A', grip = 'right' } = told
  const isTold = kind === 'combat' && isWeapon(view.position.players[seat].sheet[grip])
  return isTold || kind === 'horde' || fightingSince(view).length > 0
}

/** Whether an event belongs to a combat. */
export function isOfFight({ kind }: GameEvent): boolean {
  return [
    ...['attack-declared', 'group-attacks', 'rolled', 'rerolled', 'attack-total', 'defence-total'],
    ...['margin', 'damage-decided', 'damage-chosen', 'kills-counted', 'limit-rolled'],
  ].includes(kind)
}
