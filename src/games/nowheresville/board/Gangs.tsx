import type { Seat } from '../components.ts'
import { BANDIT, blockOf, heightOf } from './Bandit.tsx'
import { Drawing, disc, type Piece, paper, text, WIDTH } from './Drawing.tsx'
import { cardsOf, type View } from './view.ts'

/** The line of a player over the bandits, and the room between two gangs. */
const HEAD = 32
const GAP = 12

/** The bar of a player's money. */
const PURSE = { width: WIDTH - 130, height: 9 } as const

/** Each player's money, bandits and equipment; those of some players, or of all. */
export function Gangs({ seats, ...view }: View & { readonly seats: readonly Seat[] }) {
  const { gangs } = view.position
  let next = 0
  const pieces = seats.flatMap((seat): readonly Piece[] => {
    const y = next
    const height = HEAD + Math.max(...gangs[seat].map((one) => heightOf(cardsOf(one).length)), 0)
    next += height + GAP
    const face = <Head seat={seat} {...view} />
    return [
      { x: 0, y, width: WIDTH, height, part: `seat:${seat}`, isPlace: true, face },
      ...gangs[seat].flatMap((member, place) => {
        const at = { x: place * (BANDIT.width + 9), y: y + HEAD }
        return blockOf(view, member, at, { cards: cardsOf(member) })
      }),
    ]
  })
  const label = view.words.say('board.panel.gangs')
  return <Drawing {...view} pieces={pieces} height={next - GAP} label={label} />
}

function Head({ seat, position, given, words }: View & { readonly seat: Seat }) {
  const money = position.money[seat]
  const width = PURSE.width * Math.min(1, money / given.target)
  return (
    <g class={position.winners.includes(seat) ? 'ville-won' : ''}>
      {disc(13, 14, seat)}
      {text(34, 21, words.money(money), 'ville-money')}
      <g transform="translate(130 9)">
        {paper(PURSE, 'ville-purse')}
        {paper({ ...PURSE, width }, 'ville-purse-full')}
      </g>
    </g>
  )
}
