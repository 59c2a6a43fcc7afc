import { pageSentence } from '../page-sentence.ts'

/** The way on from a case that has been answered: another page, or the next case of this one. */
export interface WayOn {
  readonly label: string
  readonly href: string
  /** The next case of a chapter, which is opened and brought into view. */
  readonly element?: HTMLElement
}

const key = 'reckoning-list'

/** Remembers for this tab the list that a case was opened from, by the addresses of its cases. */
export function keepList(addresses: readonly string[]): void {
  try {
    sessionStorage.setItem(key, addresses.join('\n'))
  } catch {
    // Without storage the list of all cases is gone through.
  }
}

/** The case after this one in the list that it was opened from. */
function nextOfList(here: string): string | undefined {
  try {
    const addresses = (sessionStorage.getItem(key) ?? '').split('\n')
    const place = addresses.indexOf(here)
    const next = place < 0 ? undefined : addresses[place + 1]
    return next?.startsWith('/') && !next.startsWith('//') ? next : undefined
  } catch {
    return undefined
  }
}

/**
 * The way on from a case of a page: in a chapter to the next case that stands there; on its own page to the next of the list
 * that the reader came from, or of all; after the last, and elsewhere, to practice. Undefined where there is none.
 *
 * @param here an element of the case
 */
export function wayOnFrom(here: Element): WayOn | undefined {
  const examples = [...document.querySelectorAll<HTMLElement>('aside.example')]
  const place = examples.findIndex((one) => one.contains(here))
  const element = place < 0 ? undefined : examples[place + 1]
  const label = pageSentence('nextCase')
  if (element) return { label, href: '', element }
  const follower = document.querySelector<HTMLAnchorElement>('.scenario-neighbours a[rel=next]')
  const next =
    nextOfList(location.pathname) ?? (place < 0 ? follower?.getAttribute('href') : undefined)
  if (next) return { label, href: next }
  const practice = pageSentence('practice')
  return practice ? { label: pageSentence('practise'), href: practice } : undefined
}

/** Opens a case of a chapter and brings its question into view and to the keyboard. */
export function openCase(one: HTMLElement): void {
  const folded = one.querySelector('details')
  if (folded) folded.open = true
  one.scrollIntoView({ block: 'start' })
  const title = one.querySelector('summary')
  title?.focus({ preventScroll: true })
}
