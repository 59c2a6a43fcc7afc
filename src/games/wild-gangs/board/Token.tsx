import type { Point } from '../../../explorer/board/box.ts'
import { Icon } from '../../../explorer/board/Icon.tsx'
import { type Card, type CardId, gangOf, type Seat } from '../components.ts'
import type { Given, Position, Standing } from '../position.ts'
import { type TokenMark as Mark, shape } from './shapes.ts'

/** The counter of a gang without any gangster on it, as in legends and pennants. */
export function GangMark({ gang, x, y, scale = 1 }: Point & { gang: Seat; scale?: number }) {
  return (
    <g class={`gang gang-${gang}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <use class="gang-shape" href={shape(`gang-${gang}`)} />
      <text class="gang-letter-only" y="7.5">
        {gang}
      </text>
    </g>
  )
}

interface TokenProps extends Point, Standing {
  readonly position: Position
  readonly given: Pick<Given, 'cards'>
}

/**
 * A gangster at its place: gang, strength over firepower, and a mark for chiefs and for women. What the position masks
 * is drawn as a back.
 */
export function Token({ card, face, position, given, x, y }: TokenProps) {
  const facts: Card | undefined = given.cards[card as CardId]
  const gang = gangOf(card)
  const faceDown = !facts || (face === 'down' && !position.revealed)
  return (
    <g
      class={`gang gang-${gang}${faceDown ? ' gang-hidden' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <use class="gang-shape" href={shape(`gang-${gang}`)} />
      {facts ? (
        <Front
          gang={gang}
          strength={facts.strength + (position.charmed.includes(facts.id) ? 1 : 0)}
          firepower={facts.firepower + (position.armed.includes(facts.id) ? 2 : 0)}
          faceDown={faceDown}
          isFight={isFought(position)}
        />
      ) : (
        <Back gang={gang} />
      )}
      {facts?.chief && <use href={shape('chief')} x="13" y="-13" />}
      {facts?.woman && <use href={shape('woman')} x="-14" y="-12" />}
    </g>
  )
}

/** Whether the streets are fought for: then firepower is what counts, and no longer strength. */
export function isFought({ fights }: Position): boolean {
  return Object.values(fights).some((fight) => fight !== null && fight !== undefined)
}

/** A mark by itself, beside the words that say what it means. */
export function TokenMark({ mark }: { mark: Mark }) {
  return <Icon look="token-mark" viewBox="-9 -9 18 18" href={shape(mark)} />
}

function Back({ gang }: { gang: Seat }) {
  return (
    <>
      <use class="gang-back" href={shape(`gang-${gang}`)} transform="scale(.76)" />
      <text class="gang-letter-only" y="7.5">
        {gang}
      </text>
    </>
  )
}

interface FrontProps {
  readonly gang: Seat
  readonly strength: number
  readonly firepower: number
  readonly faceDown: boolean
  readonly isFight: boolean
}

function Front({ gang, strength, firepower, faceDown, isFight }: FrontProps) {
  return (
    <>
      {faceDown && <use class="gang-back" href={shape(`gang-${gang}`)} transform="scale(.82)" />}
      <text class="gang-letter" y="-2.5">
        {gang}
      </text>
      <text class="gang-numbers" y="9.5">
        {strength}
        <tspan class="gang-slash">/</tspan>
        {firepower}
      </text>
      <text class="gang-brief" y="5.5">
        {gang}
        <tspan class="gang-brief-number">{isFight ? firepower : strength}</tspan>
      </text>
    </>
  )
}
