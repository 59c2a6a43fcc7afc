import { type Choice, sameData } from '../../kernel/choice/index.ts'
import type { Press } from '../../kernel/words/nouns.ts'
import { chosenOf, draftOf } from './draft.ts'

/** Draft after a press, and whether it is complete. */
interface Pressed {
  readonly draft: unknown
  readonly isWhole: boolean
}

type Said = Pick<Press, 'path' | 'value'>

/** An answer after a part of the board has been pressed: one of several things is taken, or put back. */
export function applyPress(choice: Choice, draft: unknown, { path, value }: Said): Pressed {
  const [step, ...rest] = path
  const { shape } = choice
  if (shape.kind === 'either') {
    const meant = shape.choices.find((one) => offers(one, { path, value })) ?? choice
    return applyPress(meant, meant.refusal(draft) ? draftOf(meant) : draft, { path, value })
  }
  if (step !== undefined && shape.kind === 'form') {
    const given = draft as Readonly<Record<string, unknown>>
    const inner = applyPress(shape.parts[step] as Choice, given[step], { path: rest, value })
    const isAll = Object.keys(shape.parts).length === 1
    return { draft: { ...given, [step]: inner.draft }, isWhole: inner.isWhole && isAll }
  }
  if (step !== undefined && shape.kind === 'assignment') {
    const next = handed(shape, draft as Handed, step, value)
    // Of a single holder there is nothing more to tell; of several the last is told before all are given.
    return { draft: next, isWhole: shape.holders.length === 1 && step in next }
  }
  if (shape.kind !== 'subset' && shape.kind !== 'order') return { draft: value, isWhole: true }
  const { min, max } = shape
  const said = draft as readonly unknown[]
  // An order stands there before anything is said of it: the first press begins another.
  const before = shape.kind === 'order' && min === max && said.length === max ? [] : said
  const without = before.filter((one) => !sameData(one, value))
  // One too many takes the place of the first.
  const taken = without.length < before.length ? without : [...before, value].slice(-max)
  const marks = chosenOf(shape.values, taken)
  const others = shape.values.filter((_, place) => !marks[place])
  // Where all are put in an order, the last has no other place to go.
  const last = min === shape.values.length && taken.length > before.length ? others : []
  const ordered = last.length === 1 ? [...taken, ...last] : taken
  const next = shape.kind === 'order' ? ordered : shape.values.filter((_, place) => marks[place])
  return { draft: next, isWhole: min === max && next.length === max }
}

/** Things assigned so far, by holder. */
type Handed = Readonly<Record<string, unknown>>
type Assignment = Extract<Choice['shape'], { kind: 'assignment' }>

/** A thing in the hands of a holder, or out of them; whoever had the last of its kind has it no more. */
function handed(shape: Assignment, before: Handed, holder: string, thing: unknown): Handed {
  const { [holder]: had, ...others } = before
  if (had !== undefined && sameData(had, thing)) return others
  const owners = Object.keys(others).filter((one) => sameData(others[one], thing))
  const [last] = owners.length < mostOf(shape, thing) ? [] : owners
  const kept = Object.entries(others).filter(([one]) => one !== last)
  return { ...Object.fromEntries(kept), [holder]: thing }
}

function mostOf({ things }: Assignment, thing: unknown): number {
  return things.find((one) => sameData(one.thing, thing))?.max ?? 0
}

/**
 * Chooses which of the things a part stands for a press means: the first that is not in the draft. Things to assign
 * go to the first holder without one; a thing that only one holder can have is taken back.
 */
export function meantBy<P extends Said>(choice: Choice, draft: unknown, can: readonly P[]) {
  const { shape } = choice
  if (shape.kind !== 'assignment') return can.find((one) => !holds(draft, one)) ?? can[0]
  const back = can.find((one) => mostOf(shape, one.value) === 1 && holds(draft, one))
  return back ?? can.find(({ path: [holder = ''] }) => (draft as Handed)[holder] === undefined)
}

function offers(choice: Choice, { path: [step], value }: Said): boolean {
  const { shape } = choice
  if (step !== undefined) return shape.kind === 'form' && step in shape.parts
  return choice.indexOf(value) >= 0
}

/** True when the draft already contains what a press gives. */
export function holds(draft: unknown, { path, value }: Said): boolean {
  const [step, ...rest] = path
  if (step !== undefined) {
    return holds(Object(draft)[step], { path: rest, value })
  }
  return Array.isArray(draft) ? draft.some((one) => sameData(one, value)) : sameData(draft, value)
}
