/**
 * Everything that must hold, in order from the cheapest to the dearest, and a tally at the end. Each step runs
 * even where an earlier one failed, so that one run tells all; only what needs the built site is left out
 * when the build failed. `npm run check -- lint types` runs the named steps alone.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** The vitest project that the step runs; its tests enter the tally one by one. */
  readonly project?: string
  readonly needs?: string
}

function tests(project: string, needs?: string): Step {
  const report = `--outputFile.json=test-results/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json']
  const command = ['vitest', 'run', '--project', project, ...reporters, report]
  return { name: project, command, project, ...(needs ? { needs } : {}) }
}

const steps: readonly Step[] = [
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'arrows', command: ['depcruise', 'src', '--config', '.dependency-cruiser.mjs'] },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'error'] },
  tests('engine'),
  tests('content'),
  { name: 'build', command: ['astro', 'build'] },
  tests('site', 'build'),
]

interface Tally {
  passed: number
  failed: number
}

/** What a finished vitest project reports; a project that wrote no report counts as one failure. */
function readTally(project: string): Tally {
  try {
    const report: unknown = JSON.parse(readFileSync(`test-results/${project}.json`, 'utf8'))
    if (typeof report !== 'object' || report === null) return { passed: 0, failed: 1 }
    const { numPassedTests, numFailedTests, success } = report as Record<string, unknown>
    const failed = Number(numFailedTests)
    return { passed: Number(numPassedTests), failed: failed === 0 && success !== true ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run({ name, command, project }: Step): Tally {
  const [program = '', ...args] = command
  console.log(`\n— ${name}: ${command.join(' ')}`)
  if (project) rmSync(`test-results/${project}.json`, { force: true })
  const shell = process.platform === 'win32'
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell })
  const held = status === 0
  if (!project) return { passed: 0, failed: held ? 0 : 1 }
  const tally = readTally(project)
  return { ...tally, failed: held ? tally.failed : Math.max(1, tally.failed) }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

mkdirSync('test-results', { recursive: true })
const failed = new Set<string>()
const total: Tally = { passed: 0, failed: 0 }
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue
  const skipped = step.needs !== undefined && failed.has(step.needs)
  const tally = skipped ? { passed: 0, failed: 1 } : run(step)
  if (tally.failed > 0) failed.add(step.name)
  total.passed += tally.passed
  total.failed += tally.failed
}

if (failed.size > 0) console.log(`\nNot held: ${[...failed].join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
