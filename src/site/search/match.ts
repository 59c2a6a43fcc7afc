/** Whether two stems are forms of one word, such as “protect” and “protection”: most of the longer is shared. */
export function alike(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length)
  const shared = Math.max(4, Math.ceil(longer * 0.7))
  return (
    Math.min(one.length, other.length) >= shared && one.slice(0, shared) === other.slice(0, shared)
  )
}

/** A word with each letter once where it stands twice: where it should is what spelling gets wrong first. */
const undoubled = (word: string) => word.replace(/(.)\1/g, '$1')

/**
 * Whether one slip of the finger turns one word into the other: a letter too many, too few, wrong, or two swapped,
 * however letters are doubled.
 */
export function isSlip(typed: string, meant: string): boolean {
  return isEdit(undoubled(typed), undoubled(meant))
}

/** The least of a stem that is compared without its ending: of a shorter one too much is alike. */
const leastStem = 5

/** Whether a word, with its stem, is one that was mistyped: as it stands, or in another form. */
export function slipsOf(word: string, stem: string): (other: string, its: string) => boolean {
  return (other, its) => isSlip(word, other) || (stem.length >= leastStem && isSlip(stem, its))
}

function isEdit(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from++
  const rest = (word: string, skipped: number) => word.slice(from + skipped)
  if (typed.length > meant.length) return rest(typed, 1) === rest(meant, 0)
  if (typed.length < meant.length) return rest(typed, 0) === rest(meant, 1)
  const isSwapped = typed[from] === meant[from + 1] && typed[from + 1] === meant[from]
  return rest(typed, 1) === rest(meant, 1) || (isSwapped && rest(typed, 2) === rest(meant, 2))
}
