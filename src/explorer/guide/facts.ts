import { sameData } from '../../kernel/choice/index.ts'

/** True when a thing has these facts, among others. */
export function hasFacts(facts: Readonly<Record<string, unknown>>, thing: object): boolean {
  const known = new Map(Object.entries(thing))
  return Object.entries(facts).every(([name, value]) => sameData(known.get(name), value))
}
