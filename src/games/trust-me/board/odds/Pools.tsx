import Fraction from 'fraction.js'
import type { PanelProps } from '../../../../explorer/face.ts'
import { toFractionData } from '../../../../explorer/odds/fraction-data.ts'
import { Amount } from '../../../../explorer/weigh/Amount.tsx'
import { Chance } from '../../../../explorer/weigh/Chance.tsx'
import { ChoicesTable, numbers } from '../../../../explorer/weigh/ChoicesTable.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { boxes } from '../../components.ts'
import { type Case, casesOf, fightersOf, poolsOf } from '../../odds/cases.ts'
import { waysBetween } from '../../odds/pools.ts'
import type { Laid } from '../../position.ts'
import { type Row, rowsOf, spanOf } from '../fight/fight.ts'
import { openedIn } from './opened.ts'

/**
 * The two pools of a combat side by side: as it stands, with no die rolled again, and with each box that matters turned
 * over, so what the token on it costs or what the next one would.
 */
export function Pools({ words, session }: PanelProps) {
  const laid = openedIn({ session })
  const { say } = words
  const { defender, weapon } = fightersOf(laid)
  const what = defender ? 'wounds' : 'zombies'
  const rows = defender ? rowsOf(laid.given.components.damage) : killRows(laid)
  return (
    <div class="live-panel">
      <ChoicesTable
        columns={[
          { label: say('pools.case') },
          ...numbers(say(`pools.some-${what}`), say(`pools.mean-${what}`)),
          ...numbers(...(weapon ? [say('pools.wear')] : []), ...rows.map(spanOf)),
        ]}
        rows={casesOf(laid).map((one) => ({
          key: `${one.key}${one.seat}${one.box}`,
          cells: [
            named(one, laid, words),
            <Chance of={toFractionData(one.some)} words={words} />,
            <Amount of={toFractionData(one.mean)} words={words} />,
            ...(one.wear ? [<Chance of={toFractionData(one.wear)} words={words} />] : []),
            ...rows.map(({ from, to }) => (
              <Chance
                of={toFractionData(new Fraction(waysBetween(one.spread, from, to), one.spread.all))}
                words={words}
              />
            )),
          ],
        }))}
      />
      <p class="odds-assumed">{say(`pools.lead-${what}`)}</p>
    </div>
  )
}

/** zombie.kill-fives: the totals by which so many zombies fall; by the other reading fives of the dice alone. */
function killRows(laid: Laid): readonly Pick<Row, 'from' | 'to'>[] {
  const many = Math.min(laid.given.told.zombies ?? 1, 6)
  const { bonus, penalty } = poolsOf(laid).attack
  const added = laid.readings['kills'] === 'dice' ? bonus - penalty : 0
  return Array.from({ length: many + 1 }, (_, count) => ({
    from: count === 0 ? Number.NEGATIVE_INFINITY : 5 * count + added,
    to: count === many ? Number.POSITIVE_INFINITY : 5 * count + 4 + added,
  }))
}

/** Name of the change in a case. */
function named({ key, seat, box }: Case, { given }: Laid, { say }: Words): string {
  const print = box && given.components.layout[boxes.indexOf(box)]
  const facts = box && { seat, box, print: say(`print.${print}`) }
  return say(`pools.${key}`, facts)
}
