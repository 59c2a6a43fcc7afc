import fc from 'fast-check'
import { engineOf } from '../../src/content/fired.ts'
import { gameIds } from '../../src/games/manifest.ts'
import type { Field, FieldValues, SituationKind } from '../../src/kernel/fields.ts'
import type { Game } from '../../src/kernel/game.ts'

/** Every game that is built, with its component data. */
export const games: readonly Game[] = gameIds.map(engineOf)

/** Every game with each of its kinds of situation, as rows of a table of tests. */
export const kinds: readonly { name: string; game: Game; kind: SituationKind }[] = games.flatMap(
  (game) => game.situations.map((kind) => ({ name: `${game.id} ${kind.kind}`, game, kind })),
)

/** The values of all fields by default: the page's own example. */
export function defaultsOf({ fields }: SituationKind): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.default]))
}

/** Any value that a field can take. */
export function anyValue(field: Field): fc.Arbitrary<string | number> {
  return 'values' in field
    ? fc.constantFrom(...field.values)
    : fc.integer({ min: field.min, max: field.max })
}

/** The first fields of a table say most: what the situation is about, and who plays. */
const TELLING = 40

/** Values of all fields: the example with some of them changed, many of which make a legal situation. */
export function someValues(kind: SituationKind): fc.Arbitrary<FieldValues> {
  const field = fc.oneof(
    fc.constantFrom(...kind.fields.slice(0, TELLING)),
    fc.constantFrom(...kind.fields),
  )
  const change = field.chain((one) => anyValue(one).map((value) => [one.name, value] as const))
  return fc
    .array(change, { maxLength: 6 })
    .map((changes) => ({ ...defaultsOf(kind), ...Object.fromEntries(changes) }))
}

/** A value for each switch of a game. */
export function someReadings(game: Game): fc.Arbitrary<Record<string, string>> {
  const values = game.switches.map(({ key, values }) => [key, fc.constantFrom(...values)] as const)
  return fc.record(Object.fromEntries(values))
}
