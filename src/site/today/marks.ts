import { dateOf } from './day.ts'

/** Result of the first answer of a day. */
export type Mark = 'right' | 'wrong'

/** Sign of each mark where there is no room for words; a day without an answer is a dot. */
export const signs = { right: '✓', wrong: '✗' } as const
const none = '·'

/** Number of days remembered, today included. */
const kept = 7

const key = 'reckoning-case-of-the-day'

/** The marks on this device, by their dates; none where nothing may be kept. */
export function marks(): ReadonlyMap<string, Mark> {
  try {
    const lines = (localStorage.getItem(key) ?? '').split(' ')
    return new Map(
      lines.flatMap((line) => {
        const [date = '', mark] = line.split('=')
        return mark === 'right' || mark === 'wrong' ? [[date, mark] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Keeps the first answer of a day, and forgets days that are long past. */
export function mark(day: number, made: Mark): void {
  const date = dateOf(day)
  const known = marks()
  const all = new Map([...known, [date, known.get(date) ?? made] as const])
  const last = [...all.keys()].sort().slice(-kept)
  try {
    localStorage.setItem(key, last.map((each) => `${each}=${all.get(each)}`).join(' '))
  } catch {
    // Without storage a mark lasts as long as its page.
  }
}

/** The marks of the days up to one, as signs; empty where only that day has one. */
export function lately(day: number, known: ReadonlyMap<string, Mark>): string {
  const days = Array.from({ length: kept }, (_, back) => known.get(dateOf(day - kept + 1 + back)))
  const marked = days.filter((each) => each !== undefined)
  return marked.length > 1 ? days.map((each) => (each ? signs[each] : none)).join(' ') : ''
}
