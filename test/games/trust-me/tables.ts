import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { componentData } from '../../../src/games/trust-me/component-data.ts'
import type { Components } from '../../../src/games/trust-me/components.ts'
import type { TrustMeEvent } from '../../../src/games/trust-me/events.ts'
import { makeTrustMe } from '../../../src/games/trust-me/game.ts'
import type { Given, Position } from '../../../src/games/trust-me/position.ts'
import { byValue } from '../../../src/kernel/answer.ts'
import type { Opening } from '../../../src/kernel/game.ts'
import type { Refusal } from '../../../src/kernel/refusal.ts'
import { type Replay, replay } from '../../../src/kernel/replay.ts'
import { Notes } from '../../../src/kernel/schema/notes.ts'
import { read } from '../../../src/kernel/schema/read.ts'

/** What names a value, or tells where it comes from: of this the rules know nothing. */
const marks = ['source', 'name', 'provenance']

function bare(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(bare)
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).filter(
    ([key]) => !marks.includes(key) && !key.endsWith('Provenance'),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value)]))
}

/** What is wrong with the file of components, and what the rules take of it. */
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

type Readings = Readonly<Record<string, string>>

/** Opens a situation, which has to be possible. */
export function opened(situation: object, readings: Readings = {}): Opening<Given, Position> {
  const opening = game.open(situation, readings)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  return opening.value
}

export type Run = Replay<Position, TrustMeEvent>

/** Plays a situation by the answers given. */
export function told(
  situation: object,
  answers: readonly unknown[] = [],
  readings: Readings = {},
): Run {
  return replay(game, opened(situation, readings), byValue(answers))
}

/** The events of a run of one kind. */
export function eventsOf<Kind extends TrustMeEvent['kind']>(run: Run, kind: Kind) {
  return run.trace.flatMap((line) =>
    line.type === 'event' && line.event.kind === kind
      ? [line.event as Extract<TrustMeEvent, { kind: Kind }>]
      : [],
  )
}

/** Codes and clauses by which a situation is refused. */
export function refusalsOf(situation: object, readings: Readings = {}): readonly string[] {
  const opening = game.open(situation, readings)
  return opening.ok ? [] : opening.refusals.map(({ code, clause }) => `${code} ${clause}`)
}
