import { useState } from 'preact/hooks'
import type { PanelProps } from '../../../../explorer/face.ts'
import { mixedText } from '../../../../explorer/player/exact.ts'
import { adviceTask } from '../../../../explorer/player/tasks.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import { WorkedOut } from '../../../../explorer/player/WorkedOut.tsx'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import type { Location } from '../../components.ts'
import { type Given, membersOf, type Position } from '../../position.ts'
import { nouns } from '../../things.ts'
import type { IncomeFound } from './found.ts'
import { PickBandit } from './PickBandit.tsx'

const RANK = 1

/** A location pays three at the most. */
const positions = [1, 2, 3]

/** What each position of each location brings a bandit on average, in dollars. */
export function Income({ face, words, session }: PanelProps) {
  const { say } = words
  const { given, position } = session.opening.value
  const all = membersOf({ given: given as Given, now: position as Position }).map(({ id }) => id)
  const [picked, setPicked] = useState(all[0] ?? 'ada')
  const bandit = all.includes(picked) ? picked : (all[0] ?? 'ada')
  const worked = useWorked<IncomeFound>(face, 'income', adviceTask(session, 'income', bandit), RANK)
  return (
    <div class="live-panel">
      <PickBandit
        bandits={all}
        words={words}
        bandit={bandit}
        onPick={(one) => setPicked(one.bandit)}
      />
      <WorkedOut worked={worked} face={face} words={words}>
        {(found) => (
          <ChoicesTable
            columns={[
              { label: say('parameter.place') },
              ...positions.map((place) => ({ label: say('board.nth', { place }), isNumber: true })),
            ]}
            rows={Object.entries(found).map(([location, sums]) => ({
              key: location,
              cells: [
                <>
                  <b>{nouns.location.alone(location as Location, words)}</b>{' '}
                  <small>{say(`live.income.at.${location}`)}</small>
                </>,
                ...positions.map((_, at) => {
                  const sum = sums[at]
                  return sum ? <span>{mixedText(sum)}</span> : '–'
                }),
              ],
            }))}
          />
        )}
      </WorkedOut>
      <p class="odds-assumed">{say('live.income.illustrative')}</p>
    </div>
  )
}
