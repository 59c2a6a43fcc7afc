import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'

/*
 * Biome holds the rooms to their limits by globs of paths. A glob that no longer matches would hold nothing, and
 * nobody would see it; so what is forbidden is planted in a house of the same rooms, which has to be found.
 */

const house = mkdtempSync(join(tmpdir(), 'reckoning-lint-'))
const rule = 'src/games/wild-gangs/rules/planted.ts'
const kind = 'src/games/wild-gangs/situations/planted.ts'
const kernel = 'src/kernel/planted.ts'
const board = 'src/games/wild-gangs/board/planted.ts'
const words = 'src/kernel/words/planted.ts'
const stage = 'src/explorer/planted.tsx'

const statements = (count: number) => 'count()\n'.repeat(count)
const globals = 'lint/style/noRestrictedGlobals'
const imports = 'lint/style/noRestrictedImports'
const functions = 'lint/complexity/noExcessiveLinesPerFunction'
const files = 'lint/style/noExcessiveLinesPerFile'

/** Code, where it stands, and by which rule it is forbidden there; by none where it is allowed. */
const planted: readonly (readonly [code: string, file: string, rule?: string])[] = [
  ['export const luck = Math.random()', rule, 'plugin'],
  ['export const luck = Math.random()', kind, 'plugin'],
  ['export const luck = Math.random()', kernel, 'plugin'],
  ['export const luck = Math.random()', board],
  ['export const floor = Math.floor(1.5)', rule],
  ['export const now = new Date()', rule, globals],
  ['export const now = Date.now()', kernel, globals],
  ['document.body.append()', kind, globals],
  ['window.close()', kernel, globals],
  ['console.log(1)', kernel, globals],
  ['console.log(1)', words],
  ['export const place = { location }', rule, globals],
  ['export const f = ({ location }: { location: string }) => location', rule],
  ['export interface Day { Date: string; process: number }', rule],
  ["export { h } from 'preact'", rule, imports],
  ["export { h } from 'preact'", board],
  ["export { readFileSync } from 'node:fs'", kernel, imports],
  ["export type { PathLike } from 'fs'", kind, imports],
  ["export { default } from 'fraction.js'", kernel],
  ["export { copyOf } from '../../../kernel/copy.ts'", rule],
  ['export function f() { try { count() } catch {} }', rule, 'plugin'],
  ['export function f() { try { count() } finally { count() } }', kind, 'plugin'],
  ['export function* f() { yield 1 }', rule, 'plugin'],
  ['export function f() { try { count() } catch {} }', kernel],
  [`export function f() {\n${statements(58)}}`, rule],
  [`export function f() {\n${statements(59)}}`, rule, functions],
  [`export const all = { make() { return () => {\n${statements(59)}} } }`, stage, functions],
  [statements(400), stage],
  [statements(401), stage, files],
  ['a { color: red }\n'.repeat(401), 'src/explorer/styles/planted.css', files],
]

/** File in which a piece of code is planted: each has one of its own, beside where it is said to stand. */
const fileOf = (at: number) => (planted[at]?.[1] ?? '').replace('planted', `planted-${at}`)

const found = new Map<string, Set<string>>()

beforeAll(() => {
  for (const path of ['biome.json', 'scripts/lint'])
    cpSync(inProject(path), join(house, path), { recursive: true })
  for (const [at, [code]] of planted.entries()) {
    const file = join(house, fileOf(at))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${code}\n`)
  }
  for (const { category, location } of lint()) {
    const path = location.path.replaceAll('\\', '/')
    found.set(path, (found.get(path) ?? new Set()).add(category))
  }
})

afterAll(() => rmSync(house, { recursive: true }))

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string }
}

/** Lints the planted house. Biome ends with an error, since it finds some. */
function lint(): readonly Diagnostic[] {
  const program = inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'src']
  try {
    execFileSync(process.execPath, [program, ...args], { cwd: house, stdio: 'pipe' })
    return []
  } catch (error) {
    return JSON.parse(String((error as { stdout?: unknown }).stdout)).diagnostics
  }
}

describe('the linter', () => {
  test.each(
    planted.map(([code, file, rule = 'nothing'], at) => [code.slice(0, 60), file, rule, at]),
  )('finds in %j of %s: %s', (_code, _file, rule, at) => {
    const held = ['plugin', globals, imports, functions, files]
    const categories = [...(found.get(fileOf(Number(at))) ?? [])]
    const ours = categories.filter((category) => held.includes(category))
    expect(ours).toEqual(rule === 'nothing' ? [] : [rule])
  })
})
