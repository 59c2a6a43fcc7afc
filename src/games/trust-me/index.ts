import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import * as components from './components.ts'
import { moments } from './export-moments.ts'
import { makeTrustMe, type TrustMe } from './game.ts'
import { kinds } from './situations/index.ts'
import { speech } from './words/speech.ts'

export type { Components as TrustMeComponents } from './components.ts'
export type { TrustMeEvent } from './events.ts'
export type { TrustMe, TrustMeSituation } from './game.ts'
export type { Given as TrustMeGiven, Position as TrustMePosition } from './position.ts'

/** Seats, places of a sheet, items, survivors and scenery of the box. */
const { seats, places, items, objectives, survivors, pieceKinds } = components
const box = { seats, places, items, objectives, survivors, pieceKinds }

/** Trust Me, for programs. */
export const trustMe: Program<components.Components, TrustMe, typeof box> = {
  make: makeTrustMe,
  components: componentData,
  speech,
  moments,
  geography: box,
  clauses,
  lessons: ['follow', 'measuring'],
  labs: [kinds[0].name, ...kinds.slice(1).map(({ name }) => name)],
  poster: 'zombies',
}
