import { diceTaste, type TableProps } from '../../../../explorer/tasting/DiceTaste.tsx'
import { faces, type Seat } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { Die } from '../Marks.tsx'
import { pressed } from '../press.ts'
import type { Aim, ShootoutView } from '../view.ts'
import { CardTargets } from './CardTargets.tsx'
import { Duel } from './Duel.tsx'
import { allRolls, type Cards, duellists, type Outcome } from './rolls.ts'

/** Two Targeting cards to press, two dice to roll, and all 64 rolls at once. */
export const FirstDuel = diceTaste<Cards, Outcome>({
  /** A duel in which both hit on some rolls, so that the table of rolls shows every kind of end. */
  start: {
    A: { loaded: [3, 5, 6, 7], critical: 'skull' },
    B: { loaded: [2, 4, 6, 7], critical: 'skull' },
  },
  roll: { A: 7, B: 4 },
  faces,
  rolls: allRolls,
  press(cards, part) {
    const table = pressed({ kind: 'duel', gangs: cards }, part)
    return { ...cards, ...(table?.gangs as Partial<Cards>) }
  },
  named: (seat, words) => nouns.seat.name(seat as Seat, words),
  Die,
  Table,
})

function Table({ table, rolled, isFalling, words, onPick }: TableProps<Cards, Outcome>) {
  const { say } = words
  return (
    <Duel
      shootout={shootoutOf(table, rolled, isFalling)}
      words={words}
      label={say('taste.cards')}
      targets={
        onPick && ((card) => <CardTargets card={card} words={words} onPick={onPick} isEdited />)
      }
    />
  )
}

/** View of the duel; while the dice are rolling, without the results. */
function shootoutOf(
  cards: Cards,
  { roll, shots, fates }: Outcome,
  isFalling: boolean,
): ShootoutView {
  const aim = (from: 'A' | 'B', to: 'A' | 'B'): Aim => {
    if (isFalling) return { from, to, state: 'aimed' }
    if (shots[from].value === 0) return { from, to, state: 'missed' }
    return { from, to, state: fates[to] === 'killed' ? 'killed' : 'beaten' }
  }
  return {
    kind: 'duel',
    place: undefined,
    fighters: duellists.map((seat) => ({
      card: { seat, ...cards[seat], rolled: [], face: isFalling ? undefined : roll[seat] },
      shot: shots[seat],
      fate: isFalling ? 'stands' : fates[seat],
    })),
    aims: [aim('A', 'B'), aim('B', 'A')],
  }
}
