import { namedIn, partNamer } from '../../../../src/kernel/words/parts.ts'
import { speechOf } from '../../../../src/kernel/words/speak.ts'
import type { ToyEvent } from '../events.ts'
import { things } from '../nouns.ts'
import type { Given } from '../position.ts'

/** The names of the parts of a situation. */
const situationPart = partNamer(things, {
  ...namedIn('editor', 'players', 'mover', 'banked'),
  'banked.{seat}': 'editor.banked-by',
})

/** Words of the game. */
export const speech = speechOf<ToyEvent, Given>(things, {
  headings: { passed: ({ seat }, { say }) => say('heading.turn', { seat }) },
  situationPart,
})
