import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'
import { oldestNode } from './support/nodes.ts'

/*
 * The package as another program gets it: packed, installed into an empty folder, used by its name, on the oldest
 * Node at hand. npm works offline and without its cache, so a machine that has only run `npm ci` can do it: the
 * packages that ours depends on are packed from `node_modules` and installed beside it, as a registry would hand
 * them over. One that is missing from `dependencies` is therefore missing in that folder, too.
 */

/** Far more than it takes: npm on a machine that it has for itself needs seconds. */
const MINUTES = 600_000

const node = oldestNode()
const folder = mkdtempSync(join(tmpdir(), 'reckoning-packed-'))
const program = join(folder, 'program')

/**
 * Runs a command of the oldest Node, or of what is installed, in the folder of the program. Returns what it prints.
 * Throws all that it printed where it fails.
 */
function run(command: string, ...args: readonly string[]): string {
  const first = [join(program, 'node_modules', '.bin'), dirname(node.path)]
  const PATH = [...first, process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH }
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: program,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

/** Packs the project and what it depends on. Returns the packages. */
function pack(): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const folders = Object.keys(dependencies).map((name) => inProject('node_modules', name))
  run(
    'npm',
    'pack',
    '--ignore-scripts',
    '--silent',
    '--pack-destination',
    folder,
    inProject(),
    ...folders,
  )
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name))
}

beforeAll(() => {
  mkdirSync(program)
  writeFileSync(join(program, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const offline = ['--offline', '--cache', join(folder, 'cache')]
  const quiet = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--silent']
  run('npm', 'install', ...offline, ...quiet, ...pack())
}, MINUTES)

afterAll(() => rmSync(folder, { recursive: true, force: true }), MINUTES)

describe(`installed under Node ${node.version}`, () => {
  test('the command line answers', () => {
    const printed = run('reckoning', 'resolve', 'sheriff-largest-equal', '--lang', 'fr')
    expect(printed).toContain('sheriff.equal')
  })

  test('a program imports the engine by its name', () => {
    const source = `
      import { gameIds, loadGame } from 'reckoning'
      console.log(gameIds.map((id) => loadGame(id).id).join(' '))`
    writeFileSync(join(program, 'games.mjs'), source)
    const printed = run('node', 'games.mjs').trim()
    expect(printed).toBe('wild-gangs quick-and-undead fast-west nowheresville trust-me')
  })

  test('every example that comes with it runs', () => {
    const examples = join(program, 'node_modules', 'reckoning', 'examples')
    const names = readdirSync(examples)
    expect(names).toEqual(readdirSync(inProject('examples')))
    for (const name of names) expect(run('node', join(examples, name))).not.toBe('')
  })

  test(
    'a program in TypeScript is told what is there, and what is not',
    () => {
      const source = `
      import { factOdds, loadGame, type QuickAndUndeadSituation } from 'reckoning'

      const situation: QuickAndUndeadSituation = exampleDuel()
      const game = loadGame('quick-and-undead')
      const opened = game.open(situation)
      const odds = opened.ok ? factOdds(game, opened.value, { fact: 'dies', seat: 'A' }) : opened
      export const chances: readonly string[] = odds.ok
        ? odds.value.outcomes.map(({ chance }) => chance.toFraction())
        : odds.refusals.map(({ code }) => code)

      // @ts-expect-error There is no such game.
      loadGame('dodge-city')

      declare function exampleDuel(): Extract<QuickAndUndeadSituation, { kind: 'duel' }>`
      writeFileSync(join(program, 'typed.ts'), source)
      const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc')
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023']
      expect(run('node', compiler, ...options, 'typed.ts')).toBe('')
    },
    MINUTES,
  )
})
