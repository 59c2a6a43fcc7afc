import fc from 'fast-check'
import { engineOf } from '../../src/content/engines.ts'
import { gameIds } from '../../src/games/manifest.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleOf, type Kind } from '../../src/kernel/game/kind.ts'
import { normalised } from '../../src/kernel/game/open-situation.ts'
import { anyOf, someChange } from './drawn.ts'

/** Every game that is built, with its component data. */
export const games: readonly Game[] = gameIds.map(engineOf)

/** Every game with each of its kinds of situation, as rows of a table of tests. */
export const kinds: readonly { name: string; game: Game; kind: Kind }[] = games.flatMap((game) =>
  game.kinds.map((kind) => ({ name: `${game.id} ${kind.name}`, game, kind })),
)

type Situation = { readonly kind: string }

/** The page's own example, as links have it. */
export function readExample(game: Game, kind: Kind): Situation {
  const read = normalised(game, exampleOf(kind))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.value
}

/** Any situation that a schema allows. */
export function anySituation(kind: Kind): fc.Arbitrary<Situation> {
  return anyOf(kind.schema).map((parts) => ({ ...(parts as object), kind: kind.name }))
}

/** The example with some of it changed; many of these can be opened. */
export function someSituation(game: Game, kind: Kind): fc.Arbitrary<Situation> {
  const { kind: _, ...example } = readExample(game, kind)
  return fc
    .array(someChange(kind.schema), { maxLength: 6 })
    .map((changes) => changes.reduce((value, change) => change(value), example as unknown))
    .map((parts) => ({ ...(parts as object), ...brokenOff(parts, example), kind: kind.name }))
}

/** A game that nobody leaves is broken off no later than that of the example: longer ones are soak's. */
function brokenOff(parts: unknown, example: object): { mostRounds?: number } {
  const [most, own] = [example, parts as object].map((one) => Reflect.get(one, 'mostRounds'))
  return most === undefined ? {} : { mostRounds: Math.min(most, own ?? most) }
}

/** A value for each switch of a game. */
export function someReadings(game: Game): fc.Arbitrary<Record<string, string>> {
  const values = game.switches.map(({ key, values }) => [key, fc.constantFrom(...values)] as const)
  return fc.record(Object.fromEntries(values))
}
