import type { Loop, Table } from '../../src/kernel/run/table.ts'

/**
 * A table that hands out the position for as long as it is good: whatever was read of it is revoked at the
 * next verb, whichever that is, and using it afterwards throws. Rules that pass on it have no stale reads.
 */
export function watchful<T extends Table>(table: T): T {
  let revoke: (() => void)[] = []
  /** Ends the time of all that was read, then or before. */
  const over = <R>(verb: () => R): R => {
    const result = verb()
    for (const end of revoke) end()
    revoke = []
    return result
  }
  const seen = <D>(data: D): D => {
    if (typeof data !== 'object' || data === null) return data
    const { proxy, revoke: end } = Proxy.revocable(data as object, {
      get: (target, key, receiver) => seen(Reflect.get(target, key, receiver)),
    })
    revoke.push(end)
    return proxy as D
  }
  const watched = {
    given: table.given,
    readings: table.readings,
    get now() {
      return seen(table.now)
    },
    roll: ((roll) => over(() => table.roll(roll))) as Table['roll'],
    ask: ((ask) => over(() => table.ask(ask))) as Table['ask'],
    askTogether: ((asks) => over(() => table.askTogether(asks))) as Table['askTogether'],
    report: ((event) => over(() => table.report(event))) as Table['report'],
    repeat(loop: Loop) {
      const { goesOn, body } = loop
      const round: Loop = {
        ...loop,
        goesOn: () => over(() => goesOn(watched)),
        body: () => over(() => body(watched)),
      }
      over(() => table.repeat(round))
    },
  }
  return watched as Table as T
}
