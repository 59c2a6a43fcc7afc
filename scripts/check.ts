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
  /** Where the step's tests report to. */
  readonly report?: string
  readonly needs?: string
  readonly environment?: Readonly<Record<string, string>>
}

function tests(name: string, options: Partial<Step> & { files?: string[] } = {}): Step {
  const { project = name, files = [], ...others } = options
  const report = `test-results/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: ['vitest', 'run', '--project', project, ...reporters, ...files],
    report,
    ...others,
  }
}

/** A second build, for a host that serves the site below a path and under a name. */
const elsewhere = 'test-results/elsewhere'

const steps: readonly Step[] = [
  { name: 'lock', command: ['node', 'scripts/complete-lock.ts', '--check'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'arrows', command: ['depcruise', 'src', '--config', '.dependency-cruiser.mjs'] },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'error'] },
  tests('engine'),
  tests('content'),
  tests('cli'),
  tests('explorer'),
  { name: 'build', command: ['astro', 'build'] },
  tests('site', { needs: 'build' }),
  {
    name: 'build-elsewhere',
    command: ['astro', 'build', '--outDir', elsewhere],
    environment: { RECKONING_BASE: '/some/path/', RECKONING_SITE: 'https://example.org' },
  },
  tests('elsewhere', {
    project: 'site',
    files: ['test/site/links.test.ts', 'test/site/policy.test.ts'],
    needs: 'build-elsewhere',
    environment: { RECKONING_DIST: elsewhere },
  }),
]

interface Tally {
  passed: number
  failed: number
}

/** What a finished run of tests reports; a run that wrote no report counts as one failure. */
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

function run({ name, command, report, environment }: Step): Tally {
  const [program = '', ...args] = command
  console.log(`\n— ${name}: ${command.join(' ')}`)
  if (report) rmSync(report, { force: true })
  const shell = process.platform === 'win32'
  const env = { ...process.env, ...environment }
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell, env })
  const held = status === 0
  if (!report) return { passed: 0, failed: held ? 0 : 1 }
  const tally = readTally(report)
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
