import type { PanelProps } from '../../../../explorer/face.ts'
import { fractionText } from '../../../../explorer/odds/format-fraction.ts'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { TaskButton } from '../../../../explorer/worker/TaskButton.tsx'
import { adviceTask } from '../../../../explorer/worker/tasks.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { nouns } from '../../nouns.ts'
import type { HopesFound } from './found.ts'

/** More best shots than this are not listed one by one: then nearly any will do. */
const MOST_SHOTS = 3

/** Players who can still win the final duel, with the best bullet and target of each. */
export function Hopes({ face, words, session }: PanelProps) {
  const { say } = words
  return (
    <TaskButton<HopesFound | null>
      face={face}
      words={words}
      task={adviceTask(session, 'hopes')}
      start={say('hopes.start')}
      stop={say('hopes.stop')}
    >
      {(found) => (found ? <HopesTable found={found} words={words} /> : <p>{say('hopes.none')}</p>)}
    </TaskButton>
  )
}

type Hope = HopesFound['players'][number]

function HopesTable({ found, words }: { readonly found: HopesFound; readonly words: Words }) {
  const { say, percent } = words
  const { isExact, isByTokens, players } = found
  const most = Math.max(...players.map(({ chance }) => chance.share))
  const told = ({ numerator, share }: Hope['chance']) =>
    numerator === '0' ? say(isExact ? 'hopes.never' : 'hopes.hardly') : percent(share)
  return (
    <>
      {isByTokens && <p>{say('hopes.by-tokens')}</p>}
      <p>{say(isExact ? 'hopes.exact' : 'hopes.estimate')}</p>
      <ChoicesTable
        columns={[
          { label: say('parameter.seat') },
          { label: say('hopes.chance'), isNumber: true },
          { label: say('hopes.shot') },
          { label: say('hopes.best'), isNumber: true },
        ]}
        rows={players.map((hope) => ({
          key: hope.seat,
          isBest: hope.chance.share === most,
          cells: [
            nouns.seat.alone(hope.seat, words),
            <span key="chance" title={isExact ? fractionText(hope.chance) : undefined}>
              {told(hope.chance)}
            </span>,
            shotsText(hope, words),
            told(hope.best),
          ],
        }))}
      />
    </>
  )
}

/** The best bullets and targets, where they are few. */
function shotsText({ shots, best }: Hope, words: Words): string {
  const { say } = words
  if (best.numerator === '0') return say('hopes.no-shot')
  if (shots.length > MOST_SHOTS) return say('hopes.many', { count: shots.length })
  return shots
    .map(({ bullet, target }) => {
      const number = nouns.bullet.name(bullet as 1, words)
      return say('hopes.with', { bullet: number, target: nouns.seat.name(target, words) })
    })
    .join(say('hands-next'))
}
