import { type ChoosePrey, type Settled, settle } from './oracle.ts'
import {
  allEvents,
  allSides,
  allSpots,
  type EventName,
  type Gang,
  gangsOf,
  type Readings,
  type Side,
  type Town,
} from './oracle-town.ts'

/**
 * Every town that an incompletely known one can be, each as likely as any other: the unknown spots hold
 * any of the events not seen, in any arrangement; the unknown gangsters of a gang are any of its cards
 * that are not in sight.
 */
export function possibleTowns(town: Town): Town[] {
  const blank = allSpots.filter((spot) => town.events[spot] === 'unknown')
  const unseen = allEvents.filter((event) => !Object.values(town.events).includes(event))
  let towns: Town[] = arrangements(unseen, blank.length).map((laid) => {
    const events = { ...town.events }
    for (const [index, spot] of blank.entries()) events[spot] = laid[index] as EventName
    return { ...town, events }
  })
  for (const gang of gangsOf(town)) towns = towns.flatMap((known) => withUnknownCards(known, gang))
  return towns
}

function withUnknownCards(town: Town, gang: Gang): Town[] {
  const texts = allSides.flatMap((side) => town.gangsters[side] ?? [])
  const hidden = texts.filter((text) => text.includes(`${gang}?`)).length
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  const unseen = numbers.filter((number) => !texts.some((text) => text.includes(gang + number)))
  return arrangements(unseen, hidden).map((drawn) => {
    const left = [...drawn]
    const gangsters: Partial<Record<Side, string[]>> = {}
    for (const side of allSides) {
      gangsters[side] = (town.gangsters[side] ?? []).map((text) =>
        text.includes(`${gang}?`) ? `(${gang}${left.shift()})` : text,
      )
    }
    return { ...town, gangsters }
  })
}

/** Every way to lay so many of the things in a row. */
function arrangements<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return things.flatMap((first) =>
    arrangements(
      things.filter((thing) => thing !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  )
}

/** Number of possible towns for each result, and of all. */
export function countTowns(
  town: Town,
  readings: Readings,
  choosePrey: ChoosePrey,
  resultOf: (settled: Settled) => string,
): { readonly all: number; readonly counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>()
  const towns = possibleTowns(town)
  for (const possible of towns) {
    const result = resultOf(settle(possible, readings, choosePrey))
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return { all: towns.length, counts }
}
