import { sheetOf } from '../../../explorer/sheet.ts'

/** Where a shape of the sheet, `sheet.svg`, stands. */
export const shape = sheetOf('wild-gangs')
