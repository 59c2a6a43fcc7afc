import type { ComponentChildren, FunctionComponent } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { type Rolled, RollTable } from './RollTable.tsx'
import { ofTaste, type TasteProps } from './taster.ts'
import { type Roll, useDice } from './useDice.ts'

/** Props of a table of rolls. */
export interface TableProps<Table, Outcome> {
  readonly table: Table
  readonly rolled: Outcome
  /** True while the dice are rolling and nothing is decided. */
  readonly isFalling: boolean
  readonly words: Words
  /** Called with the part of the table that is pressed; without it the table is a picture. */
  readonly onPick: ((part: string) => void) | undefined
}

/** A rule that two dice decide, on a table that can be changed by pressing it. */
interface DiceTasting<Table, Outcome extends Rolled> {
  readonly start: Table
  /** First roll shown: the die down the side of the table, then the one along its top. */
  readonly roll: Roll
  readonly faces: readonly number[]
  /** Result of every roll, by the first die and then by the second. */
  rolls(table: Table): readonly Outcome[]
  press(table: Table, part: string): Table
  /** Whose die it is. */
  named(die: string, words: Words): string
  readonly Die: FunctionComponent<{ readonly face: number }>
  readonly Table: FunctionComponent<TableProps<Table, Outcome>>
}

/** A table to press, two dice to roll, and all rolls at once. */
export function diceTaste<Table, Outcome extends Rolled>(
  tasting: DiceTasting<Table, Outcome>,
): FunctionComponent<TasteProps> {
  const names = Object.keys(tasting.roll)
  return ({ words, isPicture = false }) => {
    const [table, setTable] = useState(tasting.start)
    const dice = useDice(tasting.roll, tasting.faces)
    const all = useMemo(() => tasting.rolls(table), [table])
    const rolled = all.find(({ roll }) => names.every((die) => roll[die] === dice.roll[die]))
    if (!rolled) return null
    const [first = '', second = ''] = names.map((die) => tasting.named(die, words))
    const tell = ({ outcome }: Rolled) =>
      words.say(ofTaste(`outcome.${outcome}`), { first, second })
    const onPick = (part: string) => setTable(tasting.press(table, part))
    return (
      <div class="taste">
        <div class="taste-table">
          <tasting.Table
            table={table}
            rolled={rolled}
            isFalling={dice.isFalling}
            words={words}
            onPick={isPicture ? undefined : onPick}
          />
        </div>
        <div class="taste-bar">
          <button
            type="button"
            class="button button-primary"
            disabled={isPicture}
            onClick={dice.throwThem}
          >
            {words.say(ofTaste('roll'))}
          </button>
          <Ending rolled={rolled} isFalling={dice.isFalling} words={words}>
            {tell(rolled)}
          </Ending>
        </div>
        <RollTable
          faces={tasting.faces}
          Die={tasting.Die}
          all={all}
          at={rolled}
          tell={tell}
          words={words}
          onPick={isPicture ? undefined : dice.set}
        />
      </div>
    )
  }
}

interface EndingProps {
  readonly rolled: Rolled
  readonly isFalling: boolean
  readonly words: Words
  readonly children: ComponentChildren
}

/** Result of the roll as a stamp, with its reason and clause. */
function Ending({ rolled: { clause, roll }, isFalling, words, children }: EndingProps) {
  const { say } = words
  const [first = 0, second = 0] = Object.values(roll)
  return (
    <div class="taste-end" role="status">
      <p class="taste-headline">{isFalling ? say(ofTaste('falling')) : children}</p>
      {!isFalling && (
        <p class="taste-reason">
          {say(ofTaste(`because.${clause}`), { first, second })}{' '}
          <a class="clause-of-verdict" href={words.clauseAddress(clause)}>
            § {words.clauseNumber(clause)}
          </a>
        </p>
      )}
    </div>
  )
}
