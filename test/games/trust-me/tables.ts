import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { componentData } from '../../../src/games/trust-me/component-file.ts'
import type { Components } from '../../../src/games/trust-me/components.ts'
import type { TrustMeEvent } from '../../../src/games/trust-me/events.ts'
import { makeTrustMe } from '../../../src/games/trust-me/index.ts'
import type { Position } from '../../../src/games/trust-me/position.ts'
import type { Refusal } from '../../../src/kernel/game/refusal.ts'
import type { Replay } from '../../../src/kernel/run/replay.ts'
import { Notes } from '../../../src/kernel/schema/notes.ts'
import { read } from '../../../src/kernel/schema/read.ts'
import { tableOf } from '../table.ts'

/** Names of a value and of its source: of these the rules know nothing. */
const marks = ['source', 'name', 'provenance']

function bare(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(bare)
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).filter(
    ([key]) => !marks.includes(key) && !key.endsWith('Provenance'),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value)]))
}

/** Refusals of the file of components, and what the rules take of it. */
export function readComponents(): { components: Components; refusals: readonly Refusal[] } {
  const text = readFileSync('content/components/trust-me.yaml', 'utf8')
  const notes = new Notes({})
  const said = read(componentData.file, bare(parse(text)), notes)
  if (notes.refusals.length > 0) throw new Error(JSON.stringify(notes.refusals))
  const components = componentData.toEngine(said as never)
  const own = new Notes({})
  read(componentData.own, components, own)
  return { components, refusals: own.refusals }
}

export const { components } = readComponents()

/** The game with the component data of the house. */
export const game = makeTrustMe(components)

export const { opened, told, refusalOf, refusalsOf } = tableOf(game)

export type Run = Replay<Position, TrustMeEvent>

/** The events of a run of one kind. */
export function eventsOf<Kind extends TrustMeEvent['kind']>(run: Run, kind: Kind) {
  return run.trace.flatMap((line) =>
    line.type === 'event' && line.event.kind === kind
      ? [line.event as Extract<TrustMeEvent, { kind: Kind }>]
      : [],
  )
}
