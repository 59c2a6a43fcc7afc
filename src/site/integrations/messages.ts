import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { wordsOfKinds } from './spoken.ts'

/** The groups of messages that a page does not need to begin with, by the part of a room's file that they are. */
const groups = {
  /** Refusals: loaded when something is refused or remarked upon. */
  refused: ['refusal', 'unsaid'],
  /** Switches: loaded where readings part, and with the panels that name them. */
  parted: ['switch'],
  /** Texts of drawers, sheets and views beside a table: loaded when one is opened. */
  opened: [
    ...['beside', 'what-if', 'keys', 'readings', 'hint', 'estimate', 'share', 'vote'],
    ...['reading', 'fact', 'fact-name', 'moment', 'lab'],
  ],
  /** Texts of a situation's form: loaded when somebody changes a case. */
  edited: ['form', 'editor'],
  /** Events addressed to a seat: loaded with the first recap. */
  yours: ['yours'],
  /** Results and panels of a case: loaded with the block or the panel that shows them. */
  worked: ['live', 'hopes', 'quick', 'pools', 'costs', 'leaving'],
  /** Texts around a board in first games, whole games and embeds: loaded with such a page. */
  hosted: ['guide', 'shell', 'embedded'],
  /** Texts that only the server writes. */
  written: ['figure', 'taste', 'frame', 'strip'],
} as const

/** Groups that are divided: what of them is of another part than the rest. */
const divided: Readonly<Record<string, Partial<Record<MessagePart, readonly string[]>>>> = {
  /** Texts that only the server writes. */
  scenario: {
    written: [
      ...['all', 'chapter', 'count', 'description', 'fires', 'level', 'levels', 'next', 'previous'],
      ...['index', 'index-description', 'index-lead', 'index-title', 'on-lab', 'open-lab'],
      ...['readings', 'steps', 'trace', 'trace-left', 'verdict'],
    ],
  },
  /** Texts of the table of a whole game only. */
  seats: {
    hosted: [
      ...['setup', 'legend', 'me', 'whatever', 'thinks', 'dice', 'by-chance', 'by-hand', 'seed'],
      ...['new', 'curtain', 'ready'],
    ],
  },
  /** Texts of boards. */
  editor: { said: ['board', 'part', 'cell', 'token'] },
  /** Number of right votes in a class, shown with the verdict. */
  vote: { said: ['said'] },
  /** Answers, and not what is asked. */
  fact: { said: ['yes', 'no', 'nobody', 'nothing', 'none'] },
  /** Texts of every lab's table. */
  lab: { said: ['loading', 'edit', 'done'] },
}

/** The parts of a room's messages, each a script of its own but for `said`, which is what the others leave. */
export type MessagePart = keyof typeof groups | 'said'

/** Groups divided by kind of situation: questions, and events that happen or do not apply. */
const byKind = ['event', 'question'] as const
const reasons = 'not-applied'

/** A tree of sentences, as a file holds it. */
interface Sentences {
  readonly [name: string]: string | Sentences
}

/**
 * A file of messages as pages load it, `content/messages/en/kernel.yaml?room`, and what it has fetched on demand: a
 * part of it, `…?part=refused`, or what is said in situations of one kind, `…?kind=duel`.
 */
const address = /^(.*\.yaml)\?(room|part|kind)(?:=([\w-]+))?$/

/**
 * Divides the files of messages, which people write as a whole, into what a page needs at once and what it
 * does not.
 */
export function messages() {
  const known = new Map<string, { readonly text: string; readonly room: Room }>()
  const roomOf = (file: string): Room => {
    const text = readFileSync(file, 'utf8')
    const before = known.get(file)
    const room = before?.text === text ? before.room : roomIn(file, text)
    known.set(file, { text, room })
    return room
  }
  return {
    name: 'reckoning:messages',
    load(id: string): string | undefined {
      const [, file, what, name = ''] = address.exec(id) ?? []
      if (!file) return undefined
      const room = roomOf(file)
      if (what === 'room') return scriptOf(file, room)
      const sentences = what === 'part' ? room.parts[name] : room.kinds[name]
      return `export default ${JSON.stringify(sentences ?? {})}`
    },
  }
}

