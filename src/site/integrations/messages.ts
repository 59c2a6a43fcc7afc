import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The groups of messages that a page does not need to begin with, by the part of a room's file that they are. */
const groups = {
  /** Why something cannot be: fetched when something is refused or remarked upon. */
  refused: ['refusal'],
  /** What is said in drawers, sheets and beside a table: fetched when somebody opens one. */
  opened: [
    ...['beside', 'what-if', 'keys', 'readings', 'hint', 'estimate', 'share', 'form', 'vote'],
    ...['switch', 'reading', 'fact-name', 'moment', 'editor'],
  ],
  /** What has happened, as it is told to a seat that it concerns: fetched with the first recap. */
  yours: ['yours'],
  /** What is always worked out of a case, and what a game says beside it: fetched with the block or the panel that says it. */
  worked: ['live', 'hopes', 'quick'],
  /** What each lab is called, and what it is for. */
  labs: ['lab'],
  /** What the server alone writes. */
  written: ['figure', 'taste'],
} as const

/** Groups that are divided: what of them is of another part than the rest. */
const divided: Readonly<Record<string, Partial<Record<MessagePart, readonly string[]>>>> = {
  /** What the server alone writes. */
  scenario: {
    written: [
      ...['all', 'chapter', 'count', 'description', 'fires', 'level', 'levels', 'next', 'previous'],
      ...['index', 'index-description', 'index-lead', 'index-title', 'on-lab', 'open-lab'],
      ...['readings', 'steps', 'trace', 'trace-left', 'verdict'],
    ],
  },
  /** What boards say of themselves. */
  editor: { said: ['board', 'part', 'cell', 'token'] },
  /** How many of a class were right, told with the verdict. */
  vote: { said: ['said'] },
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
        if (!divided[group]) return partOf(group) === part ? [[group, said]] : []
        const kept = Object.entries(said as object).filter(([name]) => partOf(group, name) === part)
        return kept.length > 0 ? [[group, Object.fromEntries(kept)]] : []
      })
      return `export default ${JSON.stringify(Object.fromEntries(of))}`
    },
  }
}

/** The part that a group is of, or one of its sentences. A sentence in several numbers has one entry for each: `count_one`. */
function partOf(group: string, name = ''): MessagePart {
  const own = Object.entries(divided[group] ?? {}) as [MessagePart, readonly string[]][]
  const other = own.find(([, names]) => names.includes(name.replace(/_[a-z]+$/, '')))
  if (other) return other[0]
  const parts = Object.keys(groups) as (keyof typeof groups)[]
  return parts.find((part) => (groups[part] as readonly string[]).includes(group)) ?? 'said'
}
