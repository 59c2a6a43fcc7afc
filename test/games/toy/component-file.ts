import type { ComponentData } from '../../../src/kernel/game/program.ts'
import { count, type Of, parts } from '../../../src/kernel/schema/schema.ts'
import { type Components, GOAL_LIMIT } from './components.ts'

const goal = count(1, GOAL_LIMIT)

/** The parts of the components file, names and provenance apart. */
const file = parts({ chips: parts({ goal }) })

/** The components file, once it is read. */
export type ComponentFile = Of<typeof file>

/** The component data, and what the rules take of it. */
export const componentData: ComponentData<Components, ComponentFile> = {
  file,
  own: parts({ goal }),
  toEngine: ({ chips }) => ({ goal: chips.goal }),
}
