import type { Point } from '../../../explorer/board/box.ts'
import { COLT, type Gun, isGun, type Seat, symbols } from '../components.ts'
import { faceOf, type Given, isStarter, type Member, seatOf } from '../position.ts'
import { disc, type Piece, paper, sign, text } from './Drawing.tsx'
import { gunShape } from './shapes.ts'
import { type CardId, levelOf, type View } from './view.ts'

/** Size of a drawn bandit and of a card beside it; two cards lie in a row under their bandit. */
export const BANDIT = { width: 154, height: 58 } as const
export const CARD = { width: 75, height: 42 } as const

/** Height of a bandit with a number of cards under it. */
export function heightOf(cards: number): number {
  return BANDIT.height + Math.ceil(cards / 2) * (CARD.height + 4)
}

interface BlockOptions {
  readonly cards: readonly CardId[]
  /** The free rounds that are left on each card that is a gun in use. */
  readonly free?: readonly number[] | undefined
  /** Style of the bandit's state in a shootout. */
  readonly look?: string
}

/** A bandit with cards under it. */
export function blockOf(
  { given, position, words }: View,
  member: Member,
  { x, y }: Point,
  { cards, free, look = '' }: BlockOptions,
): readonly Piece[] {
  const { id } = member
  const face = {
    member,
    look,
    name: words.say(`board.short.${id}`),
    seat: seatOf(position, id),
    isStarter: isStarter(position, id),
    life: faceOf({ given }, id).life,
    experience: levelOf({ given, position }, id),
  }
  return [
    { x, y, ...BANDIT, part: `bandit:${id}`, isPlace: true, face: <BanditFace {...face} /> },
    ...cards.map((card, index) => ({
      x: x + (index % 2) * (CARD.width + 4),
      y: y + heightOf(index - (index % 2)) + 4,
      ...CARD,
      part: `card:${id}:${card}`,
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
  const numbers = [
    ['life', `${wounds}/${life}`, 11],
    ['experience', experience, 64],
    ['bullet', bullets, 98],
    ['courage', courage, 128],
  ] as const
  return (
    <g class={`ville-bandit ${look}`}>
      {paper(BANDIT)}
      {seat && disc(15, 16, seat)}
      {text(32, 23, name, 'ville-name')}
      {props.isStarter && sign('badge', BANDIT.width - 14, 16, 0.6, 'ville-ink')}
      {numbers.map(([of, number, x]) => (
        <g key={of} class={`ville-of-${of}${of === 'life' && wounds > 0 ? ' ville-hurt' : ''}`}>
          {sign(of, x, 43, 0.5)}
          {text(x + 9, 50, number, 'ville-number')}
        </g>
      ))}
    </g>
  )
}

interface GunProps {
  readonly gun: Gun
  readonly given: Pick<Given, 'faces'>
  readonly free?: number | undefined
}
type CardProps = Omit<GunProps, 'gun'> & { readonly card: CardId }

/** An equipment card: a gun with its fists and rounds, or a robbery card with its three values; or its back. */
export function CardFace({ card, given, free }: CardProps) {
  if (card === 'unknown') return sign('back', CARD.width / 2, CARD.height / 2)
  if (card === 'colt' || isGun(card)) return <GunFaceOf gun={card} given={given} free={free} />
  return (
    <g class="ville-card">
      {paper(CARD)}
      {sign(card, 15, 21, 0.7)}
      {symbols.map((symbol, place) => {
        const value = given.faces.robbery[card][symbol]
        return (
          <g key={symbol} class={value === 0 ? 'ville-none' : ''}>
            {sign(symbol, 36 + place * 15, 11, 0.34, 'ville-ink')}
            {text(36 + place * 15, 35, value, 'ville-number ville-value')}
          </g>
        )
      })}
    </g>
  )
}

/** weapon.fist, weapon.free-icon, weapon.limited-icon: a gun, its fists, and its rounds: full ones and spent ones. */
function GunFaceOf({ gun, given, free }: GunProps) {
  const face = gun === 'colt' ? COLT : given.faces.guns[gun]
  const counted = [
    ['experience', face.fists, 12],
    ['bullet', face.cartridges, 31],
  ] as const
  return (
    <g class="ville-card">
      {paper(CARD)}
      {sign(gunShape(gun, face.hands), 20, 21, 0.9)}
      {counted.map(
        ([of, count, y]) =>
          count > 0 && [
            sign(of, 46, y, 0.42, 'ville-ink'),
            text(54, y + 7, count, 'ville-number ville-small'),
          ],
      )}
      {Array.from({ length: face.free }, (_, round) => {
        const look = round < (free ?? face.free) ? 'ville-round' : 'ville-round ville-spent'
        return <circle key={round} class={look} cx={46 + round * 15} cy="31" r="5.5" />
      })}
    </g>
  )
}
