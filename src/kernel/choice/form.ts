import type { Refusal } from '../game/refusal.ts'
import { type Choice, drawFrom, Numbering, type Parts, type Shape } from './contract.ts'
import { countedProduct, LARGEST_COUNT } from './count.ts'
import { inPart, partsRefusal } from './reasons.ts'

/** The choice of each part of a record. */
type PartsOf<T> = { readonly [Name in keyof T]: Choice<T[Name]> }

/** A form: one value for each named part, every combination being legal. The first part varies slowest. */
export function form<T extends object>(parts: PartsOf<T>): Choice<T> {
  return new Form<T>(parts as Parts)
}

/** The combinations of the parts of a form. */
class Form<T extends object> extends Numbering<T> {
  readonly count: number
  readonly parts: Parts
  readonly draw: Choice['draw']

  constructor(parts: Parts) {
    super()
    this.parts = parts
    let count = 1
    let hasGaps = false
    for (const name in parts) {
      const part = parts[name] as Choice
      count *= part.count
      hasGaps ||= part.draw !== undefined
    }
    this.count = count <= LARGEST_COUNT ? count : countedProduct(Object.values(parts))
    this.draw = hasGaps ? (pick) => this.#drawn(pick) : undefined
  }

  get shape(): Shape {
    return { kind: 'form', parts: this.parts }
  }

  override get former(): Choice | undefined {
    const parts = Object.entries(this.parts)
    if (!parts.some(([, { former }]) => former)) return undefined
    return new Form(Object.fromEntries(parts.map(([name, part]) => [name, part.former ?? part])))
  }

  at(index: number): T {
    const { parts } = this
    const answer: Record<string, unknown> = {}
    let rest = this.count
    let left = index
    for (const name in parts) {
      const part = parts[name] as Choice
      rest /= part.count
      const digit = Math.floor(left / rest)
      answer[name] = part.at(digit)
      left -= digit * rest
    }
    return answer as T
  }

  protected find(answer: unknown): number | Refusal {
    const refusal = partsRefusal(answer, Object.keys(this.parts))
    if (refusal) return refusal
    let index = 0
    for (const name in this.parts) {
      const part = this.parts[name] as Choice
      const value = (answer as Record<string, unknown>)[name]
      const reason = part.refusal(value)
      if (reason) return inPart(name, reason)
      index = index * part.count + part.indexOf(value)
    }
    return index
  }

  /** Each part is drawn by itself, so that what one of them refuses is not tried with all the others. */
  #drawn(pick: (count: number) => number): number | undefined {
    let index: number | undefined = 0
    for (const name in this.parts) {
      const part = this.parts[name] as Choice
      const digit = drawFrom(part, pick)
      if (digit === undefined) return undefined
      index = index * part.count + digit
    }
    return index
  }
}
