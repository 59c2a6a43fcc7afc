import { sheetOf } from '../../../explorer/sheet.ts'
import type { Die, ItemKind, Skill } from '../components.ts'
import type { TokenKind } from '../position.ts'

/** Everything that is drawn on the sheet, `sheet.svg`. */
export type Shape =
  | Skill
  | ItemKind
  | TokenKind
  | 'hidden'
  | 'din'
  | 'echo'
  | 'noise'
  | 'pawn'
  | 'target'
  | 'lying'
  | 'solid'
  | 'opaque'
  | 'cover'
  | 'chest'
  | 'search'
  | 'medical'
  | 'ammo-box'
  | (typeof polyhedra)[Die]
  | 'survivor'
  | 'zombie'
  | 'dead'
  | 'exit'
  | 'sheet'
  | `${FrameSet}-${string}`

/** The drawings of chapters that are frames of one sort. */
export type FrameSet = 'priorities' | 'sight' | 'move' | 'templates' | 'tray' | 'setup' | 'specials'

/** Where a shape of the sheet stands. */
export const shape = sheetOf<Shape>('trust-me')

/** dice.blue, dice.yellow, dice.red, dice.black, dice.green, dice.white: the shape of a die of each colour. */
export const polyhedra = {
  blue: 'd4',
  yellow: 'd6',
  red: 'd8',
  black: 'd12',
  green: 'd12',
  white: 'd20',
} as const
