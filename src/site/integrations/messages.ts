import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The groups of messages that a page does not need to begin with, by the part of a room's file that they are. */
const groups = {
  /** Why something cannot be: fetched when something is refused or remarked upon. */
  refused: ['refusal'],
  /** What is said in drawers, sheets and beside a table: fetched when somebody opens one. */
  opened: [
    ...['beside', 'what-if', 'keys', 'readings', 'hint', 'estimate', 'share', 'form'],
    ...['switch', 'reading', 'fact-name', 'moment'],
  ],
  /** What has happened, as it is told to a seat that it concerns: fetched with the first recap. */
  yours: ['yours'],
  /** What each lab is called, and what it is for. */
  labs: ['lab'],
  /** What the server alone writes. */
  written: ['figure', 'taste'],
} as const

/** Of groups that a page says some of: what the server alone writes. */
const writtenOf: Readonly<Record<string, readonly string[]>> = {
  scenario: [
    ...['all', 'chapter', 'count', 'description', 'fires', 'level', 'levels', 'next', 'previous'],
    ...['index', 'index-description', 'index-lead', 'index-title', 'on-lab', 'open-lab'],
    ...['readings', 'steps', 'trace', 'trace-left', 'verdict'],
  ],
}

/** The parts of a room's messages, each a script of its own: `said` is what the others leave. */
type MessagePart = keyof typeof groups | 'said'

/** A part of a file of messages: `content/messages/en/kernel.yaml?part=refused`. */
const address = /^(.*\.yaml)\?part=(\w+)$/

/**
 * Divides the files of messages, which people write as a whole, into what a page needs at once and what it
 * does not.
 */
export function messages() {
  return {
    name: 'reckoning:messages',
    load(id: string): string | undefined {
      const [, file, part] = address.exec(id) ?? []
      if (!file) return undefined
      const all = Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
      const of = all.flatMap(([group, said]) => {
        const written = writtenOf[group]
        if (!written) return partOf(group) === part ? [[group, said]] : []
        const kept = Object.entries(said as object).filter(([name]) => {
          // A sentence in several numbers has one entry for each: `count_one`.
          const isWritten = written.includes(name.replace(/_[a-z]+$/, ''))
          return (isWritten ? 'written' : 'said') === part
        })
        return [[group, Object.fromEntries(kept)]]
      })
      return `export default ${JSON.stringify(Object.fromEntries(of))}`
    },
  }
}

function partOf(group: string): MessagePart {
  const parts = Object.keys(groups) as (keyof typeof groups)[]
  return parts.find((part) => (groups[part] as readonly string[]).includes(group)) ?? 'said'
}
