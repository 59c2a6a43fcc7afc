import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongName } from '../../scripts/new-game/make.ts'
import { inProject } from '../../src/content/root.ts'

/* A game is made in a copy of the project, so that nothing of it is left in the tree. */

const name = 'prairie-dogs'
/** Far more than it takes: tools that have a machine for themselves need seconds. */
const MINUTES = 600_000
const copy = mkdtempSync(join(tmpdir(), 'reckoning-new-game-'))
const copied = [
  'src',
  'content',
  'scripts',
  'test',
  'package.json',
  'README.md',
  'biome.json',
  '.gitignore',
  'tsconfig.json',
  'tsconfig.engine.json',
  'vitest.config.ts',
  '.dependency-cruiser.mjs',
]

beforeAll(() => {
  for (const each of copied) cpSync(inProject(each), join(copy, each), { recursive: true })
  symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
  execFileSync(process.execPath, ['scripts/new-game.ts', name], { cwd: copy })
}, MINUTES)

afterAll(() => rmSync(copy, { recursive: true, force: true }), MINUTES)

/** Runs a tool of the project in the copy. Returns its exit code and all that it prints. */
function run(tool: string, ...args: readonly string[]): { code: number | null; printed: string } {
  const script = join(copy, 'node_modules', tool)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { code: status, printed: `${stdout}${stderr}` }
}

test('a name that cannot be one is refused', () => {
  for (const wrong of ['', 'Prairie', 'prairie dogs', '../dogs', 'toy', 'wild-gangs'])
    expect(wrongName(wrong, inProject()), wrong).toBeTypeOf('string')
  expect(wrongName(name, inProject())).toBeUndefined()
})

test(
  'a new game is clean, compiles, and its arrows run as they should',
  () => {
    const lint = run('@biomejs/biome/bin/biome', 'ci', `src/games/${name}`, 'src/games/manifest.ts')
    expect(lint, lint.printed).toMatchObject({ code: 0 })
    const config = { extends: './tsconfig.engine.json', include: [`src/games/${name}`] }
    const compilerOptions = { noEmit: true, declaration: false, incremental: false }
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ ...config, compilerOptions }))
    const types = run('typescript/bin/tsc', '-p', 'tsconfig.new.json')
    expect(types, types.printed).toMatchObject({ code: 0 })
    const arrows = run(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      `src/games/${name}`,
      '--preserve-symlinks',
      '--config',
      '.dependency-cruiser.mjs',
    )
    expect(arrows, arrows.printed).toMatchObject({ code: 0 })
  },
  MINUTES,
)

test('the command line holds its examples to what they claim', () => {
  const files = ['bank-and-win', 'bust', 'bust-of-everything', 'next-player'].map(
    (each) => `content/scenarios/${name}/${name}-${each}.yaml`,
  )
  const printed = execFileSync(
    process.execPath,
    ['src/cli/reckoning.ts', 'check', ...files, '--json'],
    { cwd: copy, encoding: 'utf8' },
  )
  expect(JSON.parse(printed)).toMatchObject({ broken: [] })
})

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

test(
  'laws and content hold, and the steps that are left are red in order',
  () => {
    const files = ['laws', 'steps', 'moments', 'scenarios'].map(
      (each) => `test/games/${each}.test.ts`,
    )
    const content = ['bindings', 'chapters', 'data', 'likely', 'order', 'references'].map(
      (each) => `test/content/${each}.test.ts`,
    )
    const report = join(copy, 'report.json')
    run(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'engine',
      '--project',
      'content',
      '-t',
      name,
      '--reporter',
      'json',
      '--outputFile',
      report,
      ...files,
      ...content,
    )
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    const results = testResults.flatMap(({ assertionResults }) => assertionResults)
    const held = results.filter(({ status }) => status === 'passed')
    const red = results.filter(({ status }) => status === 'failed')
    expect(held.length).toBeGreaterThan(40)
    const numbers = red.map(({ fullName }) =>
      Number(/^the steps to .*? (\d+)\./.exec(fullName)?.[1]),
    )
    expect(numbers, JSON.stringify(red, null, 1)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10])
  },
  MINUTES,
)
