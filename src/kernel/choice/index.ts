/** The choices that questions offer and rolls can show, and their building blocks. */

export { either, evenly, except, without } from './altered.ts'
export { assignment } from './assignment.ts'
export {
  answersOf,
  type Bounds,
  type Choice,
  DRAW_TRIES,
  drawFrom,
  hasAnswer,
  isForced,
  type Shape,
  type Span,
  type Stock,
} from './contract.ts'
export { LARGEST_COUNT } from './count.ts'
export { form } from './form.ts'
export { type Point, type Pose, pointOn } from './grid.ts'
export { ordersOf, pairsOf, subsetsOf } from './hands.ts'
export { oneOf, range } from './list.ts'
export { sameData } from './same.ts'
