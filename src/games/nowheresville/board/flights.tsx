import { present } from '../../../kernel/data/present.ts'
import type { BanditId } from '../components.ts'
import type { NowheresvilleEvent } from '../events.ts'
import { seatOf } from '../position.ts'
import { disc, type Piece, paper, text } from './Drawing.tsx'
import type { View } from './view.ts'

/** A shootout among those who fled from the one before, and who has fled from it. */
interface Layer {
  readonly bandits: readonly BanditId[]
  fled: readonly BanditId[]
}

/** flee.several, flee.again: the shootouts that lie within one another, the outermost first. */
function layersOf(events: readonly NowheresvilleEvent[]): readonly Layer[] {
  const layers: Layer[] = []
  for (const event of events) {
    const last = layers.at(-1)
    if (event.kind === 'shootout-begins') {
      if (event.clause === 'shootout.trigger') layers.length = 0
      layers.push({ bandits: event.bandits, fled: [] })
    } else if (last && event.kind === 'flights-void') last.fled = []
    else if (last && (event.kind === 'flees' || event.kind === 'stance-shown')) {
      const isFlight = event.kind === 'flees' || event.stance === 'flee'
      if (isFlight) last.fled = [...last.fled, event.bandit]
    }
  }
  return layers
}

/** Height of a layer, and distances between the bandits of a layer. */
const LAYER = { width: 154, height: 22 } as const
const HEAD = 20
const STEP = { x: 29, y: LAYER.height + 9 } as const

/**
 * Flights as a stack: one layer for each shootout, with the bandits that meet there, each below the shootout it fled
 * from; the one on turn stands out. Empty while nobody has fled.
 */
export function stackOf(view: View, { x, y }: Pick<Piece, 'x' | 'y'>): readonly Piece[] {
  const { position, given, words, events = [] } = view
  const { fight, dead } = position
  const layers = fight || given.told.bandits ? layersOf(events) : []
  if (!layers.some(({ fled }) => fled.length > 0)) return []
  const [{ bandits: all } = { bandits: [] }] = layers
  const look = (id: BanditId, { fled }: Layer, isLast: boolean) =>
    present(
      'ville-layered',
      fled.includes(id) && 'ville-flees',
      dead.includes(id) && 'ville-gone',
      isLast && fight?.turns[0] === id && 'ville-acts',
    ).join(' ')
  const face = (
    <>
      {text(0, 13, words.say('board.stack'), 'ville-stack')}
      {layers.map((layer, depth) => (
        <g key={depth} transform={`translate(0 ${HEAD + depth * STEP.y})`}>
          {paper(LAYER, 'ville-ground')}
          {all.map((id, column) => {
            if (!layer.bandits.includes(id)) return null
            const seat = seatOf(position, id) ?? ''
            const mark = disc(19 + column * STEP.x, 11, seat, look(id, layer, !layers[depth + 1]))
            return layer.fled.includes(id)
              ? [
                  mark,
                  <path class="ville-arrow" d={`M${19 + column * STEP.x} 22v8m-3-3l3 3l3-3`} />,
                ]
              : mark
          })}
        </g>
      ))}
    </>
  )
  return [{ x, y, width: LAYER.width, height: HEAD + layers.length * STEP.y, face }]
}

/** The same in words, for those who do not see it. */
export function stackLine({ position, given, words, events = [] }: View): string {
  if (!position.fight && !given.told.bandits) return ''
  const named = (ids: readonly BanditId[]) =>
    words.list(ids.map((id) => words.say(`board.short.${id}`)))
  return layersOf(events)
    .flatMap(({ bandits, fled }) => {
      const facts = {
        fled: named(fled),
        bandits: named(bandits.filter((id) => !fled.includes(id))),
      }
      if (fled.length === 0) return []
      return words.say(`board.${facts.bandits ? 'flee-from' : 'flee-all'}`, facts)
    })
    .join(' ')
}
