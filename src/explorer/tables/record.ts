import { isRecord } from '../../kernel/data/keyed.ts'
import type { Question } from '../../kernel/run/laid-table.ts'
import type { GameEvent } from '../../kernel/run/table.ts'
import type { Situation } from '../contract.ts'
import type { Entry } from './entries.ts'

/** Version of what is kept of a table. A later version is left alone. */
const version = 1

/** A question as far as its words need it: data, which can be kept. */
export type AskedBefore = Pick<Question, 'step' | 'kind' | 'clause' | 'about'> & {
  readonly by?: string
  readonly of?: string | undefined
}

/** The names by which a table knows an entry again. */
export interface Named {
  readonly asked: AskedBefore
  /** The event with which its round began. */
  readonly round?: GameEvent
  /** True where each of several holders was given something. */
  readonly isHanded: boolean
  /** True when the answer is for the eyes of one player. */
  readonly isSecret: boolean
}

/** A change of what had been told before: the question, and what it said and says. */
export interface Correction {
  readonly at: number
  readonly kind: string
  readonly before: unknown
  readonly after: unknown
  /** Number of later entries that still stood; nothing where that was not kept. */
  readonly stood?: number
  /** Absent where the table was kept by an earlier version. */
  readonly named?: Named | undefined
}

/** Players of the seats of a whole game: a person, an opponent with sense, or chance. */
export type Seated = Readonly<Record<string, string>>

/** A table as the device keeps it: who plays, by which rules, and all that was told, by value. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  /** The names of the players by their seats; a seat without one goes by its letter. */
  readonly names: Readonly<Record<string, string>>
  readonly situation: Situation
  /** House rules: the interpretations chosen when the table began. */
  readonly readings: Readonly<Record<string, string>>
  /** True when the phone rolls and draws; otherwise the table tells what came up. */
  readonly isDrawn: boolean
  /** The seed of what the phone draws. */
  readonly seed: number
  readonly entries: readonly Entry[]
  /** Entries that wait to be told again after a correction. */
  readonly waiting: readonly Entry[]
  readonly corrections: readonly Correction[]
  /** The round as it was last told, for the list of tables. */
  readonly round: string
  readonly isOver: boolean
  /** Of a whole game against opponents who plays each seat; nothing at a real table. */
  readonly seated?: Seated | undefined
  /** True where people tell what hands do, such as where something lands; always so at a real table. */
  readonly isTold?: boolean | undefined
  /** Milliseconds of the device's clock: when it began, and when something was last told. */
  readonly begun: number
  readonly touched: number
}

/** Reason why what was kept cannot be read. */
export type Unreadable = 'damaged' | 'later'

/** Longest name of a player. */
export const LONGEST_NAME = 24

/** Most entries of a table, and most characters of a file: no game that anybody plays comes near. */
const [MOST_ENTRIES, MOST_CHARACTERS] = [20_000, 5_000_000]

/** Reads a table as it is kept or was exported; copies what it knows and nothing else. */
export function readTable(value: unknown): TableRecord | Unreadable {
  if (!isRecord(value)) return 'damaged'
  const { id, game, names, situation, readings, entries, waiting, corrections } = value
  const { version: written } = value
  if (typeof written === 'number' && written > version) return 'later'
  const isSound =
    isId(id) && isId(game) && isTexts(names) && isTexts(readings) && isSituation(situation)
  if (!isSound || !isEntries(entries) || !isEntries(waiting)) return 'damaged'
  return {
    ...{ id, game, names: named(names), situation, readings },
    isDrawn: value['isDrawn'] === true,
    seed: countIn(value['seed']),
    entries: entries.map(plain),
    waiting: waiting.map(plain),
    corrections: Array.isArray(corrections) ? corrections.flatMap(correctionIn) : [],
    round: typeof value['round'] === 'string' ? value['round'].slice(0, 80) : '',
    isOver: value['isOver'] === true,
    ...(isTexts(value['seated']) && { seated: value['seated'] }),
    ...(value['isTold'] === true && { isTold: true }),
    begun: countIn(value['begun']),
    touched: countIn(value['touched']),
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
}

function isSituation(value: unknown): value is Situation {
  return isRecord(value) && typeof value['kind'] === 'string'
}

function isEntries(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.length <= MOST_ENTRIES && value.every(isEntry)
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || typeof value['kind'] !== 'string' || !('value' in value)) return false
  return value['who'] === undefined || typeof value['who'] === 'string'
}

function plain({ kind, who, value }: Entry): Entry {
  return { kind, ...(who !== undefined && { who }), value }
}

function correctionIn(value: unknown): readonly Correction[] {
  if (!isRecord(value)) return []
  const { at, kind, before, after, stood, named } = value
  if (typeof at !== 'number' || typeof kind !== 'string') return []
  const by = isNamed(named) ? named : undefined
  const count = stood === undefined ? {} : { stood: countIn(stood) }
  return [{ at, kind, before, after, ...count, ...(by && { named: by }) }]
}

function isNamed(value: unknown): value is Named {
  if (!isRecord(value) || !isRecord(value['asked'])) return false
  const { kind, clause, step } = value['asked']
  return [kind, clause, step].every((one) => typeof one === 'string')
}

/** Names as they are shown: short, and no other seat's letter. */
export function named(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const cut = Object.entries(names).map(
    ([seat, name]) => [seat, name.trim().slice(0, LONGEST_NAME)] as const,
  )
  return Object.fromEntries(cut.filter(([seat, name]) => name && !isOtherSeat(name, seat)))
}

function isOtherSeat(name: string, seat: string): boolean {
  return /^[A-Z]$/.test(name) && name !== seat
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** A table as the device keeps it, with the version by which it is read. */
export function written(table: TableRecord): TableRecord & { readonly version: number } {
  return { version, ...table }
}

/** The file that an export of tables writes. */
export function exported(tables: readonly TableRecord[]): string {
  return JSON.stringify({ reckoning: 'tables', version, tables: tables.map(written) }, undefined, 1)
}

/** Reads an exported file, each table for itself; refused where it is no such file or holds no table that can be read. */
export function imported(text: string): readonly TableRecord[] | Unreadable {
  if (text.length > MOST_CHARACTERS) return 'damaged'
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || value['reckoning'] !== 'tables') return 'damaged'
    if (typeof value['version'] === 'number' && value['version'] > version) return 'later'
    const all = Array.isArray(value['tables']) ? value['tables'].map(readTable) : []
    const found = all.filter((one) => typeof one !== 'string')
    return found.length > 0 ? found : 'damaged'
  } catch {
    return 'damaged'
  }
}
