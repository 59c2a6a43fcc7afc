import { buildingCards, seats, spaces } from '../components.ts'
import type { QuickEvent } from '../events.ts'

/*
 * The parts of the board, by name: `gang:A`, `space:5`, `space:hired`, `site:saloon`, `street:`, `hill:`.
 */

/** The facts of an event that name a gang. */
const ofGangs = ['seat', 'from', 'to', 'target', 'by', 'opponent', 'law'] as const

/** The parts of the board that an event is about. */
export function partsOf(event: QuickEvent): readonly string[] {
  const facts = event as unknown as Readonly<Record<string, unknown>>
  const names = new Set<string>()
  for (const name of ofGangs) {
    for (const seat of listOf(facts[name])) if (isOneOf(seats, seat)) names.add(`gang:${seat}`)
  }
  // A list of all gangs points at nobody.
  const gangs = listOf(facts['seats'])
  if (event.kind !== 'laid-down') for (const seat of gangs) names.add(`gang:${seat}`)
  for (const name of ['space', 'from']) addPlace(names, facts[name])
  addPlace(names, facts['building'])
  if (event.kind !== 'tied') addPlace(names, facts['at'])
  // Undead are cards too, and lie in the places that are named beside them.
  if (isOneOf(buildingCards, facts['card'])) names.add(`site:${facts['card']}`)
  if (event.kind === 'undead-added' || event.kind === 'boot-hill-made') names.add('hill:')
  return [...names]
}

function addPlace(names: Set<string>, place: unknown): void {
  if (place === 'street') names.add('street:')
  else if (place === 'hired' || isOneOf(spaces, place)) names.add(`space:${place}`)
  else if (isOneOf(buildingCards, place)) names.add(`site:${place}`)
}

function isOneOf(ids: readonly unknown[], value: unknown): boolean {
  return ids.includes(value)
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
