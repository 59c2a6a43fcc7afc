import type { PanelProps } from '../../../../explorer/face.ts'
import { toFractionData } from '../../../../explorer/odds/fraction-data.ts'
import { Chance } from '../../../../explorer/weigh/Chance.tsx'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { isResourceKind } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { type Hope, leavingOf } from '../../odds/leaving.ts'
import { QUOTA } from '../../rules/points.ts'
import { openedIn } from './opened.ts'

/** end.win: whether a survivor can leave and, if not yet, what has to happen, with its chance where dice decide it. */
export function Leaving({ words, session }: PanelProps) {
  const laid = openedIn({ session })
  const { say } = words
  const { seat = 'A' } = laid.given.told
  const { sheet } = laid.now.players[seat]
  const { total, hopes } = leavingOf(laid, seat)
  if (total >= QUOTA) return <p>{say('leaving.now', { seat, total })}</p>
  const named = ({ what }: Hope) =>
    isResourceKind(what)
      ? say('leaving.found', { what: nouns.item.alone(what, words) })
      : say('leaving.dies', { seat: what })
  const told = ({ by, grip, chance }: Hope['ways'][number]) => {
    const held = grip && sheet[grip]
    return (
      <div key={`${by}${grip}`}>
        {say(`leaving.by-${by}`, { what: held ? nouns.held.alone(held, words) : '' })}{' '}
        <Chance of={toFractionData(chance)} words={words} />
      </div>
    )
  }
  return (
    <div class="live-panel">
      <p>
        <strong>{say('leaving.missing', { seat, total, count: QUOTA - total })}</strong>
      </p>
      <ChoicesTable
        columns={['happens', 'brings', 'chance'].map((one) => ({ label: say(`leaving.${one}`) }))}
        rows={hopes.map((hope) => ({
          key: hope.what,
          isBest: hope.isEnough,
          cells: [
            named(hope),
            say(hope.isEnough ? 'leaving.enough' : 'leaving.not-enough', {
              count: hope.gain,
              missing: QUOTA - total - hope.gain,
            }),
            hope.ways.length === 0 ? say('leaving.no-dice') : hope.ways.map(told),
          ],
        }))}
      />
      <p class="odds-assumed">{say('leaving.lead', { seat })}</p>
    </div>
  )
}
