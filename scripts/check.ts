/**
 * Everything that must hold, and a tally at the end that says how long each step took. Each step runs even
 * where another failed, so that one run tells all; only what needs the built site is left out when the build
 * failed. `npm run check -- lint types` runs the named steps alone.
 *
 * Two steps run side by side, which is what two cores can do: what has to do with the site, and all that has
 * not. What a step says is printed when it has ended, so that it can be read.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** File to which the step's tests report; they are counted one by one. */
  readonly report?: string
  /** A step that must have held. */
  readonly needs?: string
  readonly environment?: Readonly<Record<string, string>>
}

function tests(name: string, options: Partial<Step> = {}): Step {
  const report = `test-results/${name}.json`
  const reporters = ['default', 'json', './test/again.ts'].map((each) => `--reporter=${each}`)
  const command = ['vitest', 'run', '--project', name, ...reporters, `--outputFile.json=${report}`]
  return { name, command, report, ...options }
}

/**
 * The build that is tested. Unless the environment says where the site will live, it is below a path and under a
 * name, as most hosts serve it: what holds there holds at the root, where a path that somebody forgot to put before
 * an address would not show. Where the environment says it, this is the build that is published afterwards.
 */
const built = 'test-results/site'
const { RECKONING_SITE: site, RECKONING_BASE: base } = process.env
const elsewhere = { RECKONING_BASE: '/some/path/', RECKONING_SITE: 'https://example.org' }
const address = site ? { RECKONING_BASE: base ?? '', RECKONING_SITE: site } : elsewhere

/** Steps that run one after the other, beside those of the other list; in each the cheapest first. */
const lanes: readonly (readonly Step[])[] = [
  [
    { name: 'arrows', command: ['depcruise', 'src', '--config', '.dependency-cruiser.mjs'] },
    { name: 'build', command: ['astro', 'build', '--outDir', built], environment: address },
    tests('site', { needs: 'build', environment: { RECKONING_DIST: built } }),
  ],
  [
    { name: 'lint', command: ['biome', 'ci', '.'] },
    tests('explorer'),
    tests('cli'),
    tests('content'),
    tests('engine'),
    // Last, for it writes the same store of content as the build does.
    { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'error'] },
  ],
]

interface Tally {
  passed: number
  failed: number
}

/** Tally of a finished test run; a run without a report counts as one failure. */
function readTally(file: string): Tally {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof report !== 'object' || report === null) return { passed: 0, failed: 1 }
    const { numPassedTests, numFailedTests, success } = report as Record<string, unknown>
    const failed = Number(numFailedTests)
    return { passed: Number(numPassedTests), failed: failed === 0 && success !== true ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Runs a command to its end; what it says is kept. */
function finish({ command, environment }: Step): Promise<{ held: boolean; said: string }> {
  const [program = '', ...args] = command
  const shell = process.platform === 'win32'
  const env = { ...process.env, ...environment }
  const child = spawn(program, args, { shell, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString('utf8')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ held: false, said: `${said}${error.message}\n` }))
    child.on('close', (code) => resolve({ held: code === 0, said }))
  })
}

interface Ended extends Tally {
  readonly name: string
  readonly seconds: number
  /** Tests that held at their second attempt only. */
  readonly again?: readonly string[]
}

/** The lines of `test/again.ts`: nothing is hidden, for a test that often needs a second attempt is wrong. */
function triedAgain(said: string): string[] {
  return said.split('\n').filter((line) => line.startsWith('tried again: '))
}

async function run(step: Step): Promise<Ended> {
  const { name, report } = step
  if (report) rmSync(report, { force: true })
  console.log(`… ${name}`)
  const begun = performance.now()
  const { held, said } = await finish(step)
  const seconds = (performance.now() - begun) / 1000
  console.log(`\n— ${name}: ${step.command.join(' ')} (${seconds.toFixed(0)} s)\n${said}`)
  if (!report) return { name, seconds, passed: 0, failed: held ? 0 : 1 }
  const tally = readTally(report)
  const failed = held ? tally.failed : Math.max(1, tally.failed)
  return { name, seconds, ...tally, failed, again: triedAgain(said) }
}

/** Runs a list of steps; one whose need was not held is left out, and counts as not held. */
async function runAll(steps: readonly Step[]): Promise<Ended[]> {
  const ended: Ended[] = []
  for (const step of steps) {
    const lacks = ended.some(({ name, failed }) => name === step.needs && failed > 0)
    ended.push(lacks ? { name: step.name, seconds: 0, passed: 0, failed: 1 } : await run(step))
  }
  return ended
}

const wanted = process.argv.slice(2)
const names = lanes.flat().map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${names.join(', ')}.`)
  process.exit(2)
}

mkdirSync('test-results', { recursive: true })
const begun = performance.now()
const chosen = lanes.map((steps) =>
  steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
)
const ended = (await Promise.all(chosen.map(runAll))).flat()
const sum = (part: 'passed' | 'failed') => ended.reduce((total, each) => total + each[part], 0)

for (const { name, seconds, failed } of ended)
  console.log(
    `${name.padEnd(10)}${seconds.toFixed(0).padStart(5)} s${failed > 0 ? '  not held' : ''}`,
  )
console.log(
  `${'together'.padEnd(10)}${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s`,
)
for (const line of ended.flatMap(({ again = [] }) => again)) console.log(line)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
