import { oneOf } from '../choice/index.ts'

/** Things by their kinds, such as cards or tokens: how many there are of each. */
export type Stock = Readonly<Record<string, number | undefined>>

/** Total number of things. */
export function sizeOf(stock: Stock): number {
  return Object.values(stock).reduce<number>((sum, count = 0) => sum + count, 0)
}

/** The same thing so many times; less than none of it is a fault that must show. */
export function copies<Thing>(thing: Thing, count: number): Thing[] {
  return new Array<Thing>(count).fill(thing)
}

/** Everything in a stock by its kind, each as often as it is there. */
export function listed<Kind extends string>(stock: Readonly<Record<Kind, number>>): Kind[] {
  return (Object.keys(stock) as Kind[]).flatMap((kind) => copies(kind, stock[kind]))
}

/** Possible draws among some kinds, each weighted by its number of things. */
export function lots<Kind>(kinds: readonly Kind[], count: (kind: Kind) => number) {
  const counts = kinds.map(count)
  const there = kinds.filter((_, at) => (counts[at] as number) > 0)
  return { outcomes: oneOf(there), weights: counts.filter((one) => one > 0) }
}
