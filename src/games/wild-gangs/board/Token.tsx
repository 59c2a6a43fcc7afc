import type { Point } from '../../../explorer/board/box.ts'
import type { Seat } from '../components.ts'
import { type TokenMark as Mark, shape } from './shapes.ts'
import type { TokenView } from './view.ts'

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

/** A gangster at its place: gang, strength over firepower, and a mark for chiefs and for women. */
export function Token({ token, x, y }: Point & { token: TokenView }) {
  const { gang, faceDown, strength, firepower, chief, woman } = token
  const name = `gang gang-${gang}${faceDown ? ' gang-hidden' : ''}`
  return (
    <g class={name} transform={`translate(${x} ${y})`}>
      <use class="gang-shape" href={shape(`gang-${gang}`)} />
      {strength === undefined ? (
        <Back gang={gang} />
      ) : (
        <Front gang={gang} strength={strength} firepower={firepower ?? 0} faceDown={faceDown} />
      )}
      {chief && <use href={shape('chief')} x="13" y="-13" />}
      {woman && <use href={shape('woman')} x="-14" y="-12" />}
    </g>
  )
}

/** A mark by itself, beside the words that say what it means. */
export function TokenMark({ mark }: { mark: Mark }) {
  return (
    <svg class="token-mark" viewBox="-9 -9 18 18" aria-hidden="true">
      <use href={shape(mark)} />
    </svg>
  )
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
}

function Front({ gang, strength, firepower, faceDown }: FrontProps) {
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
        <tspan class="gang-brief-number">{strength}</tspan>
      </text>
    </>
  )
}
