import type { Face } from '../../explorer/face.ts'
import { Board } from './board/Board.tsx'
import { pressed } from './board/edits.ts'
import type { TableKind } from './board/fitting.ts'
import { live, panels } from './board/odds/kinds.ts'
import { describe, hand, values } from './board/values.ts'
import game from './engine.ts'
import type { Given, Position } from './position.ts'
import { examples } from './situations/examples.ts'
import { kindNames } from './situations/open.ts'
import { speech } from './words/speech.ts'

const atTable = async () => (await import('./board/SituationEditor.tsx')).SituationEditor
const atStart = async () => (await import('./board/SituationEditor.tsx')).GameEditor

/** How The Quick and the Undead is drawn and said. */
const quickAndUndead: Face<Given, Position> = {
  ...speech,
  game,
  hire: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  Board,
  editors: Object.fromEntries(kindNames.map((kind) => [kind, kind === 'game' ? atStart : atTable])),
  press: (situation, part) => pressed(situation as TableKind, part),
  examples,
  describe,
  values,
  isIdle: ({ kind }) => kind === 'not-applied',
  isParameter,
  // Nothing of a situation is unknown but the order of Boot Hill, which is drawn when it matters.
  possibilities: () => 1n,
  hasHands: (kind) => kind === 'game',
  hand,
  live,
  panels,
}

/** Seats that play, buildings in play; everything else can be asked of any table. */
function isParameter(name: string, value: string, given: Given): boolean {
  if (name !== 'seat') return true
  return given.seats.some((seat) => seat === value) || (given.solo && value === 'R')
}

export default quickAndUndead
