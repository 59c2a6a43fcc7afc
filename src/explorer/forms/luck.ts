/** The largest luck number that can be typed. */
export const LARGEST_LUCK = 999_999

/** The luck of something that begins: a number that a reader can type to have it again. */
export function freshLuck(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (LARGEST_LUCK + 1)
}

/** The luck that the address names; fresh luck where it names none. */
export function luckInAddress(): number {
  const named = new URLSearchParams(location.search).get('luck') ?? ''
  return /^\d{1,6}$/.test(named) ? Number(named) : freshLuck()
}

/** Writes a part of its query into the address of the page, beside what stands there. */
export function nameInAddress(name: string, value: string): void {
  const query = new URLSearchParams(location.search)
  if (query.get(name) === value) return
  query.set(name, value)
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
}
