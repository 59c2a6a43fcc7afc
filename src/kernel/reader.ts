import { type Refusal, shown } from './refusal.ts'

/** Collects the reasons why a situation cannot exist, while its parts are read. */
export class Reader {
  readonly refusals: Refusal[] = []

  /** Notes a reason. */
  refuse(code: string, clause: string, facts: Refusal['facts']): void {
    this.refusals.push({ code, clause, facts })
  }

  /** Notes the parts of a situation that are none of the allowed ones. */
  parts(situation: Readonly<Record<string, unknown>>, allowed: readonly string[]): void {
    for (const part of Object.keys(situation)) {
      if (allowed.includes(part)) continue
      this.refusals.push({ code: 'unknown-part', facts: { received: shown(part), allowed } })
    }
  }

  /** One of the allowed values, or the first of them with a reason noted. */
  listed<const T extends string | number>(
    what: string,
    value: unknown,
    allowed: readonly T[],
    clause: string,
  ): T {
    const found = allowed.find((candidate) => candidate === value)
    if (found !== undefined) return found
    const facts = { what, received: shown(value), allowed: allowed.map(String) }
    this.refuse('value-not-allowed', clause, facts)
    return allowed[0] as T
  }

  /** A record of plain data, or an empty one with a reason noted. */
  record(what: string, value: unknown, clause: string): Readonly<Record<string, unknown>> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
    this.refuse('not-a-record', clause, { what, received: shown(value) })
    return {}
  }

  /** The entries of a record whose keys must be among the allowed ones. */
  entries<const Key extends string>(
    what: string,
    value: unknown,
    allowed: readonly Key[],
    clause: string,
  ): readonly (readonly [Key, unknown])[] {
    return Object.entries(this.record(what, value, clause)).flatMap(([key, entry]) => {
      const known = allowed.find((candidate) => candidate === key)
      if (known) return [[known, entry] as const]
      this.refuse('value-not-allowed', clause, { what, received: key, allowed })
      return []
    })
  }

  /** A list, its holes filled so that they are read as well, or an empty one with a reason noted. */
  list(what: string, value: unknown, clause: string): readonly unknown[] {
    if (Array.isArray(value)) return Array.from(value)
    this.refuse('not-a-list', clause, { what, received: shown(value) })
    return []
  }

  /** A whole number from 0 to a limit, or 0 with a reason noted. */
  count(what: string, value: unknown, max: number, clause: string): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) {
      return value
    }
    this.refuse('not-a-count', clause, { what, received: shown(value), max })
    return 0
  }
}
