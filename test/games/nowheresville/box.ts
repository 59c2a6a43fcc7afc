import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Decisions, in the words of the events that tell them. */
export interface Told {
  readonly kind: string
  readonly [part: string]: unknown
}

/** The cards of the box. */
export interface Box {
  readonly bandits: Readonly<
    Record<string, { life: number; experience: number; bullets: number; courage: number }>
  >
  readonly robbery: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly guns: Readonly<
    Record<string, { hands: number; fists: number; free: number; cartridges: number }>
  >
  readonly victims: Readonly<Record<string, { number: number; money: number }>>
  readonly copies: Readonly<Record<string, number>>
}

type Row = { readonly id: string; readonly count: number }

const file = parse(readFileSync('content/components/nowheresville.yaml', 'utf8'))
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [row.id, row]))

/** The cards of the box as the file of the components lists them. */
export const box = {
  bandits: byId(file.bandits),
  robbery: byId(file.robbery),
  guns: byId(file.guns),
  victims: byId(file.victims),
  copies: Object.fromEntries([...file.robbery, ...file.guns].map(({ id, count }) => [id, count])),
} as unknown as Box
