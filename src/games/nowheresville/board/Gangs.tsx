import type { Seat } from '../components.ts'
import { BANDIT, blockOf, heightOf, SeatMark } from './Bandit.tsx'
import { Drawing, type Piece, WIDTH } from './Drawing.tsx'
import { seatLine } from './values.ts'
import { cardsOf, type View } from './view.ts'

/** The line of a player over the bandits, and the room between two gangs. */
const HEAD = 32
const GAP = 12

/** Each player's money, bandits and equipment; those of some players, or of all. */
export function Gangs({ seats, ...view }: View & { readonly seats: readonly Seat[] }) {
  const { words, position } = view
  let y = 0
  const pieces = seats.flatMap((seat): readonly Piece[] => {
    const gang = position.gangs[seat]
    const rows = Math.max(...gang.map((one) => heightOf(cardsOf(one).length)), 0)
    const top = y
    const height = HEAD + rows
    y += height + GAP
    return [
      {
        ...{ x: 0, y: top, width: WIDTH, height },
        part: `seat:${seat}`,
        label: seatLine(seat, view),
        isPlace: true,
        face: <Head seat={seat} {...view} />,
      },
      ...gang.flatMap((member, place) => {
        const at = { x: place * (BANDIT.width + 9), y: top + HEAD }
        return blockOf(view, member, at, { cards: cardsOf(member) })
      }),
    ]
  })
  return (
    <Drawing {...view} pieces={pieces} height={y - GAP} label={words.say('board.panel.gangs')} />
  )
}

function Head({ seat, position, given, words }: View & { readonly seat: Seat }) {
  const money = position.money[seat]
  const share = Math.min(1, money / given.target)
  const hasWon = position.winners.includes(seat)
  return (
    <g class={hasWon ? 'ville-gang ville-won' : 'ville-gang'}>
      <SeatMark seat={seat} x={13} y={14} />
      <text class="ville-money" x="34" y="21">
        {words.money(money)}
      </text>
      <rect class="ville-purse" x="130" y="9" width={WIDTH - 130} height="9" rx="4" />
      <rect
        class="ville-purse-full"
        x="130"
        y="9"
        width={(WIDTH - 130) * share}
        height="9"
        rx="4"
      />
    </g>
  )
}
