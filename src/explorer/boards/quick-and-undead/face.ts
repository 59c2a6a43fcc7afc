import type { Given, Position } from '../../../engine/games/quick-and-undead/position.ts'
import { examples } from '../../../engine/games/quick-and-undead/situations/examples.ts'
import { kindNames } from '../../../engine/games/quick-and-undead/situations/open.ts'
import { quickAndUndead as speech } from '../../../speech/games/quick-and-undead.ts'
import type { Face } from '../../face.ts'
import { Board } from './Board.tsx'
import { pressed } from './edits.ts'
import type { TableKind } from './fitting.ts'
import game from './game.ts'
import { live, panels } from './odds/kinds.ts'
import { describe, hand, values } from './values.ts'

const atTable = async () => (await import('./SituationEditor.tsx')).SituationEditor
const atStart = async () => (await import('./SituationEditor.tsx')).GameEditor

/** How The Quick and the Undead is drawn and said. */
const quickAndUndead: Face<Given, Position> = {
  ...speech,
  game,
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
