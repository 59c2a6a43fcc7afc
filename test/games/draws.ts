import type { Draw } from '../../src/kernel/run/random.ts'

/** Does something with every way in which its draws can turn out, each once where all draws of a place are as many. */
export function inEveryWay(use: (draw: Draw) => void): void {
  const taken: number[] = []
  const counts: number[] = []
  do {
    let place = 0
    use((count) => {
      counts[place] = count
      taken[place] ??= 0
      return taken[place++] as number
    })
    taken.length = place
    while (taken.length > 0 && (taken.at(-1) as number) + 1 === counts[taken.length - 1])
      taken.pop()
    if (taken.length > 0) taken[taken.length - 1] = (taken.at(-1) as number) + 1
  } while (taken.length > 0)
}
