import { type Choice, isForced, sameData } from '../../kernel/choice/index.ts'
import { isRecord } from '../../kernel/data/keyed.ts'

/**
 * Draft of an answer with which a form begins. Nothing is chosen in it, so that nobody gives an answer unread: undefined for
 * one of several values. Exceptions are the only answer, an order, a point, which is moved from where it begins, and within
 * a form a number that may be none.
 */
export function draftOf(choice: Choice): unknown {
  const { shape } = choice
  if (isForced(choice)) return choice.at(0)
  switch (shape.kind) {
    case 'subset':
      return []
    case 'order':
      return shape.min === shape.values.length ? shape.values : []
    case 'assignment':
      return {}
    case 'form':
      return Object.fromEntries(
        Object.entries(shape.parts).map(([name, part]) => [name, partOf(part)]),
      )
    case 'grid':
      return choice.at(0)
    default:
      return undefined
  }
}

function partOf(part: Choice): unknown {
  return part.shape.kind === 'range' && part.shape.min === 0 ? 0 : draftOf(part)
}

/** Up to this many values are buttons; more of them are a drop-down. */
export const FEW = 8

/** Marks the chosen among some values, each as often as it was chosen. */
export function chosenOf(values: readonly unknown[], chosen: readonly unknown[]): boolean[] {
  const left = [...chosen]
  return values.map((value) => {
    const place = left.findIndex((other) => sameData(other, value))
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** A list without the entry at a place. */
export function removed<T>(list: readonly T[], place: number): T[] {
  return list.filter((_, other) => other !== place)
}

/** A list whose entry at a place has gone to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return removed(list, from).toSpliced(to, 0, list[from] as T)
}

/** True when many records are offered: they are then built part by part. */
export function areRecords(
  values: readonly unknown[],
): values is readonly Readonly<Record<string, unknown>>[] {
  return values.length > FEW && values.every(isRecord)
}
