import { type Live, type LiveCase, type LiveQuestion, shown } from '../../../../explorer/face.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Seat } from '../../components.ts'
import { type Given, infectionsOf, type Position, woundsOf } from '../../position.ts'
import { laidOf } from '../view.ts'
import type { LiveKind } from './live-kinds.ts'

type At = LiveCase<Given, Position>

/** Odds of a survivor's Wounds at the end, as bars. */
function damage({ start, given }: At, seat: Seat, { say }: Words): readonly LiveQuestion[] {
  const before = woundsOf(laidOf({ position: start, given }), seat)
  return [0, 1, 2, 3]
    .filter((more) => before + more <= 3)
    .map((more) => ({
      asked: { fact: 'wounds', seat },
      is: before + more,
      label: more === 0 ? say('live.no-wound') : say('live.wounds', { count: more }),
      group: say('live.damage', { seat }),
    }))
}

/** Odds that the weapon used fails: gone, or Empty. */
function wear({ given, start }: At, { say }: Words): readonly LiveQuestion[] {
  const { seat = 'A', grip = 'right' } = given.told
  const held = start.players[seat].sheet[grip]
  if (!held) return []
  const isRanged = held.kind === 'handgun' || held.kind === 'military'
  const is = isRanged ? `${held.kind}:empty` : 'nothing'
  return [{ asked: { fact: 'holds', seat, place: grip }, is, label: say('live.wear') }]
}

/** Blocks by kind of situation: an attack, attacking zombies, infected survivors. */
const all: Readonly<Record<LiveKind, () => Promise<Live<Given, Position>>>> = {
  combat: shown((at, words) => {
    const { target = 'B' } = at.given.told
    return [...(target === 'zombies' ? [] : damage(at, target, words)), ...wear(at, words)]
  }),
  horde: shown((at, words) => damage(at, at.given.told.seat ?? 'A', words)),
  infection: shown(({ given, start }, { say }) =>
    given.seats
      .filter((seat) => infectionsOf(start.players[seat]) > 0)
      .map((seat) => ({
        asked: { fact: 'wounds', seat },
        is: woundsOf(laidOf({ position: start, given }), seat) + 1,
        label: say('live.sick', { seat }),
      })),
  ),
}

/** Block of a kind of situation. */
export function liveOf(kind: LiveKind): Promise<Live<Given, Position>> {
  return all[kind]()
}
