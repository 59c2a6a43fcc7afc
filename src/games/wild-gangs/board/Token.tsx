import type { Seat } from '../components.ts'
import type { Point } from './geometry.ts'
import type { TokenView } from './view.ts'

/** The outline of each gang's counters: told apart by shape and letter, never by colour alone. */
const outlines: Readonly<Record<Seat, string>> = {
  A: 'M0-17.5a17.5 17.5 0 0 1 0 35a17.5 17.5 0 0 1 0-35z',
  B: 'M-15.5-15.5h31v31h-31z',
  C: 'M-9-16.5h18l9 16.5l-9 16.5h-18l-9-16.5z',
  D: 'M0-18.5l17.5 18.5l-17.5 18.5l-17.5-18.5z',
}

/** The counter of a gang without any gangster on it, as in legends and pennants. */
export function GangMark({ gang, x, y, scale = 1 }: Point & { gang: Seat; scale?: number }) {
  return (
    <g class={`gang gang-${gang}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="gang-shape" d={outlines[gang]} />
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
      <path class="gang-shape" d={outlines[gang]} />
      {strength === undefined ? (
        <Back gang={gang} />
      ) : (
        <Front gang={gang} strength={strength} firepower={firepower ?? 0} faceDown={faceDown} />
      )}
      {chief && <path class="chief" d={shapes.chief} transform="translate(13 -13)" />}
      {woman && <path class="woman" d={shapes.woman} transform="translate(-14 -12)" />}
    </g>
  )
}

/** What is marked on a gangster beside its numbers. */
export const tokenMarks = ['chief', 'woman'] as const

const shapes: Readonly<Record<(typeof tokenMarks)[number], string>> = {
  chief: 'M0-7l2 4.6 5 .5-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.5z',
  woman: 'M0-6.5a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2M0 .7v6M-2.8 4h5.6',
}

/** A mark by itself, beside the words that say what it means. */
export function TokenMark({ mark }: { mark: (typeof tokenMarks)[number] }) {
  return (
    <svg class="token-mark" viewBox="-9 -9 18 18" aria-hidden="true">
      <path class={mark} d={shapes[mark]} />
    </svg>
  )
}

function Back({ gang }: { gang: Seat }) {
  return (
    <>
      <path class="gang-back" d={outlines[gang]} transform="scale(.76)" />
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
      {faceDown && <path class="gang-back" d={outlines[gang]} transform="scale(.82)" />}
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
