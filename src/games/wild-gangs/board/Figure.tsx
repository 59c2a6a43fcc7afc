import { middle } from '../../../explorer/board/box.ts'
import { byKey } from '../../../kernel/keyed.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { blankPosition } from '../kinds/blank.ts'
import { fixedTown } from '../kinds/table.ts'
import type { Position } from '../position.ts'
import { buildings, spotFacts, spots, streets } from '../town.ts'
import { bonusBox, buildingBoxes, spotBoxes, streetBoxes } from './geometry.ts'
import { Town, viewBox } from './Town.tsx'

/** What a figure of the rulebook points out. */
export const highlights = ['places', 'streets', 'spots', 'facing', 'two-players'] as const
export type Highlight = (typeof highlights)[number]

interface FigureProps {
  readonly words: Words
  readonly highlight: Highlight
  readonly label: string
}

/** A town in which nothing lies yet, with the bank where the rulebook's example has it. */
const empty: Position = {
  ...blankPosition({ gang: [], loots: [], bonus: 0 }),
  buildings: fixedTown('NE'),
  middle: [],
}

/** The town of the rulebook with one thing pointed out; the same drawing as the board. */
export function Figure({ words, highlight, label }: FigureProps) {
  const hasEvents = highlight === 'spots' || highlight === 'facing'
  const position = { ...empty, events: byKey(spots, () => (hasEvents ? 'unknown' : null)) }
  const given = { players: highlight === 'two-players' ? 2 : 4, cards: {} } as const
  return (
    <div class="town">
      <svg
        class={`town-drawing figure-${highlight}`}
        viewBox={viewBox}
        role="img"
        aria-label={label}
      >
        <Town position={position} given={given} words={words} />
        {highlight === 'streets' && <Streets />}
        {highlight === 'spots' && <Touching />}
        {highlight === 'facing' && <Facing />}
      </svg>
    </div>
  )
}

/** The outline of each street. */
function Streets() {
  return (
    <>
      {streets.map((street) => {
        const { x, y, width, height } = streetBoxes[street]
        return (
          <rect
            key={street}
            class="pointed"
            x={x + 2}
            y={y + 2}
            width={width - 4}
            height={height - 4}
            rx="4"
          />
        )
      })}
    </>
  )
}

/** A line from each event to its two buildings. */
function Touching() {
  return (
    <>
      {spots.flatMap((spot) =>
        spotFacts[spot].between.map((building) => {
          const from = middle(spotBoxes[spot])
          const to = middle(buildingBoxes[building])
          return (
            <path
              key={`${spot} ${building}`}
              class="pointed-line"
              d={`M${from.x} ${from.y}L${(from.x + 2 * to.x) / 3} ${(from.y + 2 * to.y) / 3}`}
            />
          )
        }),
      )}
      {buildings.length > 0 && <rect class="pointed-quiet" {...bonusBox} rx="4" />}
    </>
  )
}

/** A line between each event and the one that faces it straight across. */
function Facing() {
  return (
    <>
      {(['N1', 'N2', 'W'] as const).map((spot) => {
        const from = middle(spotBoxes[spot])
        const to = middle(spotBoxes[spotFacts[spot].mirror])
        const bend = spot === 'W' ? `Q264 300 ${to.x} ${to.y}` : `L${to.x} ${to.y}`
        return <path key={spot} class="pointed-line" d={`M${from.x} ${from.y}${bend}`} />
      })}
    </>
  )
}
