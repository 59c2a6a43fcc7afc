import type { Point } from '../../../explorer/board/box.ts'
import { COLT, type GunCard, isGun, type Seat, symbols } from '../components.ts'
import { faceOf, type Given, isStarter, type Member, seatOf } from '../position.ts'
import { type Piece, Sign } from './Drawing.tsx'
import { gunShape, type Shape } from './shapes.ts'
import { banditLine, type CardId, cardLine, levelOf, type View } from './view.ts'

/** How large a bandit is drawn, and a card beside it; two cards lie in a row under their bandit. */
export const BANDIT = { width: 154, height: 58 } as const
export const CARD = { width: 75, height: 42 } as const

/** How high a bandit is with so many cards under it. */
export function heightOf(cards: number): number {
  return BANDIT.height + Math.ceil(cards / 2) * (CARD.height + 4)
}

interface BlockOptions {
  readonly cards: readonly CardId[]
  /** The free rounds that are left on each card that is a gun in use. */
  readonly free?: readonly number[] | undefined
  /** How it stands in a shootout. */
  readonly look?: string
}

/** A bandit with cards under it. */
export function blockOf(
  view: View,
  member: Member,
  { x, y }: Point,
  { cards, free, look = '' }: BlockOptions,
): readonly Piece[] {
  const { given, position } = view
  const { id } = member
  return [
    {
      ...{ x, y, ...BANDIT },
      part: `bandit:${id}`,
      label: banditLine(view, member),
      isPlace: true,
      face: (
        <BanditFace
          name={view.words.say(`board.short.${id}`)}
          seat={seatOf(position, id)}
          isStarter={isStarter(position, id)}
          member={member}
          life={faceOf({ given }, id).life}
          experience={levelOf(view, id)}
          look={look}
        />
      ),
    },
    ...cards.map((card, index) => ({
      x: x + (index % 2) * (CARD.width + 4),
      y: y + BANDIT.height + 4 + Math.floor(index / 2) * (CARD.height + 4),
      ...CARD,
      part: `card:${id}:${card}`,
      label: cardLine(view, id, card),
      face: <CardFace card={card} given={given} free={free?.[index]} />,
    })),
  ]
}

interface FaceProps {
  readonly name: string
  /** Whose it is; nobody's any more where it has died. */
  readonly seat?: Seat
  readonly isStarter?: boolean
  readonly member: Pick<Member, 'wounds' | 'bullets' | 'courage'>
  readonly life: number
  readonly experience: number
  readonly look?: string
}

/** A bandit: whose, its name, and its four numbers: wounds and life, Experience, bullets, Courage. */
export function BanditFace(props: FaceProps) {
  const { name, seat, member, life, experience, look = '' } = props
  const { wounds, bullets, courage } = member
  const numbers: readonly (readonly [Shape, string | number, number])[] = [
    ['life', `${wounds}/${life}`, 12],
    ['experience', experience, 67],
    ['bullet', bullets, 102],
    ['courage', courage, 131],
  ]
  return (
    <g class={`ville-bandit ${look}`}>
      <rect class="ville-paper" width={BANDIT.width} height={BANDIT.height} rx="6" />
      {seat && <SeatMark seat={seat} x={15} y={16} />}
      <text class="ville-name" x="32" y="23">
        {name}
      </text>
      {props.isStarter && (
        <Sign of="badge" x={BANDIT.width - 14} y={16} scale={0.6} look="ville-ink" />
      )}
      {numbers.map(([of, number, x]) => (
        <g key={of} class={of === 'life' && wounds > 0 ? 'ville-hurt' : ''}>
          <Sign of={of} x={x} y={43} scale={0.5} look="ville-sign" />
          <text class="ville-number" x={x + 9} y="50">
            {number}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The letter of a player. */
export function SeatMark({ seat, x, y }: Point & { readonly seat: Seat }) {
  return (
    <g class="ville-seat" transform={`translate(${x} ${y})`}>
      <circle r="12" />
      <text y="7">{seat}</text>
    </g>
  )
}

interface CardProps {
  readonly card: CardId
  readonly given: Pick<Given, 'faces'>
  readonly free?: number | undefined
}

/** An equipment card: a gun with its fists and rounds, or a robbery card with its three values; or its back. */
export function CardFace({ card, given, free }: CardProps) {
  if (card === 'unknown') return <Sign of="back" x={CARD.width / 2} y={CARD.height / 2} />
  return (
    <g class="ville-card">
      <rect class="ville-paper" width={CARD.width} height={CARD.height} rx="4" />
      {card === 'colt' || isGun(card) ? (
        <GunFaceOf gun={card} given={given} free={free} />
      ) : (
        <>
          <Sign of={card} x={15} y={21} scale={0.7} look="ville-sign" />
          {symbols.map((symbol, place) => {
            const value = given.faces.robbery[card][symbol]
            return (
              <g key={symbol} class={value === 0 ? 'ville-none' : ''}>
                <Sign of={symbol} x={36 + place * 15} y={11} scale={0.34} look="ville-ink" />
                <text class="ville-number ville-value" x={36 + place * 15} y="35">
                  {value}
                </text>
              </g>
            )
          })}
        </>
      )}
    </g>
  )
}

/** weapon.fist, weapon.free-icon, weapon.limited-icon: a gun, its fists, and its rounds: full ones and spent ones. */
function GunFaceOf({
  gun,
  given,
  free,
}: Omit<CardProps, 'card'> & { readonly gun: 'colt' | GunCard }) {
  const face = gun === 'colt' ? COLT : given.faces.guns[gun]
  const left = free ?? face.free
  return (
    <>
      <Sign of={gunShape(gun, face.hands)} x={20} y={21} scale={0.9} look="ville-sign" />
      {face.fists > 0 && (
        <>
          <Sign of="experience" x={46} y={12} scale={0.42} look="ville-ink" />
          <text class="ville-number ville-small" x="54" y="19">
            {face.fists}
          </text>
        </>
      )}
      {Array.from({ length: face.free }, (_, round) => (
        <circle
          key={round}
          class={round < left ? 'ville-round' : 'ville-round ville-spent'}
          cx={46 + round * 15}
          cy="31"
          r="5.5"
        />
      ))}
      {face.cartridges > 0 && (
        <>
          <Sign of="bullet" x={46} y={31} scale={0.42} look="ville-ink" />
          <text class="ville-number ville-small" x="54" y="38">
            {face.cartridges}
          </text>
        </>
      )}
    </>
  )
}
