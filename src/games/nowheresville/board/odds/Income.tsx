import { Amount } from '../../../../explorer/weigh/Amount.tsx'
import { askedPanel } from '../../../../explorer/weigh/AskedPanel.tsx'
import { ChoicesTable, numbers } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { nouns } from '../../nouns.ts'
import { type Given, membersOf, type Position } from '../../position.ts'
import type { Found } from './advice.ts'

/** A location pays three at the most. */
const positions = [1, 2, 3]

/** Mean income of a bandit for each position of each location, in dollars. */
export const Income = askedPanel<Found<'income'>>({
  advice: 'income',
  atFirst: {},
  fields({ words, session }) {
    const { given, position } = session.opening.value
    const all = membersOf({ given: given as Given, now: position as Position })
    const options = all.map(({ id }) => ({ value: id, name: nouns.bandit.alone(id, words) }))
    return [{ name: 'bandit', label: words.say('parameter.bandit'), options }]
  },
  Found: ({ found, words }) => (
    <>
      <ChoicesTable
        columns={[
          { label: words.say('parameter.place') },
          ...numbers(...positions.map((place) => words.say('board.nth', { place }))),
        ]}
        rows={Object.entries(found).map(([location, sums]) => ({
          key: location,
          cells: [
            <>
              <b>{nouns.location.alone(location as keyof typeof found, words)}</b>{' '}
              <small>{words.say(`live.income.at.${location}`)}</small>
            </>,
            ...positions.map((place) => {
              const sum = sums[place - 1]
              return sum ? <Amount of={sum} words={words} /> : '–'
            }),
          ],
        }))}
      />
      <p class="odds-assumed">{words.say('live.income.illustrative')}</p>
    </>
  ),
})
