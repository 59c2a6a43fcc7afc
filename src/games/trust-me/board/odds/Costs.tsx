import type { PanelProps } from '../../../../explorer/face.ts'
import { toFractionData } from '../../../../explorer/odds/fraction-data.ts'
import { Chance } from '../../../../explorer/weigh/Chance.tsx'
import { ChoicesTable, numbers } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { present } from '../../../../kernel/data/present.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { nouns } from '../../nouns.ts'
import { type Laying, layingsOf, placerOf } from '../../odds/boxes.ts'
import { isResource } from '../../position.ts'
import { openedIn } from './opened.ts'

/** Costs of each place for a token that comes to a sheet: what is lost, and the chances in the next fights. */
export function Costs({ words, session }: PanelProps) {
  const laid = openedIn({ session })
  const { say } = words
  const { seat = 'A' } = laid.given.told
  const all = layingsOf(laid)
  if (all.length === 0) return <p>{say('costs.last')}</p>
  return (
    <div class="live-panel">
      <p>{say(placerOf(laid) === seat ? 'costs.best' : 'costs.worst', { seat })}</p>
      <ChoicesTable
        columns={[
          { label: say('costs.place') },
          ...numbers(say('costs.wounded'), say('costs.kills')),
        ]}
        rows={all.map((one) => ({
          key: one.place,
          isBest: one.isBest,
          cells: [
            <>
              {nouns.place.alone(one.place, words)}
              <small class="trust-lost-there">{lost(one, words)}</small>
            </>,
            ...[one.wounded, one.kills].map((chance) => (
              <Chance of={toFractionData(chance)} words={words} />
            )),
          ],
        }))}
      />
      <p class="odds-assumed">{say('costs.lead', { seat })}</p>
    </div>
  )
}

/** sheet.covered-box-cancels, wound.drops-object: the skill that is covered, and what falls. */
function lost({ skill, falls }: Laying, words: Words): string {
  const { say } = words
  const fallen = falls.map((held) => {
    const what = nouns.held.alone(held, words)
    return say(isResource(held) ? 'costs.falls-point' : 'costs.falls', { what })
  })
  return words.list(present(skill && say(`costs.${skill}`), ...fallen)) || say('costs.nothing')
}
