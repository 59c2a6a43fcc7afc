import { middle } from '../../../explorer/board/box.ts'
import { Drawing, Touched } from '../../../explorer/board/Drawing.tsx'
import type { Target } from '../../../explorer/board/Targets.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import type { Noun } from '../../../kernel/words/nouns.ts'
import { cards, type Seat } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'
import { boxesOf } from './boxes.ts'
import { drafted } from './drafted.ts'
import { emptyBox, kindBoxes } from './geometry.ts'
import { shape } from './shapes.ts'
import { Table, TopCard, viewBoxOf } from './Table.tsx'
import { seatLine } from './values.ts'

type Props = BoardProps<Given, Position>

/** The round table: a picture that can be read, and parts that can be pressed. */
export function Board({ position: settled, ...others }: Props) {
  const { given, words, touched, offers, draft } = others
  const kinds = cards.filter((card) => offers?.has(`card:${card}`))
  // Where a card is told, the kinds of card lie in the middle in place of the bullets.
  const ring = kinds.length > 0 ? [] : settled.ring
  const position = drafted({ ...settled, ring }, draft)
  const props = { ...others, position }
  return (
    <div class="west">
      <Drawing
        {...props}
        look="west-drawing"
        viewBox={viewBoxOf(given)}
        label={words.say('board.label')}
        targets={targetsOf(props)}
      >
        <Table position={position} given={given} words={words} isPlanned={others.isEdited} />
        {kinds.map((card) => (
          <TopCard key={card} top={card} {...middle(kindBoxes.get(`card:${card}`) as Target)} />
        ))}
        {offers?.has(EMPTY) && <use href={shape('empty')} {...middle(emptyBox(given.players))} />}
        <Touched boxes={boxesOf(position, given)} parts={touched} margin={-1} corner={7} />
      </Drawing>
    </div>
  )
}

/** The part that is no bullet at all. */
const EMPTY = 'hand:none'

/**
 * Parts of the table that can be pressed: each player's place and, when it is an answer, a bullet, a stack or a kind
 * of card.
 */
function targetsOf({ position, given, words, offers }: Props): readonly Target[] {
  const empty = [EMPTY, emptyBox(given.players)] as const
  const boxes = [...boxesOf(position, given), ...kindBoxes, empty]
  return boxes.flatMap(([part, box]) => {
    const [of, id] = part.split(':') as [string, string]
    if (of === 'seat') return [{ part, label: seatLine(id as Seat, position, words), ...box }]
    const noun = nounOf[of] ?? nouns.seat
    const label = noun.alone(noun.idOf(id) as never, words)
    return offers?.has(part) ? [{ part, label, ...box }] : []
  })
}

/** By which noun a kind of part is called; a stack by its player. */
const nounOf = { bullet: nouns.bullet, card: nouns.card, hand: nouns.none } as Readonly<
  Record<string, Noun>
>
