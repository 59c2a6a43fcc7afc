import { type Choice, sameData } from '../../../kernel/choice.ts'
import type { Press } from '../../../kernel/things.ts'
import { chosenOf, draftOf } from './draft.ts'

/** What a press has made of an answer, and whether that is the whole of it. */
export interface Pressed {
  readonly draft: unknown
  readonly isWhole: boolean
}

type Said = Pick<Press, 'path' | 'value'>

/** An answer after a part of the board has been pressed: one of several things is taken, or put back. */
export function pressed(choice: Choice, draft: unknown, { path, value }: Said): Pressed {
  const [step, ...rest] = path
  const { shape } = choice
  if (shape.kind === 'either') {
    const meant = shape.choices.find((one) => offers(one, { path, value })) ?? choice
    return pressed(meant, meant.refusal(draft) ? draftOf(meant) : draft, { path, value })
  }
  if (step !== undefined && shape.kind === 'form') {
    const given = draft as Readonly<Record<string, unknown>>
    const inner = pressed(shape.parts[step] as Choice, given[step], { path: rest, value })
    return { draft: { ...given, [step]: inner.draft }, isWhole: false }
  }
  if (shape.kind !== 'subset' && shape.kind !== 'order') return { draft: value, isWhole: true }
  const { min, max } = shape
  const before = draft as readonly unknown[]
  const without = before.filter((one) => !sameData(one, value))
  // One too many takes the place of the first.
  const taken = without.length < before.length ? without : [...before, value].slice(-max)
  const marks = chosenOf(shape.values, taken)
  const next = shape.kind === 'order' ? taken : shape.values.filter((_, place) => marks[place])
  return { draft: next, isWhole: min === max && next.length === max }
}

function offers(choice: Choice, { path: [step], value }: Said): boolean {
  const { shape } = choice
  if (step !== undefined) return shape.kind === 'form' && step in shape.parts
  return choice.indexOf(value) >= 0
}

/** Whether an answer that is being put together holds what a press says. */
export function holds(draft: unknown, { path, value }: Said): boolean {
  const [step, ...rest] = path
  if (step !== undefined) {
    return holds((draft as Readonly<Record<string, unknown>>)[step], { path: rest, value })
  }
  return Array.isArray(draft) ? draft.some((one) => sameData(one, value)) : sameData(draft, value)
}
