import { copyOf } from '../../kernel/copy.ts'
import { type Place, type Seat, seats } from './components.ts'
import { type Given, type Held, isItem, type Position } from './position.ts'
import { isFaceDown } from './rules/sheet.ts'

/**
 * The position as one seat sees it: objective.hidden: nobody sees the Objectives of others;
 * sheet.hidden-box, sheet.backpack-hidden, object.satchel: nor what lies face down on their sheets.
 */
export function seenBy(position: Position, seat: Seat, given: Pick<Given, 'components'>): Position {
  const view = copyOf(position)
  for (const other of seats) {
    if (other === seat) continue
    const player = view.players[other]
    for (const card of player.objectives) if (card !== 'unseen') view.deck[card]++
    player.objectives = player.objectives.map(() => 'unseen')
    for (const [place, held] of Object.entries(player.sheet) as [Place, Held | null][]) {
      const isHidden =
        isItem(held) && isFaceDown({ given: given as Given, now: position }, other, place)
      if (isHidden) player.sheet[place] = { kind: 'blank', mark: 'none' }
    }
  }
  return view
}

/** Every token and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { players, lying, gone, drawn, bag, stacks, deck, lifted } = position
  const sheets = Object.values(players).flatMap(({ sheet }) => Object.values(sheet))
  const held = [...sheets, ...Object.values(lifted).flat()].filter(isItem)
  const cards = [
    ...Object.values(players).flatMap(({ objectives }) => objectives),
    ...position.away,
  ]
  const found = lying.flatMap(({ item }) => item ?? [])
  const inBag = [bag, stacks.weapons, stacks.objects].flatMap((stack) => names(stack))
  return [
    ...[...held, ...found, ...gone].map(({ kind, mark }) =>
      mark === 'special' ? 'special-resource' : kind,
    ),
    ...position.unseen.resources,
    ...drawn,
    ...inBag,
    ...[...names(deck), ...cards].map((card) => `card ${card}`),
  ]
}

function names(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) =>
    new Array<string>(Math.max(count, 0)).fill(name),
  )
}
