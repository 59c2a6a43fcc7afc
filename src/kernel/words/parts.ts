import { type Facts, foundIn, type Things } from './nouns.ts'
import type { Values } from './speak.ts'
import type { Speech } from './speech.ts'
import { capital, type Words } from './words.ts'

/**
 * Names of the parts of situations by path: `events.{spot}` is the event at a spot, `hands.{seat}.#` any place of a
 * hand. A message receives the names of the things on the path and the `number` of a place, counted from 1; a
 * function receives their ids. A path without an entry takes the name of its last step that has one of its own.
 */
type PartNames = Readonly<
  Record<string, string | ((ids: Facts, words: Words, kind: string) => string)>
>

/** Parts whose sentences bear their names, in a group of messages. */
export function namedIn(
  group: string,
  ...parts: readonly string[]
): Readonly<Record<string, string>> {
  return Object.fromEntries(parts.map((part) => [part, `${group}.${part}`]))
}

/** The number of a place that is any place, as where a schema is described. */
const anyNumber = 'n'

/** The namer of the parts of situations. */
export function partNamer(things: Things, names: PartNames): Speech['situationPart'] {
  const patterns = Object.entries(names).map(([path, name]) => ({ steps: path.split('.'), name }))
  return (kind, path, words) => {
    const say = (name: PartNames[string], ids: Facts) =>
      typeof name === 'function'
        ? name(ids, words, kind)
        : words.say(name, valuesOf(things, ids, words))
    for (const { steps, name } of patterns) {
      const ids = matched(things, steps, path)
      if (ids) return say(name, ids)
    }
    const last = path.findLast((step) => names[step] !== undefined)
    const name = last === undefined ? undefined : names[last]
    return name === undefined ? (path.at(-1) ?? '') : say(name, {})
  }
}

/** The ids that a path names on the way of a pattern; undefined where it goes another. */
function matched(
  { facts }: Things,
  steps: readonly string[],
  path: readonly string[],
): Facts | undefined {
  if (steps.length !== path.length) return undefined
  const ids: Record<string, unknown> = {}
  for (const [index, step] of steps.entries()) {
    const part = path[index] as string
    const name = /^{(\w+)}$/.exec(step)?.[1]
    if (name !== undefined) {
      const found = foundIn(facts[name], part)
      if (!found) return undefined
      ids[name] = found.id
    } else if (step === '#') {
      if (part !== '*' && !Number.isInteger(Number(part))) return undefined
      ids['number'] = part === '*' ? anyNumber : Number(part) + 1
    } else if (step !== part) return undefined
  }
  return ids
}

function valuesOf({ facts }: Things, ids: Facts, words: Words): Values {
  const values: Values = {}
  for (const [name, id] of Object.entries(ids)) {
    const found = foundIn(facts[name], id)
    const text = found ? found.noun.name(found.id, words) : (id as number | typeof anyNumber)
    values[name] = text
    values[capital(name)] = capital(String(text))
  }
  return values
}
