import type { Box as Area } from '../../../../explorer/board/box.ts'
import { Label } from '../../../../explorer/board/Label.tsx'
import { listed } from '../../../../kernel/data/stock.ts'
import type { Objective, Seat } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { pointsOf, QUOTA, timesMet } from '../../rules/points.ts'
import { Drawing, type Piece, Sign, Signs, Told, WIDTH } from '../Drawing.tsx'
import { laidOf, type View } from '../view.ts'
import { SeatMark, sheetHeight, sheetPieces } from './Sheet.tsx'

/** Height of a row of cards. */
const CARDS = 46

/** Whose sheets are shown: those whom a situation tells of, or all; whoever is asked about a sheet first. */
export function seatsShown({ given, offers }: View): readonly Seat[] {
  const { kind, told, seats } = given
  const own = seats.filter((seat) => seat === told.seat || seat === told.target)
  const all =
    ['combat', 'horde', 'claim', 'inventory'].includes(kind) && own.length > 0 ? own : seats
  const asked = [...(offers?.keys() ?? [])]
  const isAsked = (seat: Seat) => Number(asked.some((part) => part.startsWith(`place:${seat}:`)))
  return all.toSorted((one, other) => isAsked(other) - isAsked(one))
}

/** The sheets of some survivors, side by side where there is room. */
export function Sheets({ seats, ...view }: View & { readonly seats: readonly Seat[] }) {
  return (
    <div class="trust-sheets">
      {seats.map((seat) => (
        <OwnSheet key={seat} {...view} seat={seat} />
      ))}
    </div>
  )
}

/** The sheet of a survivor below the Objective cards of its player, and below what the case asks of it. */
function OwnSheet({ seat, ...view }: View & { readonly seat: Seat }) {
  const { given, position, words } = view
  const { objectives } = position.players[seat]
  const heads = given.told.seat !== seat ? {} : { claim: Points, inventory: Coming }
  const Strip = heads[given.kind as 'claim']
  const cards = Strip ? CARDS : 0
  const under = cards + (objectives.length > 0 ? CARDS : 0)
  const strip = { x: 0, y: 0, width: WIDTH, height: CARDS }
  const pieces: readonly Piece[] = [
    ...(Strip ? [{ ...strip, face: <Strip {...view} seat={seat} /> }] : []),
    ...objectives.map((card, at) =>
      cardPiece(view, seat, card, { x: at * 80, y: cards, width: 76, height: CARDS - 6 }),
    ),
    ...sheetPieces(view, seat, under),
  ]
  const height = under + sheetHeight(view, seat)
  return (
    <Drawing
      {...view}
      pieces={pieces}
      height={height}
      label={words.say('board.sheet-of', { seat })}
    />
  )
}

/** An Objective card, with how often it is met. */
function cardPiece(view: View, seat: Seat, card: Objective | 'unseen', area: Area): Piece {
  const { position, words } = view
  const times = timesMet(position.players[seat], card)
  const name = nouns.objective.alone(card, words)
  return {
    ...area,
    part: `card:${seat}:${card}`,
    label: words.say('board.card', { card: name, times }),
    face: (
      <g class={times > 0 ? 'trust-card trust-met' : 'trust-card'}>
        <rect width={area.width} height={area.height} rx="5" />
        <CardSigns card={card} />
        <Label as="trust-number" x={50} y={27} text={times > 0 && `+${times}`} />
      </g>
    ),
  }
}

/** objective.one-point: what has to be brought back, or who has to be dead. */
function CardSigns({ card }: { readonly card: Objective | 'unseen' }) {
  if (card === 'unseen') return <Sign of="hidden" x={24} y={20} scale={0.8} look="trust-faint" />
  const dead = { of: 'dead', y: 20, scale: 0.6 }
  if (card === 'left-dead') return <Told {...dead} x={38} gap={-32} text="←" />
  if (card === 'right-dead') return <Told {...dead} x={16} gap={12} text="→" />
  if (card !== 'two-resources') return <Sign of={card} x={24} y={20} scale={0.85} />
  return <Signs of={['food', 'materials']} gap={20} x={24} y={20} scale={0.65} />
}

/** end.win: the points that a survivor has, by where they come from, against those that it takes to leave. */
function Points({ seat, ...view }: View & { readonly seat: Seat }) {
  const { resources: held, objectives, deaths, total } = pointsOf(laidOf(view), seat)
  const most = Math.max(QUOTA, total)
  const width = (WIDTH - 90) / most
  const kinds = listed({ resources: held, objectives, deaths })
  return (
    <g class="trust-points">
      {Array.from({ length: most }, (_, at) => (
        <rect
          key={at}
          class={`trust-point trust-point-${kinds[at] ?? 'none'}`}
          x={at * width}
          y="6"
          width={width - 4}
          height="28"
          rx="5"
        />
      ))}
      <path class="trust-quota" d={`M${QUOTA * width - 2} 0v40`} />
      <Label as="trust-total" x={WIDTH - 4} y={31} text={`${total}/${QUOTA}`} />
    </g>
  )
}

/** Token that comes to the sheet, and its giver. */
function Coming({ given: { told }, words }: View) {
  const { comes = 'wound', by } = told
  const name = nouns.item.alone(comes, words)
  return (
    <g class="trust-coming">
      <Told of={comes} {...{ x: 22, y: 20, scale: 1.1, gap: 26, as: 'trust-name', text: name }} />
      {comes === 'wound' && by && by !== 'zombies' && <SeatMark seat={by} x={462} y={20} />}
      {comes === 'wound' && by === 'zombies' && (
        <Sign of="zombie" x={460} y={20} look="trust-undead" />
      )}
    </g>
  )
}