/** A room of messages, divided. */
interface Room {
  readonly said: Sentences
  readonly parts: Readonly<Record<string, Sentences>>
  /** Sentences of each kind of situation, beside those of all kinds. */
  readonly kinds: Readonly<Record<string, Sentences>>
}

function roomIn(file: string, text: string): Room {
  const all = parse(text) as Sentences
  const rest = partIn(all, 'said')
  const kinds = wordsOfKinds(basename(file, '.yaml'))
  const parts = Object.keys(groups).map((part) => [part, partIn(all, part)] as const)
  return {
    said: only(rest, (said) => kindsThat(kinds, said) === undefined),
    parts: Object.fromEntries(parts.filter(([, sentences]) => Object.keys(sentences).length > 0)),
    kinds: Object.fromEntries(
      [...kinds.keys()].map((kind) => [
        kind,
        only(rest, (said) => kindsThat(kinds, said)?.includes(kind) === true),
      ]),
    ),
  }
}

/**
 * The script of a room: its sentences, and what fetches the others. What the server alone writes
 * is not on the way to a reader.
 */
function scriptOf(file: string, { said, parts, kinds }: Room): string {
  const fetched = (what: string, names: readonly string[]) =>
    names
      .map((name) => {
        const entry = `${JSON.stringify(name)}: () => import(${JSON.stringify(`${file}?${what}=${name}`)})`
        return name === 'written' ? `...(import.meta.env.SSR && { ${entry} })` : entry
      })
      .join(', ')
  return `export const said = ${JSON.stringify(said)}
export const parts = { ${fetched('part', Object.keys(parts))} }
export const kinds = { ${fetched('kind', Object.keys(kinds))} }`
}

/** One part of a room's sentences. */
function partIn(all: Sentences, part: string): Sentences {
  const of = Object.entries(all).flatMap(([group, said]) => {
    if (!divided[group]) return partOf(group) === part ? [[group, said]] : []
    const kept = Object.entries(said).filter(([name]) => partOf(group, name) === part)
    return kept.length > 0 ? [[group, Object.fromEntries(kept)]] : []
  })
  return Object.fromEntries(of)
}

/** A sentence in several numbers has one entry for each, and one that keeps a secret another. */
function stem(name: string): string {
  return name.replace(/(-secret)?(_[a-z]+)?$/, '')
}

/** The part that a group is of, or one of its sentences. */
function partOf(group: string, name = ''): MessagePart {
  const own = Object.entries(divided[group] ?? {}) as [MessagePart, readonly string[]][]
  const other = own.find(([, names]) => names.includes(stem(name)))
  if (other) return other[0]
  const parts = Object.keys(groups) as (keyof typeof groups)[]
  return parts.find((part) => (groups[part] as readonly string[]).includes(group)) ?? 'said'
}

/**
 * The kinds of situation in which something is asked or told; undefined where that is
 * all of them, or cannot be known.
 */
function kindsThat(
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
  name: string,
): readonly string[] | undefined {
  const which = [...kinds].flatMap(([kind, words]) => (words.has(stem(name)) ? [kind] : []))
  return which.length > 0 && which.length < kinds.size ? which : undefined
}

/** The sentences of which what is told passes; those that tell nothing do as what is always said does. */
function only(all: Sentences, passes: (told: string) => boolean): Sentences {
  const kept = Object.entries(all).flatMap(([group, said]) => {
    const isTold = (byKind as readonly string[]).includes(group) && typeof said === 'object'
    const within = isTold ? amongTold(said, passes) : passes('') ? said : {}
    return typeof within === 'string' || Object.keys(within).length > 0 ? [[group, within]] : []
  })
  return Object.fromEntries(kept)
}

function amongTold(group: Sentences, passes: (told: string) => boolean): Sentences {
  const kept = Object.entries(group).flatMap(([name, said]) => {
    if (name !== reasons || typeof said === 'string') return passes(name) ? [[name, said]] : []
    const within = amongTold(said, passes)
    return Object.keys(within).length > 0 ? [[name, within]] : []
  })
  return Object.fromEntries(kept)
}
