import { useState } from 'preact/hooks'
import type { PanelProps } from '../../../../explorer/face.ts'
import { NumberField } from '../../../../explorer/forms/NumberField.tsx'
import { type Exact, fractionText, mixedText } from '../../../../explorer/player/exact.ts'
import { adviceTask } from '../../../../explorer/player/tasks.ts'
import { useWorked } from '../../../../explorer/player/useWorked.ts'
import { WorkedOut } from '../../../../explorer/player/WorkedOut.tsx'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { LIMITS } from '../../components.ts'
import type { Given } from '../../position.ts'
import { nouns } from '../../things.ts'
import type { PlansAsked, PlansFound } from './found.ts'

const RANK = 1

/** What is put on a card, and on a bandit, until the reader thinks otherwise. */
const AT_FIRST: PlansAsked = { price: 50, prisoner: 300 }

/** Which cards to use in a robbery: what each set comes to, for what the reader puts on a card. */
export function Plans({ face, words, session }: PanelProps) {
  const [asked, setAsked] = useState(AT_FIRST)
  const { say } = words
  const task = adviceTask(session, 'plans', asked)
  const worked = useWorked<PlansFound | null>(face, 'plans', task, RANK)
  const { told } = session.opening.value.given as Given
  const put = (name: keyof PlansAsked) => (
    <NumberField
      label={say(`live.plans.${name}`)}
      value={asked[name]}
      max={2000}
      step={50}
      onSet={(value) => setAsked({ ...asked, [name]: value })}
    />
  )
  return (
    <div class="live-panel">
      {put('price')}
      {told.place === 'prison' && put('prisoner')}
      <WorkedOut worked={worked} face={face} words={words}>
        {(found) => found && <PlansTable found={found} words={words} />}
      </WorkedOut>
    </div>
  )
}

function PlansTable({ found, words }: { readonly found: PlansFound; readonly words: Words }) {
  const { say, percent } = words
  const { loot, courage, plans, others } = found
  const most = plans[0]?.worth.share
  const money = (exact: Exact) => (
    <span title={mixedText(exact)}>{words.money(Math.round(exact.share))}</span>
  )
  const chance = (exact: Exact) => <span title={percent(exact.share)}>{fractionText(exact)}</span>
  return (
    <>
      <p>
        {say('live.plans.lead')} {money(loot)}
      </p>
      <div class="choices-scroll">
        <ChoicesTable
          columns={[
            { label: say('live.plans.cards') },
            ...['sum', 'bare', 'chance', 'certain', 'lost', 'worth'].map((name) => {
              return { label: say(`live.plans.${name}`, { count: courage }), isNumber: true }
            }),
          ]}
          rows={plans.map(({ cards, sum, bare, chance: all, certain, lost, worth }) => ({
            key: cards.join(),
            isBest: worth.share === most,
            cells: [
              words.list(cards.map((card) => nouns.card.alone(card, words))) ||
                say('live.plans.none'),
              String(sum),
              chance(bare),
              chance(all),
              certain > LIMITS.courage ? say('live.plans.never') : String(certain),
              mixedText(lost),
              money(worth),
            ],
          }))}
        />
      </div>
      {others > 0 && <p>{say('live.plans.others', { count: others })}</p>}
    </>
  )
}
