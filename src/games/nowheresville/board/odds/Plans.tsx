import { mixedText } from '../../../../explorer/odds/format-fraction.ts'
import type { FractionData } from '../../../../explorer/odds/fraction-data.ts'
import { Amount, PlainChance } from '../../../../explorer/weigh/Amount.tsx'
import { askedPanel } from '../../../../explorer/weigh/AskedPanel.tsx'
import { ChoicesTable, numbers } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { LIMITS } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import type { Given } from '../../position.ts'
import type { Found } from './advice.ts'

/** Sets of cards for a robbery with their results, at the price of a card that the reader sets. */
export const Plans = askedPanel<Found<'plans'>>({
  advice: 'plans',
  atFirst: { price: 50, prisoner: 300 },
  fields({ words: { say }, session }) {
    const { told } = session.opening.value.given as Given
    const names = told.place === 'prison' ? ['price', 'prisoner'] : ['price']
    return names.map((name) => ({ name, label: say(`live.plans.${name}`), most: 2000, step: 50 }))
  },
  Found({ found, words }) {
    if (!found) return null
    const { say } = words
    const { loot, courage, plans, others } = found
    const money = (exact: FractionData) => (
      <span title={mixedText(exact)}>{words.money(Math.round(exact.share))}</span>
    )
    const chance = (exact: FractionData) => <PlainChance of={exact} words={words} />
    return (
      <>
        <p class="odds-assumed">
          {say('live.plans.lead')} {money(loot)}
        </p>
        <ChoicesTable
          columns={[
            { label: say('live.plans.cards') },
            ...numbers(
              ...['chance', 'certain', 'worth', 'bare', 'sum', 'lost'].map((name) =>
                say(`live.plans.${name}`, { count: courage }),
              ),
            ),
          ]}
          rows={plans.map(({ cards, sum, bare, chance: all, certain, lost, worth }) => ({
            key: cards.join(),
            isBest: worth.share === plans[0]?.worth.share,
            cells: [
              words.list(cards.map((card) => nouns.card.alone(card, words))) ||
                say('live.plans.none'),
              chance(all),
              certain > LIMITS.courage ? say('live.plans.never') : String(certain),
              money(worth),
              chance(bare),
              String(sum),
              <Amount of={lost} words={words} />,
            ],
          }))}
        />
        {others > 0 && <p>{say('live.plans.others', { count: others })}</p>}
      </>
    )
  },
})
