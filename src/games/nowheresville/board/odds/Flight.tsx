import { mixedText } from '../../../../explorer/odds/format-fraction.ts'
import type { FractionData } from '../../../../explorer/odds/fraction-data.ts'
import { askedPanel } from '../../../../explorer/weigh/AskedPanel.tsx'
import { Chance } from '../../../../explorer/weigh/Chance.tsx'
import { ChoicesTable, numbers } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { stances } from '../../events.ts'
import { nouns } from '../../nouns.ts'
import type { Given } from '../../position.ts'
import type { Found } from './advice.ts'

type Fate = Found<'flight'>['stay']

/**
 * Fleeing against shooting: what becomes of a bandit by either, and what that is worth
 * for what the reader puts on it.
 */
export const Flight = askedPanel<Found<'flight'>>({
  advice: 'flight',
  atFirst: { others: 'stay', first: 300, second: 100, later: 0, death: 300 },
  fields({ words, session }) {
    const { say } = words
    const { bandits = [] } = (session.opening.value.given as Given).told
    const named = bandits.map((value) => ({ value, name: nouns.bandit.alone(value, words) }))
    const all = stances.map((value) => ({ value, name: say(`live.flight.all.${value}`) }))
    return [
      { name: 'bandit', label: say('parameter.bandit'), options: named },
      { name: 'others', label: say('live.flight.others'), options: all },
      ...['first', 'second', 'later', 'death'].map((name) => {
        const label = say(`live.flight.worth.${name}`)
        return { name, label, most: 2000, step: 50, isBelow: true }
      }),
    ]
  },
  Found({ found: { stay, flee }, asked, words }) {
    const { say } = words
    const gain = flee.worth.share - stay.worth.share
    const better = gain === 0 ? 'same' : gain > 0 ? 'flee' : 'stay'
    const row = (label: string, exact: (fate: Fate) => FractionData) => ({
      key: label,
      cells: [label, ...[stay, flee].map((fate) => <Chance of={exact(fate)} words={words} />)],
    })
    const worth = ({ worth: sum }: Fate) => (
      <span title={mixedText(sum)}>{words.money(Math.round(sum.share))}</span>
    )
    const label = say('live.flight.value')
    return (
      <>
        <p>
          <strong>
            {say(`live.flight.better.${better}`, { name: say(`board.short.${asked['bandit']}`) })}
          </strong>
        </p>
        <ChoicesTable
          columns={[
            { label: say('live.flight.end') },
            ...numbers(...stances.map((stance) => say(`live.flight.${stance}`))),
          ]}
          rows={[
            ...stay.places.map((_, at) =>
              row(
                say('live.flight.place', { place: at + 1 }),
                ({ places }) => places[at] as FractionData,
              ),
            ),
            row(say('live.flight.dies'), ({ dies }) => dies),
            { key: label, isBest: true, cells: [label, worth(stay), worth(flee)] },
          ]}
        />
        <p class="odds-assumed">{say('live.flight.assumed')}</p>
      </>
    )
  },
})
