import type { Draw } from '../../kernel/answer.ts'
import { copyOf } from '../../kernel/copy.ts'
import { type Outlook, promiseOf, shuffled } from '../../kernel/outlook.ts'
import { type ItemKind, items, objectives, resources, type Seat, seats } from './components.ts'
import { type Given, isItem, type Laid, type Player, type Position, woundsOf } from './position.ts'
import { pointsOf, QUOTA } from './rules/points.ts'
import { isFaceDown } from './rules/sheet.ts'

/** Players of Trust Me want to live and to have the points that it takes to leave. */
export const outlook: Outlook<Given, Position> = {
  games: 60,
  horizon: { loop: 'rounds', rounds: 1 },
  fill: ({ now, given }, seat, draw) => filled(now, given, seat as Seat, draw),
  victory: ({ now }, seat) =>
    now.phase === 'over' ? Number(now.winners.includes(seat as Seat)) : undefined,
  promise: (laid, seat) => promiseOf(leadOf(laid, seat as Seat), 3),
}

/** How near a survivor is to leaving, and how well it is. */
function leadOf(laid: Laid, seat: Seat): number {
  const { state } = laid.now.players[seat]
  if (state === 'dead') return -9
  return pointsOf(laid, seat).total - QUOTA / 2 - woundsOf(laid, seat)
}

/** Things by name, as often as they are there. */
function pool<Name extends string>(
  names: readonly Name[],
  counts: Readonly<Partial<Record<Name, number>>>,
) {
  return names.flatMap((name) => new Array<Name>(counts[name] ?? 0).fill(name))
}

/** Those that are left when some are taken out. */
function left<Name>(all: readonly Name[], seen: readonly Name[]): Name[] {
  const rest = [...all]
  for (const one of seen) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1)
  return rest
}

/** The cards and tokens that a seat does not see are dealt anew: every one of the box that it sees nowhere is as likely. */
function filled(view: Position, { components }: Given, seat: Seat, draw: Draw): Position {
  const position = copyOf(view)
  const known = position.players[seat].objectives.flatMap((card) =>
    card === 'unseen' ? [] : [card],
  )
  const deck = shuffled(left(pool(objectives, components.objectives), known), draw)
  for (const player of Object.values(position.players)) {
    player.objectives = player.objectives.map((card) =>
      card === 'unseen' ? (deck.pop() ?? card) : card,
    )
  }
  position.away = position.away.map((card) => (card === 'unseen' ? (deck.pop() ?? card) : card))
  for (const card of objectives) position.deck[card] = deck.filter((one) => one === card).length
  fillTokens(position, components, seat, draw)
  return position
}

/** The same for tokens, of the bag and of the Resources that were set aside. */
function fillTokens(
  position: Position,
  components: Given['components'],
  seat: Seat,
  draw: Draw,
): void {
  const all: readonly ItemKind[] = [...resources, ...pool(items, components.search)]
  const seen = Object.values(position.players).flatMap((player) =>
    seenOn(player, position, components, seat),
  )
  const lying = position.lying.flatMap(({ item }) => item?.kind ?? [])
  const rest = shuffled(
    left(all, [...seen, ...lying, ...position.gone.map(({ kind }) => kind)]),
    draw,
  )
  for (const other of seats) {
    if (other === seat) continue
    const { sheet } = position.players[other]
    for (const [place, held] of Object.entries(sheet)) {
      const isDown = isFaceDown(
        { given: { components }, now: position },
        other,
        place as keyof typeof sheet,
      )
      if (isDown && isItem(held))
        sheet[place as keyof typeof sheet] = { kind: rest.pop() ?? 'blank', mark: 'none' }
    }
    position.lifted[other] = position.lifted[other].map((held) =>
      isItem(held) ? { kind: rest.pop() ?? 'blank', mark: 'none' } : held,
    )
  }
  const unseen = position.lying.filter(({ item }) => item === null).length
  const set = rest.splice(0, unseen)
  const isResource = (kind: ItemKind) => (resources as readonly string[]).includes(kind)
  position.unseen.resources = resources.filter((kind) => set.includes(kind))
  position.unseen.others = unseen - position.unseen.resources.length
  const bag = [...set, ...rest].filter((kind) => !isResource(kind))
  for (const item of items) position.bag[item] = bag.filter((kind) => kind === item).length
}

/** What of a sheet lies face up, or is one's own. */
function seenOn(
  player: Player,
  position: Position,
  components: Given['components'],
  seat: Seat,
): readonly ItemKind[] {
  const owner = seats.find((one) => position.players[one] === player) as Seat
  return Object.entries(player.sheet).flatMap(([place, held]) => {
    const isDown = isFaceDown(
      { given: { components }, now: position },
      owner,
      place as keyof Player['sheet'],
    )
    return isItem(held) && (owner === seat || !isDown) ? [held.kind] : []
  })
}
