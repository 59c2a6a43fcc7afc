import { type RobbedPlace, type RobberyCard, type Vault, vaults } from '../components.ts'
import { type Attempt, findMember, robberyCardsOf } from '../position.ts'
import { symbolOf, valueAt } from '../rules/numbers.ts'
import { BANDIT, blockOf } from './Bandit.tsx'
import { Drawing, type Piece, Sign, WIDTH } from './Drawing.tsx'
import { Notes } from './Town.tsx'
import { placeLine } from './values.ts'
import { cardLine, type View } from './view.ts'

/** A robbery that is on, or is about to be. */
export type Robbed = Pick<Attempt, 'bandit' | 'place' | 'number' | 'cards' | 'result' | 'success'>

interface RobberyProps extends View {
  readonly robbery: Robbed
  readonly label: string
}

/** A robbery card as it is laid down, so many beside each other. */
const CARD = { width: 89, height: 96, step: 97.5, across: 5 } as const
const CARDS = 76
const BAR = { height: 34, above: 30, below: 42 } as const
const TARGET = WIDTH - BANDIT.width - 50

/** What is robbed and by whom; the cards with what they are worth here; their sum against the number. */
export function Robbery({ robbery, label, ...view }: RobberyProps) {
  const { position, offers } = view
  const { bandit, cards, result, number } = robbery
  const member = findMember(position, bandit)
  const own = member ? robberyCardsOf(member) : []
  const laid = [...cards, ...without(own, cards)]
  const isChosen = (card: RobberyCard) => offers?.get(`card:${bandit}:${card}`) === true
  const used = cards.length > 0 ? cards : laid.filter(isChosen)
  const sum = used.reduce((all, card) => all + valueAt(view, card, robbery.place), 0)
  const rows = Math.max(1, Math.ceil(Math.min(laid.length, 2 * CARD.across) / CARD.across))
  const top = CARDS + rows * (CARD.height + 6) + BAR.above
  const pieces: readonly Piece[] = [
    ...(member ? blockOf(view, member, { x: 0, y: 0 }, { cards: [] }) : []),
    {
      ...{ x: BANDIT.width + 50, y: 0, width: TARGET, height: BANDIT.height },
      part: `location:${robbery.place}`,
      label: placeLine(robbery.place, view),
      isPlace: true,
      face: <Target robbery={robbery} {...view} />,
    },
    ...laid.slice(0, 2 * CARD.across).map((card, index) => ({
      ...{ x: (index % CARD.across) * CARD.step, width: CARD.width, height: CARD.height },
      y: CARDS + Math.floor(index / CARD.across) * (CARD.height + 6),
      part: `card:${bandit}:${card}`,
      label: cardLine(view, bandit, card),
      face: <Laid card={card} isUsed={used.includes(card)} place={robbery.place} {...view} />,
    })),
    {
      x: 0,
      y: top,
      width: 0,
      height: 0,
      face: <Bar sum={sum} result={result} number={number} {...view} />,
    },
  ]
  return <Drawing {...view} pieces={pieces} height={top + BAR.height + BAR.below} label={label} />
}

/** Some cards without others, each as often as it is there. */
function without(all: readonly RobberyCard[], taken: readonly RobberyCard[]): RobberyCard[] {
  const left = [...taken]
  return all.filter((card) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** The place with its number, and what there is to win. */
function Target({ robbery: { place, number, success }, ...view }: View & { robbery: Robbed }) {
  const { position, given, words } = view
  const { victim, prison } = position
  const sum = place === 'town' && victim ? words.money(given.faces.victims[victim].money) : ''
  const freed = place === 'prison' && prison ? words.say(`board.short.${prison}`) : ''
  const look = success === null ? '' : success ? ' ville-good' : ' ville-bad'
  return (
    <g class={`ville-target${look}`}>
      <path class="ville-arrow" d="M-41 29h32m-9-8l9 8l-9 8" />
      <rect class="ville-paper" width={TARGET} height={BANDIT.height} rx="6" />
      <Sign of={place} x={30} y={29} scale={1.3} look="ville-sign" />
      <text class="ville-name" x="58" y="24">
        {words.say(`board.place.${place}`)}
      </text>
      {vaults.some((one) => one === place) ? (
        <g transform="translate(58 42)">
          <Notes notes={position.vaults[place as Vault]} />
        </g>
      ) : (
        <text class="ville-stock" x="58" y="49">
          {sum || freed}
        </text>
      )}
      <text class="ville-beat" x="238" y="43">
        {`> ${number}`}
      </text>
    </g>
  )
}

interface LaidProps extends View {
  readonly card: RobberyCard
  readonly place: RobbedPlace
  readonly isUsed: boolean
}

/** robbery.three-symbols: a card with the value that counts here. */
function Laid({ card, place, isUsed, given }: LaidProps) {
  const value = valueAt({ given }, card, place)
  return (
    <g class={`ville-laid${isUsed ? ' ville-used' : ''}${value === 0 ? ' ville-none' : ''}`}>
      <rect class="ville-paper" width={CARD.width} height={CARD.height} rx="6" />
      <Sign of={card} x={CARD.width / 2} y={28} scale={1.25} look="ville-sign" />
      <Sign of={symbolOf[place].symbol} x={28} y={74} scale={0.8} look="ville-ink" />
      <text class="ville-worth" x="62" y="85">
        {value}
      </text>
    </g>
  )
}

interface BarProps extends View {
  readonly sum: number
  readonly result: number
  readonly number: number
}

/** robbery.step4-greater: the sum of the cards, then the die and Courage, against the number that has to be beaten. */
function Bar({ sum, result, number, words: { say } }: BarProps) {
  const reach = Math.max(number + 7, sum + 7, result + 1)
  const at = (value: number) => (value / reach) * WIDTH
  const needed = Math.max(0, number + 1 - sum)
  const isRolled = result > sum
  const text = isRolled
    ? say(result > number ? 'board.beaten' : 'board.short-by', {
        result,
        number,
        more: number + 1 - result,
      })
    : say(needed < 2 ? 'board.certain' : 'board.needed', { sum, needed })
  return (
    <g class="ville-bar">
      <rect class="ville-ground" width={WIDTH} height={BAR.height} rx="4" />
      <rect class="ville-sum" width={at(sum)} height={BAR.height} rx="4" />
      {isRolled && (
        <rect class="ville-rolled" x={at(sum)} width={at(result - sum)} height={BAR.height} />
      )}
      <path class="ville-line" d={`M${at(number)} -9v${BAR.height + 18}`} />
      {sum > 0 && (
        <text class="ville-in-bar" x={at(sum / 2)} y="25">
          {sum}
        </text>
      )}
      {isRolled && (
        <text class="ville-in-bar" x={at((sum + result) / 2)} y="25">
          {`+${result - sum}`}
        </text>
      )}
      <text class="ville-mark" x={at(number)} y="-13">
        {number}
      </text>
      <text class="ville-told" x="0" y={BAR.height + 32}>
        {text}
      </text>
    </g>
  )
}
