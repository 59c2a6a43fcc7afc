import { Fragment } from 'preact'
import { middle, type Point } from '../../../explorer/board/box.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { nouns } from '../nouns.ts'
import type { Given, Loot, Position } from '../position.ts'
import { bankCorner, closedStreet } from '../rules/two-players.ts'
import * as town from '../town.ts'
import * as layout from './geometry.ts'
import { shape } from './shapes.ts'
import { GangMark, Token } from './Token.tsx'

interface TownProps {
  readonly position: Position
  readonly given: Pick<Given, 'players' | 'cards'>
  readonly words: Words
  /** The fact that the case asks about, where it asks. */
  readonly about?: string | undefined
}

/** The ground of the town and all that lies on it. Drawn the same on the server and in the browser. */
export function Town(props: TownProps) {
  return (
    <>
      <use href={shape('ground')} />
      {town.streets.map((street) => (
        <StreetName key={street} street={street} {...props} />
      ))}
      {town.sides.map((side) => (
        <Places key={side} side={side} {...props} />
      ))}
      <BonusTiles {...props} />
      <use href={shape('buildings')} />
      {town.buildings.map((building) => (
        <BuildingDrawing key={building} building={building} {...props} />
      ))}
      {town.spots.map((spot) => (
        <EventAt key={spot} spot={spot} {...props} />
      ))}
    </>
  )
}

/** The frame of the drawing. */
export const viewBox = `0 0 ${layout.drawing.width} ${layout.drawing.height}`

function StreetName({ street, position, given, words }: TownProps & { street: town.Street }) {
  const { x, y, turn } = layout.streetLabels[street]
  const closed = closedStreet({ given, now: position }) === street
  const look = `street-name${turn === 0 ? '' : ' street-short'}${closed ? ' street-closed' : ''}`
  return (
    <>
      {closed && <use href={shape(`closed-${street}`)} />}
      <text class={look} transform={`translate(${x} ${y}) rotate(${turn})`} y="4">
        {words.say(closed ? 'street.closed' : `street.short.${street}`)}
      </text>
    </>
  )
}

function Places({ side, position, about, given }: TownProps & { side: town.Side }) {
  if (closedStreet({ given, now: position }) === town.sideFacts[side].street) return null
  const standings = position.sides[side]
  if (standings.length === 0) return <use href={shape(`places-${side}`)} />
  return (
    <g class="places">
      {layout.placePoints[side].map((point, index) => {
        const standing = standings[index]
        if (!standing) return <circle key={index} cx={point.x} cy={point.y} r={layout.PLACE - 2} />
        return <Token key={index} {...standing} {...point} {...{ position, about, given }} />
      })}
    </g>
  )
}

function BuildingDrawing({ building, position, words }: TownProps & { building: town.Building }) {
  const { x, y, width } = layout.buildingBoxes[building]
  const centre = x + width / 2
  const bank = bankCorner(position) === building
  return (
    <>
      <text class="building-name" x={centre} y={bank ? y + 18 : y + 24}>
        {nouns.building.name(building, words)}
      </text>
      {bank && (
        <text class="building-bank" x={centre} y={y + 30}>
          {words.say('building.sign')}
        </text>
      )}
      {position.loots[building].map((loot, index) => (
        <LootTile key={index} loot={loot} words={words} x={centre - 38} y={y + 36 + index * 39} />
      ))}
    </>
  )
}

interface LootProps extends Point {
  readonly loot: Loot
  readonly words: Words
}

/** A loot with what lies on it, its corner at that point. */
export function LootTile({ loot, words, x, y }: LootProps) {
  const { tile, bonus, protectedBy, takenBy } = loot
  const isProtected = protectedBy.length > 0
  // Beside the mark of whoever has taken it, a sum in French still stands in full.
  const centre = x + (takenBy ? 44 : 38)
  return (
    <>
      <use href={shape(isProtected ? 'protected' : 'loot')} x={x} y={y} />
      <text class="loot-value" x={centre} y={bonus > 0 ? y + 16.5 : y + 22.5}>
        {words.money(tile)}
      </text>
      {bonus > 0 && (
        <text class="loot-bonus" x={centre} y={y + 28.5}>{`+${words.money(bonus)}`}</text>
      )}
      {isProtected && (
        <use href={shape('lock')} transform={`translate(${x + 70} ${y + 7}) rotate(8)`} />
      )}
      {takenBy && <GangMark gang={takenBy} x={x + 4} y={y + 16} scale={0.72} />}
    </>
  )
}

function EventAt({ spot, position, words }: TownProps & { spot: town.Spot }) {
  const event = position.events[spot]
  const { x, y } = layout.spotBoxes[spot]
  const centre = middle(layout.spotBoxes[spot])
  const state = event === null ? 'bare' : event === 'unknown' ? 'down' : 'up'
  return (
    <g class={`event-${state}`}>
      <use href={shape(`event-${state}`)} x={x} y={y} />
      {event && event !== 'unknown' && <use href={shape(event)} x={centre.x} y={centre.y + 7} />}
      <text class="spot-name" x={centre.x} y={state === 'up' ? y + 15 : centre.y + 5.5}>
        {nouns.spot.name(spot, words)}
      </text>
    </g>
  )
}

function BonusTiles({ position, words }: TownProps) {
  const { x, y, width } = layout.bonusBox
  return (
    <>
      {position.middle.map((tile, index) => {
        const left = x + 6 + (index % 2) * (width / 2)
        const top = y + Math.floor(index / 2) * 29
        return (
          <Fragment key={index}>
            <use href={shape('bonus')} x={left} y={top} />
            <text class="bonus-value" x={left + layout.BONUS.width / 2} y={top + 17}>
              {`+${words.money(tile)}`}
            </text>
          </Fragment>
        )
      })}
    </>
  )
}
