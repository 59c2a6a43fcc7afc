import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../../../src/kernel/game/kind.ts'
import type { LinkState } from '../../../src/kernel/link/link.ts'
import { layoutOf } from './layout.ts'

/** A link that was given to readers: where it leads, and a digest of the state that it opens. */
export interface FrozenLink {
  readonly game: string
  readonly kind: string
  /** Begins with `#`; alone it is the link to the example. */
  readonly fragment: string
  readonly digest: string
}

/** Characters of a digest: 60 bits of a state, 24 bits of a part, which stands among some hundred others. */
const OF_A_STATE = 10
const OF_A_PART = 4

/** A digest of what a link opens: the same values give the same digest, in whatever order their keys stand. */
export function digestOf({ situation, readings, log }: LinkState): string {
  return digestOfValues({ situation, readings, log })
}

/** A digest of any plain data. */
export function digestOfValues(values: unknown): string {
  return hash(JSON.stringify(values, sorted), OF_A_STATE)
}

/**
 * A mark for each part of a kind's situations, in the order of a link. Marks of single parts, where one hash of
 * all would be shorter, tell a part that was added from one that was moved.
 */
export function marksOf({ schema }: Kind): readonly string[] {
  return layoutOf(schema).map((part) => hash(part, OF_A_PART))
}

/** Tells whether the parts that were frozen still stand among those of today, in their order. */
export function stillStand(before: readonly string[], now: readonly string[]): boolean {
  let next = 0
  for (const mark of now) if (mark === before[next]) next++
  return next === before.length
}

/** The frozen links, a line each: game, kind, fragment and digest. */
export function frozenLinks(): readonly FrozenLink[] {
  return linksOf('links.txt')
}

/**
 * Links of version 1 in which equal things were told apart, a line each; their digest is of situation, readings
 * and the values of the answers, in which sets are sorted.
 */
export function formerLinks(): readonly FrozenLink[] {
  return linksOf('former.txt')
}

function linksOf(file: string): readonly FrozenLink[] {
  return linesOf(file).map((line) => {
    const [game = '', kind = '', fragment = '', digest = ''] = line.split(' ')
    return { game, kind, fragment, digest }
  })
}

/** The frozen parts by `game kind`, a line each with the marks of its parts. */
export function frozenParts(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    linesOf('parts.txt').map((line) => {
      const [game, kind, marks = ''] = line.split(' ')
      return [`${game} ${kind}`, marks.match(new RegExp(`.{${OF_A_PART}}`, 'g')) ?? []]
    }),
  )
}

/** Writes the links back. */
export function writeLinks(links: readonly FrozenLink[]): void {
  write(
    'links.txt',
    links.map(({ game, kind, fragment, digest }) => [game, kind, fragment, digest]),
  )
}

/** Writes the parts back. */
export function writeParts(parts: ReadonlyMap<string, readonly string[]>): void {
  write(
    'parts.txt',
    [...parts].map(([name, marks]) => [name, marks.join('')]),
  )
}

function linesOf(file: string): readonly string[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
}

function write(file: string, lines: readonly (readonly string[])[]): void {
  const text = lines.map((words) => `${words.join(' ')}\n`).join('')
  writeFileSync(join(import.meta.dirname, file), text)
}

function hash(text: string, characters: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, characters)
}

/** Replaces a record by one whose keys are sorted. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
