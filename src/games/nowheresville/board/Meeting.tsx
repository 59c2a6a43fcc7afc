import type { BanditId } from '../components.ts'
import { faceOf, findMember, gunCardsOf, seatOf } from '../position.ts'
import { BANDIT, BanditFace, blockOf, heightOf } from './Bandit.tsx'
import { Drawing, type Piece, paper, sign, text, WIDTH } from './Drawing.tsx'
import { stackLine, stackOf } from './flights.tsx'
import type { Focus } from './focus.ts'
import { gunsOf, type View } from './view.ts'

interface MeetingProps extends View {
  readonly meeting: Extract<Focus, { kind: 'meeting' }>
  readonly label: string
  /** True when nobody will be aimed at in the drawing. */
  readonly isStill?: boolean | undefined
}

/** There is always room for somebody to aim at, and between whoever has shot and who was hit for the shot. */
const LEAST = 210
const SHOT = 92

/** State of a bandit in a meeting: on turn, fled, dead, or holding a position. */
function standingOf({ position }: View, id: BanditId): string {
  const { fight, dead, order } = position
  if (dead.includes(id) || fight?.fallen.includes(id)) return 'dead'
  if (fight?.fled.includes(id)) return 'fled'
  if (order.includes(id)) return 'placed'
  return fight?.turns[0] === id ? 'turn' : 'stands'
}

/**
 * Those who meet, with what they hold in their hands: who stands, who has fled and from
 * whom, and who is placed already.
 */
export function Meeting({ meeting: { bandits, told }, label, isStill, ...view }: MeetingProps) {
  const { position, offers } = view
  const members = bandits.map((id) => findMember(position, id))
  // As many as anybody could hold, so that nothing moves once they are chosen.
  const guns = Math.max(2, ...members.map((one) => (one ? 1 + gunCardsOf(one).length : 0)))
  const gap = told?.hit ? SHOT : 9
  const across = bandits.length > 3 ? 3 : 2
  const width = across === 3 ? WIDTH : 2 * BANDIT.width + gap
  const step = { x: BANDIT.width + gap, y: heightOf(guns) + 22 }
  const cell = (index: number) => {
    return { x: (index % across) * step.x, y: Math.floor(index / across) * step.y }
  }
  const stack = isStill ? [] : stackOf(view, cell(bandits.length))
  const last = cell(bandits.length - 1).y + step.y
  const height = Math.max(isStill ? 0 : LEAST, last, ...stack.map((one) => one.y + one.height))
  const isAimed = [...(offers?.keys() ?? [])].some((part) => part.startsWith('hit:'))
  const pieces = isAimed
    ? aimPieces(view, width, height)
    : [
        ...bandits.flatMap((id, index) => fighter(view, id, told?.stake, cell(index))),
        ...stack,
        ...(told?.hit && bandits.length === 2 ? shotPieces(view, told.hit) : []),
        ...(told?.hit ? bandits.map((id, index) => moneyOf(view, id, cell(index), step.y)) : []),
      ]
  const all = [label, stackLine(view)].filter(Boolean).join('. ')
  return <Drawing {...view} pieces={pieces} width={width} height={height} label={all} />
}

/** Somebody who meets others; an accomplice who has died in this situation is in no gang any more. */
function fighter(
  view: View,
  id: BanditId,
  stake: string | undefined,
  at: Pick<Piece, 'x' | 'y'>,
): readonly Piece[] {
  const { position, words, given } = view
  const standing = standingOf(view, id)
  const place = position.order.indexOf(id) + 1
  const told = standing === 'placed' ? words.say('board.nth', { place }) : ''
  const isMarked = standing !== 'stands' && standing !== 'turn'
  const stamp = {
    ...at,
    y: at.y + BANDIT.height + 4,
    ...BANDIT,
    face: isMarked && (
      <g class={`ville-stamp ville-stamp-${standing}`} transform="translate(77 22) rotate(-6)">
        <rect x="-58" y="-18" width="116" height="34" rx="4" />
        <text y="7">{told || words.say(`board.standing.${standing}`)}</text>
      </g>
    ),
  }
  const member = findMember(position, id)
  if (!member) {
    const { life } = faceOf({ given }, id)
    const gone = { member: { wounds: life, bullets: 0, courage: 0 }, life, experience: 0 }
    const name = words.say(`board.short.${id}`)
    const face = <BanditFace {...gone} name={name} look="ville-dead" />
    return [{ ...at, ...BANDIT, part: `bandit:${id}`, face }, stamp]
  }
  const cards = gunsOf(view, member)
  const look = `ville-${standing}${stake ? ` ville-by-${stake}` : ''}`
  return [
    ...blockOf(view, member, at, { cards, free: position.fight?.free[id], look }),
    stamp,
    {
      ...at,
      width: BANDIT.width,
      height: heightOf(cards.length),
      part: `seat:${seatOf(position, id)}`,
    },
  ]
}

/** Shooter and target of the last shot, and the place where the band landed. */
function shotPieces({ words }: View, hit: string): readonly Piece[] {
  const face = (
    <>
      <path class="ville-arrow" d="M10 29h68m-9-8l9 8l-9 8" />
      {text(SHOT / 2, 58, words.say(`board.zone.${hit}`), 'ville-landed')}
    </>
  )
  return [{ x: BANDIT.width, y: 0, width: SHOT, height: BANDIT.height, face }]
}

/** death.bounty: the money of a player, on which it depends. */
function moneyOf(view: View, id: BanditId, at: Pick<Piece, 'x' | 'y'>, y: number): Piece {
  const { position, words, events = [] } = view
  // An accomplice who has died is in no gang any more.
  const lost = events.find((event) => event.kind === 'died' && event.bandit === id)
  const seat = seatOf(position, id) ?? (lost?.kind === 'died' && lost.seat)
  const money = seat ? `${seat}: ${words.money(position.money[seat])}` : ''
  return { ...at, y: at.y + y, width: 0, height: 0, face: text(0, 0, money, 'ville-money') }
}

/** Zones of a hit around the middle of a drawing of 480 by 320; everything else is a miss. */
const zones = [
  ['hat', -112, -150, 224, 110, 0, -80],
  ['head', -54, -34, 108, 92, 0, 44],
  ['body', -128, 64, 256, 92, 0, 122],
] as const

/** hit.body, hit.head, hit.hat, hit.miss: somebody to aim at, and everything beside. */
function aimPieces({ words: { say } }: View, width: number, height: number): readonly Piece[] {
  const scale = Math.min(height / 320, width / 480)
  const at = (x: number, y: number) => ({ x: width / 2 + x * scale, y: height / 2 + y * scale })
  const name = (hit: string, x: number, y: number): Piece => ({
    ...at(x, y),
    width: 0,
    height: 0,
    face: text(0, 0, say(`board.zone.${hit}`), 'ville-zone'),
  })
  const figure = (['figure', 'figure-head', 'figure-hat'] as const).map((one) => {
    return sign(one, 0, 0, scale, '')
  })
  const wall = paper({ width, height }, 'ville-wall')
  return [
    { x: 0, y: 0, width, height, part: 'hit:miss', face: wall },
    { ...at(0, 0), width: 0, height: 0, face: figure },
    ...zones.map(([hit, x, y, wide, high]) => {
      return { ...at(x, y), width: wide * scale, height: high * scale, part: `hit:${hit}` }
    }),
    name('miss', -width / scale / 4 - 27, 24),
    ...zones.map(([hit, , , , , x, y]) => name(hit, x, y)),
  ]
}
