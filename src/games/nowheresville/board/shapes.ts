import { sheetOf } from '../../../explorer/sheet.ts'
import type { Gun } from '../components.ts'

/** Where a shape of the sheet, `sheet.svg`, stands. */
export const shape = sheetOf('nowheresville')

/** How a gun is drawn: the Colt, one for a hand, one for two. */
export function gunShape(gun: Gun, hands: number): string {
  if (gun === 'colt') return 'colt'
  return hands === 2 ? 'rifle' : 'handgun'
}
