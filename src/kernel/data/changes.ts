import type { GameEvent } from '../run/table.ts'

/** Changes of the position by kind of event. A kind that is not listed changes nothing. */
export type Changes<Position, Event extends GameEvent> = {
  readonly [Kind in Event['kind']]?: (
    position: Position,
    event: Extract<Event, { kind: Kind }>,
  ) => void
}

/**
 * All changes of a game, as a map: every event looks here, and an object of so many names takes twice as long
 * to look into.
 */
export function changesIn<Position, Event extends GameEvent>(
  ...all: readonly Changes<Position, Event>[]
): ReadonlyMap<string, (position: Position, event: Event) => void> {
  return new Map(all.flatMap((some) => Object.entries(some) as []))
}

/** Some parts of what lies on the table become others. */
export function set<T extends object>(whole: T, parts: Partial<T>): void {
  Object.assign(whole, parts)
}
