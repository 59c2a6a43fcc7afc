import { byKey } from '../../../kernel/data/keyed.ts'
import { sizeOf } from '../../../kernel/data/stock.ts'
import { type Components, type ItemKind, isResourceKind, items, resources } from '../components.ts'
import { nameOfItem } from '../inventory.ts'
import { type Held, isItem, type Position } from '../position.ts'

/** setup.search-pool: how many tokens there are beside a Resource of each type, and one more for each player. */
const OTHERS = 8

/** setup.search-pool: how many search tokens are no Resource that was set aside. */
export function othersFor(players: number): number {
  return OTHERS + players
}

/**
 * setup.search-pool: what those tokens of a told table can be that nobody has looked at: the whole pool without what is
 * known of it, which is what somebody has looked at, and on the sheets what no stack of starting tokens can have held.
 */
export function unlookedIn(
  { players, lying }: Pick<Position, 'players' | 'lying'>,
  { search, startingWeapons, startingObjects }: Components,
  playing: number,
): Pick<Position, 'bag' | 'unseen'> {
  const sheets = Object.values(players).flatMap(({ sheet }) => Object.values(sheet))
  const looked = lying.flatMap(({ item }) => item ?? [])
  const known = byKey(items, (kind) => {
    const starting = (startingWeapons[kind] ?? 0) + (startingObjects[kind] ?? 0)
    return countOf(looked, kind) + Math.max(0, countOf(sheets, kind) - starting)
  })
  const bag = byKey(items, (kind) => {
    const drawn = Math.max(0, known[kind] - Number(isResourceKind(kind)))
    return Math.max(0, (search[kind] ?? 0) - drawn)
  })
  const aside = resources.filter((kind) => known[kind] === 0)
  const others = othersFor(playing) - sizeOf(search) + sizeOf(bag)
  // Of a table on which more lies than the setup lays, all that can be is of the bag.
  const least = Math.max(0, lying.length - looked.length - aside.length)
  const unseen = { resources: aside, others: Math.min(Math.max(others, least), sizeOf(bag)) }
  return { bag, unseen }
}

function countOf(all: readonly (Held | null)[], kind: ItemKind): number {
  return all.filter((held) => isItem(held) && nameOfItem(held) === kind).length
}
