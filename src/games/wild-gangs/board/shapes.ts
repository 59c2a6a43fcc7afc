import { sheetOf } from '../../../explorer/sheet.ts'
import type { EventCard, Mark, Seat } from '../components.ts'
import type { Side, Street } from '../town.ts'

/** What lies at the spot of an event: nothing, a card that nobody has seen, or one that all see. */
type EventState = 'bare' | 'down' | 'up'

/** Everything that is drawn on the sheet, `sheet.svg`. */
export type Shape =
  | EventCard
  | Mark
  | `event-${EventState}`
  | `gang-${Seat}`
  | `places-${Side}`
  | `closed-${Street}`
  | `figure-${'streets' | 'spots' | 'facing'}`
  | 'ground'
  | 'gangster'
  | 'buildings'
  | 'loot'
  | 'protected'
  | 'lock'
  | 'bonus'

/** Where a shape of the sheet stands. */
export const shape = sheetOf<Shape>('wild-gangs')
