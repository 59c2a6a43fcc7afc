/** A clause's number copies its full address, and says so once. Without a script it is a plain link. */

import { pageSentence } from '../page-sentence.ts'

let region: HTMLElement | undefined

/** The one polite voice of this room. Made early, since a region that appears with its words is not read. */
function voice(): HTMLElement {
  if (region) return region
  region = document.createElement('p')
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

const numberOf = (link: HTMLAnchorElement): string => link.textContent.trim()

async function copy(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href)
  voice().textContent = pageSentence('copied', { number: numberOf(link) })
  link.dataset.state = 'copied'
  setTimeout(() => delete link.dataset.state, 2000)
}

if ('clipboard' in navigator) {
  voice()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.clause-number')) {
    link.setAttribute('aria-label', pageSentence('copy', { number: numberOf(link) }))
    // The link is still followed, so the address line shows what was copied.
    link.addEventListener('click', () => void copy(link).catch(() => undefined))
  }
}
