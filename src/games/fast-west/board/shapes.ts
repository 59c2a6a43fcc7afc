import { sheetOf } from '../../../explorer/sheet.ts'
import type { Card } from '../components.ts'

/** Everything that is drawn on the sheet, `sheet.svg`. */
export type Shape =
  | Card
  | 'bare'
  | 'front'
  | 'back'
  | 'stack'
  | 'hat'
  | 'bullet'
  | 'empty'
  | 'token'
  | 'hands-up'
  | 'salute'
  | 'pointing'

/** Where a shape of the sheet stands. */
export const shape = sheetOf<Shape>('fast-west')
