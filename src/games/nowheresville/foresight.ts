/* What looking ahead rests on beside play. */

export { inventory } from './inventory.ts'
export { outlook } from './lookahead.ts'
