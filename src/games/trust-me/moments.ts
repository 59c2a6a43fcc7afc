import { momentsOf } from '../../kernel/moment.ts'
import type { Components } from './components.ts'
import type { Given, Position } from './position.ts'

/** The moments at which situations begin. */
export const moments = momentsOf<Given, Position, Components>({
  writers: {},
  bearing: ({ given, now }) => ({ ...given, ...now }),
})
