import { Icon } from '../../../../explorer/board/Icon.tsx'
import type { Score } from '../../../../explorer/contract.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type Given, type Position, woundsOf } from '../../position.ts'
import { pointsOf } from '../../rules/points.ts'
import { shape } from '../shapes.ts'
import { laidOf } from '../view.ts'

/** Wounds, with their sign, and the points that all can see. */
export function scores(position: Position, given: Given, { say }: Words): readonly Score[] {
  const laid = laidOf({ position, given })
  return given.seats.map((seat) => {
    const { state } = position.players[seat]
    const facts = { wounds: woundsOf(laid, seat), points: pointsOf(laid, seat).total }
    const has = say(`board.score-${state}`, facts)
    if (state !== 'in') return { seat, has }
    return {
      seat,
      has: (
        <>
          {has} <Icon look="trust-score" viewBox="-13 -17 26 34" href={shape('wound')} />{' '}
          {say('board.score-wounds', facts)}
        </>
      ),
      told: say('board.score-told', facts),
    }
  })
}
