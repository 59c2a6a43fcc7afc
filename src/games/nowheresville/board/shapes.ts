import { sheetOf } from '../../../explorer/sheet.ts'
import type { Gun } from '../components.ts'

/** Address of a shape in `sheet.svg`. */
export const shape = sheetOf('nowheresville')

/** Shape of a gun: the Colt, a one-handed gun, a two-handed gun. */
export function gunShape(gun: Gun, hands: number): string {
  if (gun === 'colt') return 'colt'
  return hands === 2 ? 'rifle' : 'handgun'
}
