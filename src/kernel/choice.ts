/** The choices that questions offer and rolls can show, and their building blocks. */

export { either, evenly, except, without } from './choice/altered.ts'
export { assignment } from './choice/assignment.ts'
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
} from './choice/contract.ts'
export { LARGEST_COUNT } from './choice/count.ts'
export { form } from './choice/form.ts'
export { type Point, type Pose, pointOn } from './choice/grid.ts'
export { ordersOf, pairsOf, subsetsOf } from './choice/hands.ts'
export { oneOf, range } from './choice/list.ts'
export { sameData } from './choice/same.ts'
