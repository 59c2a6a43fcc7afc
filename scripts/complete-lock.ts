/**
 * Completes `package-lock.json` with the optional packages of other systems. When npm writes a lock on one
 * system it can leave those of the others out (npm/cli#4828), and `npm ci` then refuses the lock everywhere.
 * `--check` only tells whether something is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

interface Locked {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
interface Lock {
  packages: Record<string, Locked>
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'wasm32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
]

/** What system a package is made for, read from the end of its name: `…-linux-arm64-musl`. */
function madeFor(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/)
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  const libc = parts.includes('musl') ? 'musl' : parts.includes('gnu') ? 'glibc' : undefined
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  }
}

/** Whether a package that stands at `place` finds `name`, as Node would look for it. */
function finds(packages: Lock['packages'], place: string, name: string): boolean {
  for (
    let above = place;
    ;
    above = above.slice(0, Math.max(0, above.lastIndexOf('node_modules/') - 1))
  ) {
    if (`${above === '' ? '' : `${above}/`}node_modules/${name}` in packages) return true
    if (above === '') return false
  }
}

/** The optional packages that something in the lock asks for and that the lock does not hold. */
function missingFrom({ packages }: Lock): Map<string, Locked> {
  const missing = new Map<string, Locked>()
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (finds(packages, place, name) || !/^\d/.test(version)) continue
      const locked = { version, ...madeFor(name), ...(dev ? { dev } : {}), optional: true }
      missing.set(`node_modules/${name}`, locked)
    }
  }
  return missing
}

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
const missing = missingFrom(lock)
if (process.argv.includes('--check')) {
  if (missing.size > 0) {
    console.error(`${file} lacks ${missing.size} optional packages of other systems:`)
    console.error([...missing.keys()].join('\n'))
    console.error('Run `node scripts/complete-lock.ts`.')
    process.exitCode = 1
  }
} else {
  const { '': root = {}, ...others } = lock.packages
  const all = Object.entries({ ...others, ...Object.fromEntries(missing) })
  const packages = {
    '': root,
    ...Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en'))),
  }
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`)
  console.log(`${missing.size} packages added to ${file}`)
}
