import { sheetOf } from '../../../explorer/sheet.ts'

/** Address of a shape in `sheet.svg`. */
export const shape = sheetOf('trust-me')

/** dice.blue, dice.yellow, dice.red, dice.black, dice.green, dice.white: the shape of a die of each colour. */
export const polyhedra = {
  blue: 'd4',
  yellow: 'd6',
  red: 'd8',
  black: 'd12',
  green: 'd12',
  white: 'd20',
} as const
