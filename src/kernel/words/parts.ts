import { foundIn, type Things } from '../things.ts'
import type { Values } from './speak.ts'
import type { Speech } from './speech.ts'
import { capital, type Words } from './words.ts'

/**
 * What the parts of situations are called, by their paths: `events.{spot}` is the event at a spot, `hands.{seat}.#`
 * any place of a hand. A message is filled with the names of the things on the way, and with the `number` of a
 * place, counted from 1. A path that stands nowhere is called like the last of its steps that stands alone.
 */
export type PartNames = Readonly<
  Record<string, string | ((values: Values, words: Words, kind: string) => string)>
>

/** The namer of the parts of situations. */
export function partNamer(things: Things, names: PartNames): Speech['situationPart'] {
  const patterns = Object.keys(names).map((name) => ({ name, steps: name.split('.') }))
  return (kind, path, words) => {
    for (const { name, steps } of patterns) {
      const values = steps.length === path.length && matched(things, steps, path, words)
      if (values) return said(names[name], values, words, kind)
    }
    const last = path.findLast((step) => names[step] !== undefined)
    return last === undefined ? (path.at(-1) ?? '') : said(names[last], {}, words, kind)
  }
}

function said(name: PartNames[string] | undefined, values: Values, words: Words, kind: string) {
  return typeof name === 'function' ? name(values, words, kind) : words.say(name ?? '', values)
}

/** What a path names on the way of a pattern; undefined where it goes another. */
function matched(
  things: Things,
  steps: readonly string[],
  path: readonly string[],
  words: Words,
): Values | undefined {
  const values: Values = {}
  for (const [index, step] of steps.entries()) {
    const part = path[index] as string
    if (step === '#') {
      if (part !== '*' && !Number.isInteger(Number(part))) return undefined
      values['number'] = Number(part) + 1
      continue
    }
    const name = /^{(\w+)}$/.exec(step)?.[1]
    if (name === undefined) {
      if (part !== step) return undefined
      continue
    }
    const found = foundIn(things.facts[name], part)
    if (!found) return undefined
    values[name] = found.noun.name(found.id, words)
    values[capital(name)] = capital(found.noun.alone(found.id, words))
  }
  return values
}
