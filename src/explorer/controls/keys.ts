/** Controls that need keys for themselves, and those of them that need even the two keys of a clicker. */
const needsKeys = 'input, select, textarea, [role="button"]'
const needsPageKeys = 'input:not([type="radio"], [type="checkbox"]), select, textarea'

/** True when the focused control needs the key itself. */
function isKeyOfControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const isOfClicker = key === 'PageDown' || key === 'PageUp'
  return target.closest(isOfClicker ? needsPageKeys : needsKeys) !== null
}

/** True for a key pressed without modifiers, Shift left out, that no control needs. */
export function isFree(event: KeyboardEvent): boolean {
  const isMore = event.altKey || event.ctrlKey || event.metaKey
  return !event.defaultPrevented && !isMore && !isKeyOfControl(event)
}

/** Letters of answers in their order, as they stand on vote cards. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The letter of each of some answers; the few of a very long list that come after Z have none. */
export function lettersOf(count: number): readonly string[] {
  return LETTERS.slice(0, count)
}

/** True for a key by which the class votes at the moment. With Shift a letter does what it does without a vote. */
export function isVoteKey({ key, shiftKey }: KeyboardEvent): boolean {
  if (shiftKey) return false
  const keys = [...document.querySelectorAll('.vote kbd')]
  return keys.some(({ textContent }) => textContent === key.toUpperCase())
}

/** The letter of a command, in lower case; undefined for a key that is none, or that counts a vote. */
export function commandOf(event: KeyboardEvent): string | undefined {
  if (!isFree(event) || isVoteKey(event)) return undefined
  return /^[a-z.]$/i.test(event.key) ? event.key.toLowerCase() : undefined
}
