import { useState } from 'preact/hooks'
import type { PanelProps } from '../../../../explorer/face.ts'
import { NumberField } from '../../../../explorer/forms/NumberField.tsx'
import { PickOne } from '../../../../explorer/forms/PickOne.tsx'
import { type Exact, fractionText, mixedText } from '../../../../explorer/player/exact.ts'
import { adviceTask } from '../../../../explorer/player/tasks.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import { WorkedOut } from '../../../../explorer/player/WorkedOut.tsx'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { type Stance, stances } from '../../events.ts'
import type { Given } from '../../position.ts'
import type { FlightAsked, FlightFound } from './found.ts'
import { PickBandit } from './PickBandit.tsx'

const RANK = 1

/** What a reader puts on the ends of a shootout until it is told otherwise. */
const AT_FIRST = { others: 'stay', first: 300, second: 100, later: 0, death: 300 } as const

/** Fleeing against shooting: what becomes of a bandit by either, and what that is worth for what the reader puts on it. */
export function Flight({ face, words, session }: PanelProps) {
  const { say } = words
  const { bandits = [] } = (session.opening.value.given as Given).told
  const [typed, setTyped] = useState<Partial<FlightAsked>>(AT_FIRST)
  const bandit = bandits.find((id) => id === typed.bandit) ?? bandits[0] ?? 'ada'
  const asked = { ...AT_FIRST, ...typed, bandit }
  const task = adviceTask(session, 'flight', asked)
  const worked = useWorked<FlightFound>(face, 'flight', task, RANK)
  const set = (told: Partial<FlightAsked>) => setTyped({ ...typed, ...told })
  return (
    <div class="live-panel">
      <div class="choices-form">
        <PickBandit bandits={bandits} words={words} bandit={bandit} onPick={set} />
        <PickOne<Stance>
          label={say('live.flight.others')}
          value={asked.others}
          options={stances.map((value) => ({ value, name: say(`live.flight.all.${value}`) }))}
          onPick={(others) => set({ others })}
        />
      </div>
      <WorkedOut worked={worked} face={face} words={words}>
        {(found) => <Fates found={found} name={say(`board.short.${bandit}`)} words={words} />}
      </WorkedOut>
      <p class="odds-assumed">{say('live.flight.assumed')}</p>
      <div class="choices-form">
        {(['first', 'second', 'later', 'death'] as const).map((end) => (
          <NumberField
            key={end}
            label={say(`live.flight.worth.${end}`)}
            value={asked[end]}
            max={2000}
            step={50}
            onSet={(value) => set({ [end]: value })}
          />
        ))}
      </div>
    </div>
  )
}

interface FatesProps {
  readonly found: FlightFound
  readonly name: string
  readonly words: Words
}

/** What may become of whoever stays, and of whoever flees, end by end. */
function Fates({ found, name, words }: FatesProps) {
  const { say, percent } = words
  const gain = found.flee.worth.share - found.stay.worth.share
  const better = gain === 0 ? 'same' : gain > 0 ? 'flee' : 'stay'
  const row = (label: string, text: (fate: FlightFound[Stance]) => readonly [string, string]) => ({
    key: label,
    cells: [
      label,
      ...stances.map((stance) => {
        const [about, exactly] = text(found[stance])
        return (
          <>
            <span>{about}</span> <small>{exactly}</small>
          </>
        )
      }),
    ],
  })
  const chance = (exact: Exact) => [percent(exact.share), fractionText(exact)] as const
  return (
    <>
      <p>
        <strong>{say(`live.flight.better.${better}`, { name })}</strong>
      </p>
      <ChoicesTable
        columns={[
          { label: say('live.flight.end') },
          ...stances.map((stance) => ({ label: say(`live.flight.${stance}`), isNumber: true })),
        ]}
        rows={[
          ...found.stay.places.map((_, at) =>
            row(say('board.nth', { place: at + 1 }), ({ places }) => chance(places[at] as Exact)),
          ),
          row(say('live.flight.dies'), ({ dies }) => chance(dies)),
          {
            ...row(say('live.flight.value'), ({ worth }) => {
              return [words.money(Math.round(worth.share)), mixedText(worth)]
            }),
            isBest: true,
          },
        ]}
      />
    </>
  )
}
