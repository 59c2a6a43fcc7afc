import { takeOut } from '../../../kernel/data/lists.ts'
import { type RobberyCard, type Vault, vaults } from '../components.ts'
import { type Attempt, findMember, robberyCardsOf } from '../position.ts'
import { symbolOf, valueAt } from '../rules/numbers.ts'
import { BANDIT, blockOf } from './Bandit.tsx'
import { Drawing, type Piece, paper, sign, text, WIDTH } from './Drawing.tsx'
import { notes } from './Town.tsx'
import type { View } from './view.ts'

/** A robbery that is on, or is about to be. */
export type Robbed = Pick<Attempt, 'bandit' | 'place' | 'number' | 'cards' | 'result' | 'success'>

interface RobberyProps extends View {
  readonly robbery: Robbed
  readonly label: string
}

/** A robbery card as it is laid down, so many beside each other, in two rows at the most. */
const CARD = { width: 89, height: 96 } as const
const ACROSS = 5
const CARDS = 76
const BAR = { width: WIDTH, height: 34 } as const
const TARGET = { width: WIDTH - BANDIT.width - 50, height: BANDIT.height } as const

/** The robbery: its place and its bandit, the cards with their worth here, and their sum against the number. */
export function Robbery({ robbery, label, ...view }: RobberyProps) {
  const { position, offers } = view
  const { bandit, cards, place } = robbery
  const member = findMember(position, bandit)
  const own = member ? [...robberyCardsOf(member)] : []
  for (const card of cards) takeOut(own, card)
  const laid = [...cards, ...own].slice(0, 2 * ACROSS)
  const isChosen = (card: RobberyCard) => offers?.get(`card:${bandit}:${card}`) === true
  const used = cards.length > 0 ? cards : laid.filter(isChosen)
  const sum = used.reduce((all, card) => all + valueAt(view, card, place), 0)
  const y = CARDS + Math.max(1, Math.ceil(laid.length / ACROSS)) * (CARD.height + 6) + 30
  const target = { x: BANDIT.width + 50, y: 0, ...TARGET, part: `location:${place}`, isPlace: true }
  const pieces: readonly Piece[] = [
    ...(member ? blockOf(view, member, { x: 0, y: 0 }, { cards: [] }) : []),
    { ...target, face: <Target robbery={robbery} {...view} /> },
    ...laid.map((card, index) => ({
      x: (index % ACROSS) * 97.5,
      y: CARDS + Math.floor(index / ACROSS) * (CARD.height + 6),
      ...CARD,
      part: `card:${bandit}:${card}`,
      face: <Laid card={card} isUsed={used.includes(card)} robbery={robbery} {...view} />,
    })),
    { x: 0, y, width: 0, height: 0, face: <Bar sum={sum} robbery={robbery} {...view} /> },
  ]
  return <Drawing {...view} pieces={pieces} height={y + BAR.height + 42} label={label} />
}

/** Part of a robbery's picture. */
interface PartProps extends View {
  readonly robbery: Robbed
}

/** The place with its number, and what there is to win. */
function Target({ robbery: { place, number, success }, position, given, words }: PartProps) {
  const { victim, prison } = position
  const sum = place === 'town' && victim ? words.money(given.faces.victims[victim].money) : ''
  const freed = place === 'prison' && prison ? words.say(`board.short.${prison}`) : ''
  const isVault = vaults.some((one) => one === place)
  return (
    <g class={success === null ? '' : success ? 'ville-good' : 'ville-bad'}>
      <path class="ville-arrow" d="M-41 29h32m-9-8l9 8l-9 8" />
      {paper(TARGET)}
      {sign(place, 30, 29, 1.3)}
      {text(58, 24, words.say(`board.place.${place}`), 'ville-name')}
      <g transform="translate(58 42)">
        {isVault ? notes(position.vaults[place as Vault]) : text(0, 7, sum || freed, 'ville-stock')}
      </g>
      {text(264, 43, `> ${number}`, 'ville-beat')}
    </g>
  )
}

interface LaidProps extends PartProps {
  readonly card: RobberyCard
  readonly isUsed: boolean
}

/** robbery.three-symbols: a card with the value that counts here. */
function Laid({ card, isUsed, robbery: { place }, given }: LaidProps) {
  const value = valueAt({ given }, card, place)
  return (
    <g class={`${isUsed ? 'ville-used' : ''}${value === 0 ? ' ville-none' : ''}`}>
      {paper(CARD)}
      {sign(card, CARD.width / 2, 28, 1.25)}
      {sign(symbolOf[place].symbol, 28, 74, 0.8, 'ville-ink')}
      {text(62, 85, value, 'ville-worth')}
    </g>
  )
}

/** robbery.step4-greater: the sum of the cards, then the die and Courage, against the number that has to be beaten. */
function Bar({ sum, robbery, words: { say } }: PartProps & { readonly sum: number }) {
  const { result, number } = robbery
  const at = (value: number) => (value / Math.max(number + 7, sum + 7, result + 1)) * WIDTH
  const needed = Math.max(0, number + 1 - sum)
  const isRolled = result > sum
  const more = number + 1 - result
  const told = isRolled
    ? say(`board.${result > number ? 'beaten' : 'short-by'}`, { result, number, more })
    : say(`board.${needed < 2 ? 'certain' : 'needed'}`, { sum, needed })
  /** The middle of a part, or of the longer side of it where the line would run through what is written there. */
  const middleOf = (from: number, to: number) => {
    const middle = (from + to) / 2
    if (number <= from || number >= to || Math.abs(at(middle - number)) > 24) return at(middle)
    return at(((number - from > to - number ? from : to) + number) / 2)
  }
  const part = (from: number, to: number, look: string, written: string | number) => (
    <>
      <g transform={`translate(${at(from)} 0)`}>{paper({ ...BAR, width: at(to - from) }, look)}</g>
      {text(middleOf(from, to), 25, written, 'ville-in-bar')}
    </>
  )
  return (
    <>
      {paper(BAR, 'ville-ground')}
      {sum > 0 && part(0, sum, 'ville-sum', sum)}
      {isRolled && part(sum, result, 'ville-rolled', `+${result - sum}`)}
      <path class="ville-line" d={`M${at(number)} -9v${BAR.height + 18}`} />
      {text(at(number), -13, number, 'ville-mark')}
      {text(0, BAR.height + 32, told, 'ville-told')}
    </>
  )
}
