import type { PanelProps } from '../../../../explorer/face.ts'
import { ChoicesTable } from '../../../../explorer/weigh/ChoicesTable.tsx'
import { type Box, boxes, type Place, resources } from '../../components.ts'
import { type Given, isItem, type Position } from '../../position.ts'
import { roomFor, roomForToken } from '../../rules/sheet.ts'
import { placesToWound } from '../../rules/wounds.ts'
import { nouns } from '../../things.ts'
import { laidOf } from '../view.ts'

/** What comes to a sheet, place by place: which skill it would cover, and what would fall. */
export function Costs({ words, session }: PanelProps) {
  const { given, position, readings } = session.opening.value as {
    readonly given: Given
    readonly position: Position
    readonly readings: Readonly<Record<string, string>>
  }
  const { say } = words
  const { seat = 'A', comes = 'wound' } = given.told
  const laid = laidOf({ given, position, readings })
  const { sheet } = position.players[seat]
  const isToken = comes === 'action' || comes === 'fatigue'
  const isStruck = comes === 'wound' || comes === 'infection'
  const places = isStruck
    ? placesToWound(laid, seat)
    : isToken
      ? roomForToken(laid, seat)
      : roomFor(laid, seat, { kind: comes, mark: 'none' })
  const lost = (place: Place): readonly string[] => {
    const print = given.components.layout[boxes.indexOf(place as Box)]
    const held = sheet[place]
    const across = place === 'left' || place === 'right' ? sheet.both : null
    const falls = isStruck ? [held, across].filter(isItem) : []
    return [
      ...(print && print !== 'blank' && print !== 'hidden' && !held ? [say(`costs.${print}`)] : []),
      ...falls.map((item) => {
        const isPoint = item.mark === 'none' && resources.some((one) => one === item.kind)
        const what = nouns.held.alone(item as never, words)
        return say(isPoint ? 'costs.falls-point' : 'costs.falls', { what })
      }),
    ]
  }
  const rows = places.map((place) => ({ place, loses: lost(place) }))
  return (
    <div class="live-panel">
      <p>{say('costs.lead')}</p>
      <ChoicesTable
        columns={[{ label: say('costs.place') }, { label: say('costs.loses') }]}
        rows={rows.map(({ place, loses }) => ({
          key: place,
          isBest: loses.length === 0,
          cells: [
            nouns.place.alone(place, words),
            loses.length > 0 ? words.list(loses) : say('costs.nothing'),
          ],
        }))}
      />
    </div>
  )
}
