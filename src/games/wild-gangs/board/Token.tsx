import type { Point } from '../../../explorer/board/box.ts'
import { Icon } from '../../../explorer/board/Icon.tsx'
import { Label } from '../../../explorer/board/Label.tsx'
import { type Card, type CardId, gangOf, type Mark, marks, type Seat } from '../components.ts'
import type { Given, Position, Standing } from '../position.ts'
import { firepowerOf } from '../rules/fights.ts'
import { strengthOf } from '../rules/ranking.ts'
import { shape } from './shapes.ts'

/** The counter of a gang without any gangster on it, as in legends and pennants. */
export function GangMark({ gang, x, y, scale = 1 }: Point & { gang: Seat; scale?: number }) {
  return (
    <g class={`gang gang-${gang}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <use class="gang-shape" href={shape(`gang-${gang}`)} />
      <Letter gang={gang} />
    </g>
  )
}

interface TokenProps extends Point, Standing {
  readonly position: Position
  /** The fact that the case asks about, where it asks. */
  readonly about?: string | undefined
  readonly given: Pick<Given, 'cards'>
}

/**
 * A gangster at its place: gang, strength over firepower, and a mark for chiefs and for women. What the position masks
 * is drawn as a back.
 */
export function Token({ card, face, position, about, given, x, y }: TokenProps) {
  const facts: Card | undefined = given.cards[card as CardId]
  const gang = gangOf(card)
  const outline = shape(`gang-${gang}`)
  const isDown = !facts || (face === 'down' && !position.revealed)
  return (
    <g
      class={`gang gang-${gang}${isDown ? ' gang-hidden' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <use class="gang-shape" href={outline} />
      {isDown && (
        <use class="gang-back" href={outline} transform={`scale(${facts ? '.82' : '.76'})`} />
      )}
      {facts ? <Numbers card={facts} {...{ position, about }} /> : <Letter gang={gang} />}
      {marks.map(
        (mark) => facts?.[mark] && <use key={mark} href={shape(mark)} transform={corners[mark]} />,
      )}
    </g>
  )
}

/** The marks of a gangster lie on its token, and on no neighbour's. */
const corners = {
  chief: 'translate(11 -11.5) scale(.82)',
  woman: 'translate(-11 -11) scale(.82)',
} as const

function Letter({ gang }: { gang: Seat }) {
  return <Label as="gang-letter-only" y={7.5} text={gang} />
}

/** Strength and firepower of a gangster as they count now; narrow screens show only the one that matters. */
function Numbers({ card, ...now }: Pick<TokenProps, 'position' | 'about'> & { card: Card }) {
  const { position } = now
  const strength = strengthOf(position, card)
  const firepower = firepowerOf(position, card)
  return (
    <>
      <Label as="gang-letter" y={-2.5} text={card.seat} />
      <text class="gang-numbers" y="9.5">
        {strength}
        <tspan class="gang-slash">/</tspan>
        {firepower}
      </text>
      <text class="gang-brief" y="5.5">
        {card.seat}
        <tspan class="gang-brief-number">{isFought(now) ? firepower : strength}</tspan>
      </text>
    </>
  )
}

/** The facts of a fight. */
const ofFights: readonly (string | undefined)[] = ['fight', 'fight-winner', 'captures', 'prey']

/** True when streets are fought for, or asked about: firepower counts, no longer strength. */
export function isFought({ position, about }: Pick<TokenProps, 'position' | 'about'>): boolean {
  return ofFights.includes(about) || Object.values(position.fights).some((fight) => fight)
}

/** A mark by itself, beside the words that say what it means. */
export function TokenMark({ mark }: { mark: Mark }) {
  return <Icon look="token-mark" viewBox="-9 -9 18 18" href={shape(mark)} />
}
