import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { engineComponents } from '../../src/content/components/index.ts'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import {
  type Components,
  eventCards,
  largeBuildings,
  smallBuildings,
} from '../../src/games/wild-gangs/components.ts'
import {
  type EventKind,
  idleReasons,
  steps,
  type WildGangsEvent,
} from '../../src/games/wild-gangs/events.ts'
import { facts } from '../../src/games/wild-gangs/facts.ts'
import { makeWildGangs } from '../../src/games/wild-gangs/game.ts'
import { faces, lootSizes } from '../../src/games/wild-gangs/position.ts'
import { switches } from '../../src/games/wild-gangs/readings.ts'
import { streets } from '../../src/games/wild-gangs/town.ts'
import { atRandom } from '../../src/kernel/answer.ts'
import { replay } from '../../src/kernel/replay.ts'
import { exampleTown } from '../games/wild-gangs/examples.ts'
import { refusedAnswers, refusedSituations } from './wild-gangs-refusals.ts'

const game = makeWildGangs(engineComponents('wild-gangs') as Components)

/** Every kind of event, and the facts that can be kept from a reader. */
const secrets: Readonly<Record<EventKind, readonly string[]>> = {
  'building-laid': [],
  'street-closed': [],
  'event-laid': ['event'],
  'events-set-aside': ['events'],
  'bonus-tiles-laid': [],
  'loot-laid': [],
  'gang-received': [],
  'card-drawn': ['card'],
  'first-player-drawn': [],
  'step-begins': [],
  'turn-begins': [],
  'looked-at-two': ['events'],
  placed: ['card'],
  'looked-at-event': ['event'],
  'looked-at-gangster': ['card'],
  'turn-passes': [],
  'placing-ended': [],
  'event-turned-out': [],
  'gangster-turned-out': [],
  revealed: [],
  'order-set': [],
  'events-exchanged': [],
  'loots-exchanged': [],
  'bonus-added': [],
  'loot-protected': [],
  'nothing-protected': [],
  'strength-raised': [],
  'tournament-held': [],
  ranked: [],
  'loot-taken': [],
  'loot-withheld': [],
  'loot-unclaimed': [],
  'goes-without': [],
  'fight-begins': [],
  'no-fight': [],
  'machine-gun-cancelled': [],
  'chiefs-armed': [],
  'firepower-counted': [],
  'fight-won': [],
  captured: [],
  discarded: [],
  counted: [],
  won: [],
  'not-applied': [],
}
const kinds = Object.keys(secrets) as readonly EventKind[]
const secretKinds = kinds.filter((kind) => secrets[kind].length > 0)

const draws = ['building', 'event-at-spot', 'loot-tile', 'card', 'first-player']
const decisions = ['opening-look', 'place', 'look', 'capture']

/** Every code with which the game refuses something, read from its source. */
const refusalCodes = sourceFiles('src/games/wild-gangs').flatMap((source) =>
  [...source.matchAll(/(?:\bcode(?::| =)|\.(?:refuse|misplaced)\()\s*(.*)/g)].flatMap(
    ([, rest = '']) => {
      const first = /^'([a-z-]+)'/.exec(rest)
      const either = [...rest.matchAll(/[?:] '([a-z-]+)'/g)]
      return (first ? [first] : either).map(([, code = '']) => code)
    },
  ),
)

function sourceFiles(folder: string): string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(inProject(folder, file), 'utf8'))
}

/** Everything that the engine of Wild Gangs can say. */
const keys = new Set([
  ...kinds.filter((kind) => kind !== 'not-applied').map((kind) => `event.${kind}`),
  ...secretKinds.map((kind) => `event.${kind}-secret`),
  ...idleReasons.map((why) => `event.not-applied.${why}`),
  ...[...draws, ...decisions].map((kind) => `question.${kind}`),
  ...facts.map(({ kind }) => `fact.${kind}`),
  ...['nobody', 'none', 'yes', 'no', 'legal'].map((answer) => `fact.${answer}`),
  ...refusalCodes.map((code) => `refusal.${code}`),
  ...switches.map(({ key }) => `switch.${key}`),
  ...switches.flatMap(({ values }) => values.map((value) => `reading.${value}`)),
  ...game.policies.map(({ id }) => `policy.${id}`),
  ...eventCards.flatMap((event) => [`event-card.${event}`, `event-title.${event}`]),
  ...[...largeBuildings, ...smallBuildings].map((card) => `building.card.${card}`),
  ...streets.map((street) => `street.${street}`),
  ...steps.map((step) => `step.${step}`),
  ...faces.map((face) => `face.${face}`),
  ...lootSizes.map((size) => `size.${size}`),
])

