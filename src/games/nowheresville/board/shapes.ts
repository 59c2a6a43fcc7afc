import { sheetOf } from '../../../explorer/sheet.ts'
import type { Attribute, CardSymbol, Gun, Location, RobberyCard } from '../components.ts'

/** Everything that is drawn on the sheet, `sheet.svg`. */
export type Shape =
  | Location
  | RobberyCard
  | CardSymbol
  | Exclude<Attribute, 'bullets'>
  | 'bullet'
  | 'life'
  | 'colt'
  | 'handgun'
  | 'rifle'
  | 'note'
  | 'back'
  | 'victim'
  | 'dead'
  | 'figure'
  | 'figure-head'
  | 'figure-hat'

/** Where a shape of the sheet stands. */
export const shape = sheetOf<Shape>('nowheresville')

/** How a gun is drawn: the Colt, one for a hand, one for two. */
export function gunShape(gun: Gun, hands: number): Shape {
  if (gun === 'colt') return 'colt'
  return hands === 2 ? 'rifle' : 'handgun'
}
