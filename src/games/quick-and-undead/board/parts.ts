import { spaces } from '../components.ts'
import type { QuickEvent } from '../events.ts'

/*
 * The parts of the board, by name: `gang:A`, `space:5`, `space:hired`, `site:saloon`, `street:`, `hill:`.
 */

/** The facts of an event that name a gang. */
const ofGangs = ['seat', 'from', 'to', 'target', 'by', 'opponent', 'law'] as const
const seatForm = /^[A-FR]$/

/** The parts of the board that an event is about. */
export function partsOf(event: QuickEvent): readonly string[] {
  const facts = event as unknown as Readonly<Record<string, unknown>>
  const names = new Set<string>()
  for (const name of ofGangs) {
    for (const seat of listOf(facts[name])) {
      if (typeof seat === 'string' && seatForm.test(seat)) names.add(`gang:${seat}`)
    }
  }
  // A list of all gangs points at nobody.
  const seats = listOf(facts['seats'])
  if (event.kind !== 'laid-down') for (const seat of seats) names.add(`gang:${seat}`)
  for (const name of ['space', 'from']) addPlace(names, facts[name])
  addPlace(names, facts['building'])
  if (event.kind !== 'tied') addPlace(names, facts['at'])
  if (isBuildingEvent(event)) names.add(`site:${facts['card']}`)
  if (event.kind === 'undead-added' || event.kind === 'boot-hill-made') names.add('hill:')
  return [...names]
}

/** Undead have a `card` too; a building is named by anything else that has one. */
function isBuildingEvent(event: QuickEvent): boolean {
  return 'card' in event && event.card !== undefined && !/^U\d+$/.test(event.card)
}

function addPlace(names: Set<string>, place: unknown): void {
  if (place === 'street') names.add('street:')
  else if (place === 'hired' || spaces.some((space) => space === place)) names.add(`space:${place}`)
  else if (typeof place === 'string' && place.length > 1 && !notPlaces.includes(place)) {
    names.add(`site:${place}`)
  }
}

const notPlaces = ['stand', 'graveyard']

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