/** The facts that fill a sentence. A capital only says that the fact begins it. */
function factsIn(text: string): string[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return names.map((name) => name.charAt(0).toLowerCase() + name.slice(1))
}

/** The key of an event’s sentence for a reader who may know all of it. */
function keyOf(event: WildGangsEvent): string {
  return event.kind === 'not-applied' ? `event.not-applied.${event.why}` : `event.${event.kind}`
}

/** The events of some whole games, and of some towns with the cards that rare events need. */
function eventsPlayed(): WildGangsEvent[] {
  const games = Array.from({ length: 24 }, (_, seed) => ({
    kind: 'game',
    players: 2 + (seed % 3),
    events: seed % 2 ? { N1: 'mg', N2: 'keg' } : {},
  }))
  const towns = [
    { ...exampleTown, gangsters: { 'NE.n': ['A1', 'A?'] } },
    { ...exampleTown, gangsters: {}, events: { ...exampleTown.events, N2: 'unknown' } },
    { ...exampleTown, loots: { ...exampleTown.loots, SC: [700, 700] } },
  ]
  return [...games, ...towns].flatMap((situation, seed) => {
    const opening = game.open(situation)
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    return replay(game, opening.value, atRandom(seed)).events
  })
}

describe.each(languages)('the messages of Wild Gangs (%s)', (language) => {
  const messages = messagesOf(language, 'wild-gangs')

  test('say everything that the engine can say', () => {
    expect([...keys].filter((key) => !messages[key])).toEqual([])
  })

  test('say nothing that the engine cannot say', () => {
    const groups = ['event', 'question', 'fact', 'refusal', 'switch', 'reading', 'policy']
    const said = Object.keys(messages).filter((key) => groups.includes(key.split('.')[0] ?? ''))
    expect(said.filter((key) => !keys.has(key))).toEqual([])
  })

  test('keep a secret that a reader may not know', () => {
    const told = secretKinds.filter((kind) =>
      factsIn(messages[`event.${kind}-secret`] ?? '').some((name) => secrets[kind].includes(name)),
    )
    expect(told).toEqual([])
  })

  test('are filled with the facts of their event', () => {
    const played = eventsPlayed()
    const missing = played.flatMap((event) =>
      factsIn(messages[keyOf(event)] ?? '')
        .filter((name) => !(name in event))
        .map((name) => `${keyOf(event)} ${name}`),
    )
    expect([...new Set(missing)]).toEqual([])
    const rare = kinds.filter((kind) => !played.some((event) => event.kind === kind))
    expect(rare).toEqual([])
    for (const event of played) {
      if (event.secret) expect(event.secret.facts).toEqual(secrets[event.kind])
    }
  })

  test('ask a fact by its parameters', () => {
    for (const { kind, parameters } of facts) {
      const named = factsIn(messages[`fact.${kind}`] ?? '').sort()
      expect(named, kind).toEqual(Object.keys(parameters).sort())
    }
  })

  test('are filled with the facts of their refusal, one for each code', () => {
    const refusals = [...refusedSituations(game), ...refusedAnswers(game)]
    const missing = refusals.flatMap(({ code, facts: given }) =>
      factsIn(messages[`refusal.${code}`] ?? '')
        .filter((name) => !(name in given))
        .map((name) => `${code} ${name}`),
    )
    expect(missing).toEqual([])
    const met = new Set(refusals.map(({ code }) => code))
    expect([...new Set(refusalCodes)].filter((code) => !met.has(code))).toEqual([])
  })
})
