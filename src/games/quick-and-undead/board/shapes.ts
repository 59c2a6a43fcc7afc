import { sheetOf } from '../../../explorer/sheet.ts'

/** Address of a shape in `sheet.svg`. */
export const shape = sheetOf('quick-and-undead')
