import type { EventCard } from '../components.ts'
import {
  type Building,
  buildings,
  type Side,
  type Spot,
  type Street,
  sideFacts,
  sides,
  spots,
  streets,
} from '../town.ts'
import { EventIcon } from './EventIcon.tsx'
import {
  type Box,
  bonusBox,
  buildingBoxes,
  drawing,
  middle,
  PLACE,
  placePoints,
  spotBoxes,
  streetBoxes,
  streetLabels,
} from './geometry.ts'
import { GangMark, Token } from './Token.tsx'
import type { LootView, TownView } from './view.ts'

/** The few words that the drawing itself shows. */
export interface TownWords {
  readonly streets: Readonly<Record<Street, string>>
  readonly events: Readonly<Record<EventCard, string>>
  readonly bank: string
  readonly closed: string
  money(dollars: number): string
}

interface TownProps {
  readonly town: TownView
  readonly words: TownWords
}

/** The ground of the town and all that lies on it. Drawn the same on the server and in the browser. */
export function Town({ town, words }: TownProps) {
  return (
    <>
      {streets.map((street) => (
        <StreetGround key={street} street={street} town={town} words={words} />
      ))}
      {sides.map((side) => (
        <Places key={side} side={side} town={town} />
      ))}
      <BonusTiles tiles={town.middle} words={words} />
      {buildings.map((building) => (
        <BuildingDrawing key={building} building={building} town={town} words={words} />
      ))}
      {spots.map((spot) => (
        <EventAt key={spot} spot={spot} event={town.events[spot]} />
      ))}
    </>
  )
}

/** The frame of the drawing. */
export const viewBox = `0 0 ${drawing.width} ${drawing.height}`

function StreetGround({ street, town, words }: TownProps & { street: Street }) {
  const box = streetBoxes[street]
  const { x, y, turn } = streetLabels[street]
  const closed = town.closed === street
  return (
    <g class={`street street-${street}${closed ? ' street-closed' : ''}`}>
      <rect class="street-ground" {...box} />
      {closed && <path class="street-hatch" d={hatch(box)} />}
      <text class="street-name" transform={`translate(${x} ${y}) rotate(${turn})`} y="4">
        {closed ? words.closed : words.streets[street]}
      </text>
    </g>
  )
}

/** Slanted lines across a box. */
function hatch({ x, y, width, height }: Box): string {
  const lines: string[] = []
  for (let start = -height; start < width; start += 11) {
    const left = Math.max(start, 0)
    const right = Math.min(start + height, width)
    lines.push(`M${x + left} ${y + left - start}L${x + right} ${y + right - start}`)
  }
  return lines.join('')
}

function Places({ side, town }: { side: Side; town: TownView }) {
  const closed = sideFacts[side].street === town.closed
  const tokens = town.sides[side]
  return (
    <g class={`side side-of-${sideFacts[side].building} side-in-${sideFacts[side].street}`}>
      {placePoints[side].map((point, index) => {
        const token = tokens[index]
        if (token) return <Token key={`${index}`} token={token} {...point} />
        if (closed) return null
        return <circle key={`${index}`} class="place" cx={point.x} cy={point.y} r={PLACE - 2} />
      })}
    </g>
  )
}

function BuildingDrawing({ building, town, words }: TownProps & { building: Building }) {
  const { x, y, width, height } = buildingBoxes[building]
  const centre = x + width / 2
  const bank = town.bank === building
  return (
    <g class={`building building-${building}`}>
      <rect class="building-shadow" x={x + 3} y={y + 3} width={width} height={height} />
      <rect class="building-wall" x={x} y={y} width={width} height={height} />
      <rect class="building-trim" x={x + 3} y={y + 3} width={width - 6} height={height - 6} />
      <text class="building-name" x={centre} y={bank ? y + 18 : y + 24}>
        {building}
      </text>
      {bank && (
        <text class="building-bank" x={centre} y={y + 30}>
          {words.bank}
        </text>
      )}
      {town.loots[building].map((loot, index) => (
        <LootTile
          key={`${index}`}
          loot={loot}
          words={words}
          x={centre - 38}
          y={y + 36 + index * 39}
        />
      ))}
    </g>
  )
}

interface LootProps {
  readonly loot: LootView
  readonly words: TownWords
  readonly x: number
  readonly y: number
}

function LootTile({ loot, words, x, y }: LootProps) {
  const { tile, bonus, isProtected, takenBy } = loot
  const state = `${isProtected ? ' loot-protected' : ''}${takenBy ? ' loot-taken' : ''}`
  return (
    <g class={`loot${state}`}>
      <rect class="loot-paper" x={x} y={y} width="76" height="33" rx="2" />
      <rect class="loot-border" x={x + 3} y={y + 3} width="70" height="27" rx="1" />
      <text class="loot-value" x={x + 38} y={bonus > 0 ? y + 16.5 : y + 22.5}>
        {words.money(tile)}
      </text>
      {bonus > 0 && (
        <text class="loot-bonus" x={x + 38} y={y + 28.5}>{`+${words.money(bonus)}`}</text>
      )}
      {isProtected && <Lock x={x + 70} y={y + 7} />}
      {takenBy && <GangMark gang={takenBy} x={x + 4} y={y + 16} scale={0.72} />}
    </g>
  )
}

/** The stamp on a protected loot. */
function Lock({ x, y }: { x: number; y: number }) {
  return (
    <g class="lock" transform={`translate(${x} ${y}) rotate(8)`}>
      <circle class="lock-seal" r="12" />
      <path class="lock-shape" d="M-5-1h10v7h-10zM-3-1v-2.5a3 3 0 0 1 6 0v2.5" />
    </g>
  )
}

function EventAt({ spot, event }: { spot: Spot; event: EventCard | 'unknown' | null }) {
  const { x, y, width, height } = spotBoxes[spot]
  const centre = middle(spotBoxes[spot])
  const state = event === null ? 'bare' : event === 'unknown' ? 'down' : 'up'
  return (
    <g class={`event event-${state} event-at-${spot}`}>
      <rect class="event-card" x={x} y={y} width={width} height={height} rx="3" />
      {state === 'down' && (
        <>
          <rect class="event-inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} />
          <path class="event-back" d={diamonds({ x, y, width, height })} />
        </>
      )}
      {event !== null && event !== 'unknown' && (
        <EventIcon event={event} x={centre.x} y={centre.y + 7} />
      )}
      <text class="spot-name" x={centre.x} y={state === 'up' ? y + 15 : centre.y + 5.5}>
        {spot}
      </text>
    </g>
  )
}

/** The pattern on the back of an event card: a chain of lozenges above and below the name of the spot. */
function diamonds({ x, y, width, height }: Box): string {
  const centre = x + width / 2
  return [y + 14, y + height - 14]
    .flatMap((row) => [-11, 0, 11].map((offset) => [centre + offset, row] as const))
    .map(([left, top]) => `M${left} ${top - 6}l5 6l-5 6l-5-6z`)
    .join('')
}

function BonusTiles({ tiles, words }: { tiles: readonly number[]; words: TownWords }) {
  const { x, y, width } = bonusBox
  return (
    <g class="bonus">
      {tiles.map((tile, index) => {
        const left = x + 6 + (index % 2) * (width / 2)
        const top = y + Math.floor(index / 2) * 29
        return (
          <g key={`${index}`}>
            <rect class="bonus-tile" x={left} y={top} width={width / 2 - 12} height="24" rx="2" />
            <text class="bonus-value" x={left + width / 4 - 6} y={top + 17}>
              {`+${words.money(tile)}`}
            </text>
          </g>
        )
      })}
    </g>
  )
}
