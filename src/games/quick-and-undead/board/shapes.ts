import { sheetOf } from '../../../explorer/sheet.ts'
import { type Cell, type CriticalSide, criticalSides, resources, type Seat } from '../components.ts'
import type { Posture } from '../position.ts'
import { abilities } from '../spaces.ts'

/** Signs that stand beside the words that say what they mean. */
export const signs = [
  ...resources,
  ...criticalSides,
  ...abilities,
  'hire',
  'undead',
  'grave',
  'town',
] as const
export type Sign = (typeof signs)[number]

/** What a cell of a Targeting card shows: a Bullet, a spent shell, or that its number has been rolled. */
export type CellState = 'loaded' | 'empty' | 'rolled'

/** Everything that is drawn on the sheet, `sheet.svg`. */
export type Shape =
  | Sign
  | `mark-${Seat}`
  | `${Posture | 'dead'}-${Seat}`
  | `token-${CriticalSide}`
  | `head-${CriticalSide}`
  | `${CellState}-${Cell}`
  | 'card'
  | 'd8'
  | 'door'
  | 'front'

/** Where a shape of the sheet stands. */
export const shape = sheetOf<Shape>('quick-and-undead')
