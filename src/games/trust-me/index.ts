import type { Game } from '../../kernel/game/game.ts'
import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import * as components from './components.ts'
import * as counting from './counting.ts'
import type { TrustMeEvent } from './events.ts'
import { moments } from './export-moments.ts'
import { game } from './game.ts'
import { inventory } from './inventory.ts'
import * as lookahead from './lookahead.ts'
import type { Given, Position } from './position.ts'
import { kinds, type TrustMeSituation } from './situations/index.ts'
import { speech } from './words/speech.ts'

export type { Components as TrustMeComponents } from './components.ts'
export type { TrustMeEvent } from './events.ts'
export type { Given as TrustMeGiven, Position as TrustMePosition } from './position.ts'
export type { TrustMeSituation } from './situations/index.ts'

/** Seats, places of a sheet, items, survivors and scenery of the box. */
const { seats, places, items, objectives, survivors, pieceKinds } = components
const box = { seats, places, items, objectives, survivors, pieceKinds }

export type TrustMe = Game<TrustMeSituation, Given, Position, TrustMeEvent>

/** Trust Me with the given component data. */
export function makeTrustMe(data: components.Components): TrustMe {
  return { ...game.play(data, kinds), ...counting, ...lookahead, inventory }
}

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
