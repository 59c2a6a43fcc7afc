import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inProject } from '../../src/content/root.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'
import type { PlayedGame } from '../../src/kernel/game/game.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { atRandom } from '../../src/kernel/run/answerers.ts'
import { type Replay, replay } from '../../src/kernel/run/replay.ts'
import type { GameEvent } from '../../src/kernel/run/table.ts'
import { loadGame } from '../../src/node/load.ts'
import { valuesOnly } from '../../src/site/integrations/components.ts'
import { messages } from '../../src/site/integrations/messages.ts'

const fileOf = (room: string) => inProject('content', 'messages', 'fr', `${room}.yaml`)

/** The keys of all sentences in some groups. */
function keysIn(group: object, prefix = ''): string[] {
  return Object.entries(group).flatMap(([name, entry]) =>
    typeof entry === 'object' ? keysIn(entry, `${prefix}${name}.`) : [`${prefix}${name}`],
  )
}

/** A room of messages, as a page gets it. */
function divided(room: string) {
  const { load } = messages()
  const file = fileOf(room)
  const script = load(`${file}?room`) ?? ''
  const [, said = '{}'] = /^export const said = (.*)$/m.exec(script) ?? []
  const named = (what: string) =>
    [...script.matchAll(new RegExp(`\\?${what}=([\\w-]+)"`, 'g'))].map(([, name = '']) => name)
  const read = (what: string, name: string): object =>
    JSON.parse((load(`${file}?${what}=${name}`) ?? '').replace('export default ', ''))
  const all = (what: string) => new Map(named(what).map((name) => [name, read(what, name)]))
  return { said: JSON.parse(said) as object, parts: all('part'), kinds: all('kind') }
}

test.each([...gameIds, 'kernel', 'explorer'])(
  'the parts of the messages of %s are all of them',
  (room) => {
    const { said, parts, kinds } = divided(room)
    const apart = [said, ...parts.values()].flatMap((part) => keysIn(part))
    const ofKinds = [...kinds.values()].flatMap((part) => keysIn(part))
    const keys = [...apart, ...new Set(ofKinds)]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.sort()).toEqual(keysIn(parse(readFileSync(fileOf(room), 'utf8'))).sort())
    expect(said).not.toHaveProperty('refusal')
    expect(messages().load(fileOf(room))).toBeUndefined()
  },
)

/** The keys under which a run asks and tells, without what chooses among several sentences. */
function* keysOf(run: Replay<unknown>): Generator<string> {
  for (const line of run.trace) {
    if (line.type === 'answer') yield `question.${line.question.kind}`
    else {
      const { kind, why } = line.event as GameEvent & { readonly why?: string }
      yield kind === 'not-applied' ? `event.${kind}.${why}` : `event.${kind}`
    }
  }
}

test.each(gameIds)('a page of %s has the sentences of its kind of situation', (id) => {
  const game: PlayedGame = loadGame(id)
  const { said, kinds } = divided(id)
  expect([...kinds.keys()].sort()).toEqual(game.kinds.map(({ name }) => name).sort())
  const written = keysIn(parse(readFileSync(fileOf(id), 'utf8')))
  const cases = [...scenariosOf(id).values(), ...game.kinds.map(({ name }) => ({ name }))]
  const missing = new Set<string>()
  for (const [seed, one] of cases.entries()) {
    const situation = 'name' in one ? exampleIn(game, one.name) : one.situation
    const opening = game.open(situation, 'readings' in one ? one.readings : {})
    if (!opening.ok) continue
    const { kind } = situation as { readonly kind: string }
    const here = [said, kinds.get(kind) ?? {}].flatMap((part) => keysIn(part))
    const isIn = (keys: readonly string[], key: string) =>
      keys.some(
        (each) => each === key || (/^[._-]/.test(each.slice(key.length)) && each.startsWith(key)),
      )
    for (const key of new Set(keysOf(replay(game, opening.value, atRandom(seed))))) {
      if (isIn(written, key) && !isIn(here, key)) missing.add(`${kind}: ${key}`)
    }
  }
  expect([...missing]).toEqual([])
})

test('scripts get the values of component data, and neither names nor where they come from', () => {
  const data = { source: 'a book', cards: [{ name: 'Bank', cost: 4, costProvenance: 'rulebook' }] }
  expect(valuesOnly(data, '/x/content/components/a.yaml')).toEqual({ cards: [{ cost: 4 }] })
  expect(valuesOnly(data, '/x/content/messages/en/a.yaml')).toBe(data)
})
