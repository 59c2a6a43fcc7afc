import type { GameEvent } from '../../../../kernel/run/table.ts'
import type { TrustMeEvent } from '../../events.ts'
import { isWeapon } from '../../position.ts'
import type { View } from '../view.ts'

/** With what a combat is over and something else begins. */
const ends = /^(?:turn-ends|stepped|zombie-moved|action-declared|zombies-activated|searched)$/

/** Events of the combat under way, from its beginning; undefined without a fight. */
export function fightingSince({ events = [] }: Pick<View, 'events'>): readonly TrustMeEvent[] {
  const from = events.findLastIndex(({ kind }) => /^(?:attack-declared|group-attacks)$/.test(kind))
  const since = (from < 0 ? [] : events.slice(from)) as readonly TrustMeEvent[]
  return since.some(({ kind }) => ends.test(kind)) ? [] : since
}

/** True during a combat, or when the situation tells one. */
export function isFighting(view: View): boolean {
  const { kind, told } = view.given
  const { seat = 'A', grip = 'right' } = told
  const isTold = kind === 'combat' && isWeapon(view.position.players[seat].sheet[grip])
  return isTold || kind === 'horde' || fightingSince(view).length > 0
}

/** True for an event of a combat. */
export function isOfFight({ kind }: GameEvent): boolean {
  return [
    'attack-declared',
    'group-attacks',
    'rolled',
    'rerolled',
    'attack-total',
    'defence-total',
    'margin',
    'damage-decided',
    'damage-chosen',
    'kills-counted',
    'limit-rolled',
  ].includes(kind)
}
