import type { BanditId } from '../components.ts'
import { faceOf, findMember, gunCardsOf, type Member, seatOf } from '../position.ts'
import { BANDIT, BanditFace, blockOf, heightOf } from './Bandit.tsx'
import { Drawing, type Piece, Sign, WIDTH } from './Drawing.tsx'
import { seatLine } from './values.ts'
import { gunsOf, type View } from './view.ts'

interface MeetingProps extends View {
  readonly bandits: readonly BanditId[]
  readonly label: string
  /** Whether nobody will be aimed at in the drawing. */
  readonly isStill?: boolean | undefined
}

/** There is always room for somebody to aim at. */
const LEAST = 210

/** How those who meet stand: whose turn it is, who has fled, who is dead, who has a position. */
function standingOf({ position }: View, id: BanditId): string {
  const { fight, dead, order } = position
  if (dead.includes(id) || fight?.fallen.includes(id)) return 'dead'
  if (fight?.fled.includes(id)) return 'fled'
  if (order.includes(id)) return 'placed'
  return fight?.turns[0] === id ? 'turn' : 'stands'
}

/** Those who meet, with what they hold in their hands: who stands, who has fled, and who is placed already. */
export function Meeting({ bandits, label, isStill, ...view }: MeetingProps) {
  const { position, offers } = view
  const members = bandits.map((id) => findMember(position, id))
  // As many as anybody could hold, so that nothing moves once they are chosen.
  const guns = Math.max(2, ...members.map((one) => (one ? 1 + gunCardsOf(one).length : 0)))
  const across = bandits.length > 4 ? 3 : 2
  const step = { x: BANDIT.width + 9, y: heightOf(guns) + 22 }
  const width = across === 3 ? WIDTH : 2 * BANDIT.width + 9
  const height = Math.max(isStill ? 0 : LEAST, Math.ceil(bandits.length / across) * step.y)
  const isAimed = [...(offers?.keys() ?? [])].some((part) => part.startsWith('hit:'))
  const pieces = bandits.flatMap((id, index) => {
    const at = { x: (index % across) * step.x, y: Math.floor(index / across) * step.y }
    return fighter(view, id, members[index], at)
  })
  return (
    <Drawing
      {...view}
      pieces={isAimed ? aimPieces(view, width, height) : pieces}
      width={width}
      height={height}
      label={label}
    />
  )
}

function fighter(
  view: View,
  id: BanditId,
  member: Member | undefined,
  at: { readonly x: number; readonly y: number },
): readonly Piece[] {
  const { position, words, given } = view
  const standing = standingOf(view, id)
  const place = position.order.indexOf(id) + 1
  const told = standing === 'placed' ? words.say('board.nth', { place }) : ''
  const text = told || words.say(`board.standing.${standing}`)
  const stamp: Piece = {
    ...{ ...at, y: at.y + BANDIT.height + 4, ...BANDIT },
    face: standing !== 'stands' && standing !== 'turn' && (
      <g
        class={`ville-stamp ville-stamp-${standing}`}
        transform={`translate(${BANDIT.width / 2} 22) rotate(-6)`}
      >
        <rect x="-58" y="-18" width="116" height="34" rx="4" />
        <text y="7">{text}</text>
      </g>
    ),
  }
  if (!member)
    return [goneFrom(id, at, words.say(`board.short.${id}`), faceOf({ given }, id).life), stamp]
  const free = position.fight?.free[id]
  const options = { cards: gunsOf(view, member), free, look: `ville-${standing}` }
  const seat = seatOf(position, id)
  const whole: Piece = {
    ...{ ...at, width: BANDIT.width, height: heightOf(options.cards.length) },
    part: `seat:${seat}`,
    label: seatLine(seat, view),
  }
  return [...blockOf(view, member, at, options), stamp, whole]
}

/** An accomplice who has died in this situation, and is in no gang any more. */
function goneFrom(id: BanditId, at: { x: number; y: number }, name: string, life: number): Piece {
  const member = { wounds: life, bullets: 0, courage: 0 }
  const face = (
    <BanditFace name={name} member={member} life={life} experience={0} look="ville-dead" />
  )
  return { ...at, ...BANDIT, part: `bandit:${id}`, label: name, face }
}

/** hit.body, hit.head, hit.hat, hit.miss: somebody to aim at, and everything beside. */
function aimPieces({ words }: View, width: number, height: number): readonly Piece[] {
  const scale = Math.min(height / 320, width / 480)
  const at = (x: number, y: number) => ({ x: width / 2 + x * scale, y: height / 2 + y * scale })
  const zone = (hit: string, x: number, y: number, wide: number, high: number): Piece => ({
    ...at(x, y),
    ...{ width: wide * scale, height: high * scale, part: `hit:${hit}` },
    label: words.say(`hit-title.${hit}`),
  })
  const name = (hit: string, x: number, y: number): Piece => ({
    ...{ ...at(x, y), width: 0, height: 0 },
    face: <text class="ville-zone">{words.say(`board.zone.${hit}`)}</text>,
  })
  const figure = (
    <g transform={`scale(${scale})`}>
      <Sign of="figure" x={0} y={0} />
      <Sign of="figure-head" x={0} y={0} />
      <Sign of="figure-hat" x={0} y={0} />
    </g>
  )
  return [
    {
      ...{ x: 0, y: 0, width, height, part: 'hit:miss', label: words.say('hit-title.miss') },
      face: <rect class="ville-wall" width={width} height={height} rx="8" />,
    },
    { ...at(0, 0), width: 0, height: 0, face: figure },
    zone('hat', -112, -150, 224, 110),
    zone('head', -54, -34, 108, 92),
    zone('body', -128, 64, 256, 92),
    name('miss', -width / scale / 2 + 72, -126),
    name('hat', 0, -80),
    name('head', 0, 44),
    name('body', 0, 122),
  ]
}
