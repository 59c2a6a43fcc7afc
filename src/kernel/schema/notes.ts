import { type Refusal, shown } from '../game/refusal.ts'
import type { Limit, Listed, Once, Scalar } from './schema.ts'

/** The reasons why a situation cannot exist, gathered while it is read and put together. */
export class Notes {
  readonly #all: Refusal[] = []
  readonly #unread: string[] = []
  readonly #places = new Map<string, Set<Scalar>>()
  readonly #whole: unknown

  /** For reading a situation, or a part of one. */
  constructor(whole: unknown) {
    this.#whole = whole
  }

  /**
   * Notes a reason that concerns some parts, the first of them at fault. One that rests on a part that could
   * not be read says nothing that can be relied upon, and is passed over.
   */
  refuse(refusal: Refusal & Required<Pick<Refusal, 'at'>>): void {
    const rests = refusal.at.some((path) => this.#unread.some((other) => touches(path, other)))
    if (!rests) this.#all.push(refusal)
  }

  /** Notes that a value is none that its schema allows. */
  unread(path: readonly string[], limit: Limit, code: string, facts: Refusal['facts']): void {
    const at = path.join('.')
    this.#unread.push(at)
    this.#all.push({
      code: limit.code ?? code,
      ...(limit.clause === undefined ? {} : { clause: limit.clause }),
      facts: { ...facts, ...limit.facts?.(path, this.#whole) },
      at: [at],
    })
  }

  /** Notes where a thing is that can be at one place only; false when it is somewhere already. */
  place(value: Scalar, { once }: Listed, path: readonly string[]): boolean {
    const thing = once?.thing ? once.thing(value) : value
    if (!once || thing === undefined) return true
    const places = this.#places.get(once.pool) ?? new Set()
    this.#places.set(once.pool, places)
    const isNew = !places.has(thing)
    if (isNew) places.add(thing)
    else this.#twice(thing, once, path)
    return isNew
  }

  #twice(
    thing: Scalar,
    { code, clause, pool, fact = pool, facts }: Once,
    path: readonly string[],
  ): void {
    const named = { [fact]: String(thing), received: shown(thing), ...facts?.(path, this.#whole) }
    this.#all.push({
      code,
      ...(clause === undefined ? {} : { clause }),
      facts: named,
      at: [path.join('.')],
    })
  }

  get refusals(): readonly Refusal[] {
    return this.#all
  }
}

/** True for two paths of which one equals or contains the other. */
export function touches(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}
