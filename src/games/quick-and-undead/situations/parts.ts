import type { Reader } from '../../../kernel/reader.ts'
import type { CommonSituation } from './common.ts'
import type { QuickKind, QuickSituation } from './open.ts'
import type { TableSituation } from './table.ts'

type Part<K extends QuickKind> = keyof Extract<QuickSituation, { readonly kind: K }>

const ofAll: readonly (keyof CommonSituation | 'kind' | 'law')[] = [
  'kind',
  'players',
  'twoGangs',
  'hardships',
  'law',
  'buildings',
  'undead',
]

const ofTables: readonly Exclude<keyof TableSituation, keyof CommonSituation>[] = [
  'day',
  'round',
  'noon',
  'gangs',
  'town',
  'street',
  'bootHill',
  'supply',
]

const ofKinds: { readonly [K in QuickKind]: readonly Part<K>[] } = {
  duel: ['space', 'duellists', 'targets'],
  intimidation: ['by', 'from', 'target', 'at'],
  shooting: ['by', 'from', 'ability', 'card'],
  robbery: ['by', 'of', 'what'],
  purchase: ['by', 'space', 'building'],
  'building-fight': ['by', 'space', 'building'],
  turn: ['by', 'space'],
  round: [],
  count: [],
  'final-duel': ['duellists'],
  game: [],
}

/** Refuses parts that nobody would read: one that is misspelt would be left out in silence. */
export function checkParts(
  reader: Reader,
  kind: QuickKind,
  situation: Readonly<Record<string, unknown>>,
): void {
  const ofTable = kind === 'game' ? [] : ofTables
  reader.parts(situation, [...ofKinds[kind], ...ofAll, ...ofTable])
}
