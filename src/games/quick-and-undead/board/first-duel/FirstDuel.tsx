import { useMemo, useState } from 'preact/hooks'
import type { TasteProps } from '../../../../explorer/taster.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { CardTargets } from '../CardTargets.tsx'
import { Duel } from '../Duel.tsx'
import { pressed } from '../press.ts'
import type { ShootoutView } from '../view.ts'
import { endingText } from './ending.ts'
import { Rolls } from './Rolls.tsx'
import { allRolls, type Cards, duellists, type Outcome, type Roll } from './rolls.ts'
import { useDice } from './useDice.ts'

/** A duel in which both hit on some rolls, so that the table of rolls shows every kind of end. */
const start: Cards = {
  A: { loaded: [3, 5, 6, 7], critical: 'skull' },
  B: { loaded: [2, 4, 6, 7], critical: 'skull' },
}

const firstRoll: Roll = { A: 7, B: 4 }

/** Two Targeting cards to press, two dice to roll, and all 64 rolls at once. */
export function FirstDuel({ words, isPicture = false }: TasteProps) {
  const { say } = words
  const [cards, setCards] = useState(start)
  const dice = useDice(firstRoll)
  const outcomes = useMemo(() => allRolls(cards), [cards])
  const at = outcomes.find(({ roll }) => roll.A === dice.roll.A && roll.B === dice.roll.B)
  if (!at) return null
  const press = (part: string) => {
    const table = pressed({ kind: 'duel', gangs: cards }, part)
    if (table?.gangs) setCards({ ...start, ...(table.gangs as Partial<Cards>) })
  }
  return (
    <div class="first-duel">
      <div class="first-duel-table">
        <Duel
          shootout={shootoutOf(cards, at, dice.isFalling)}
          words={{
            result: (result) => say(`board.shot.${result}`),
            fate: (fate) => say(`board.fate.${fate}`),
          }}
          label={say('taste.cards')}
          targets={
            isPicture
              ? undefined
              : (card) => <CardTargets card={card} words={words} onPick={press} isEdited />
          }
        />
      </div>
      <div class="first-duel-bar">
        <button
          type="button"
          class="button button-primary"
          disabled={isPicture}
          onClick={dice.throwThem}
        >
          {say('taste.roll')}
        </button>
        <Ending outcome={at} isFalling={dice.isFalling} words={words} />
      </div>
      <Rolls outcomes={outcomes} at={at} words={words} onPick={isPicture ? undefined : dice.set} />
    </div>
  )
}

/** What is drawn of the duel; while the dice fall, only they are. */
function shootoutOf(
  cards: Cards,
  { roll, shots, fates }: Outcome,
  isFalling: boolean,
): ShootoutView {
  const state = (from: 'A' | 'B', to: 'A' | 'B') => {
    if (isFalling) return 'aimed'
    if (shots[from].value === 0) return 'missed'
    return fates[to] === 'killed' ? 'killed' : 'beaten'
  }
  return {
    kind: 'duel',
    place: undefined,
    fighters: duellists.map((seat) => ({
      card: { seat, ...cards[seat], rolled: [], face: isFalling ? undefined : roll[seat] },
      shot: shots[seat],
      fate: isFalling ? 'stands' : fates[seat],
    })),
    aims: [
      { from: 'A', to: 'B', state: state('A', 'B') },
      { from: 'B', to: 'A', state: state('B', 'A') },
    ],
  }
}

interface EndingProps {
  readonly outcome: Outcome
  readonly isFalling: boolean
  readonly words: Words
}

/** What the roll comes to, stamped, with its reason and the clause. */
function Ending({ outcome, isFalling, words }: EndingProps) {
  const { say } = words
  const { clause, roll } = outcome
  return (
    <div class="first-duel-end" role="status">
      {isFalling ? (
        <p class="first-duel-headline">{say('taste.falling')}</p>
      ) : (
        <>
          <p class="first-duel-headline">{endingText(outcome, words)}</p>
          <p class="first-duel-reason">
            {say(`taste.because.${clause}`, { first: roll.A, second: roll.B })}{' '}
            <a class="clause-of-verdict" href={words.clauseAddress(clause)}>
              § {words.clauseNumber(clause)}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
