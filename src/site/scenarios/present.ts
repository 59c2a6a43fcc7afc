import { commandOf } from '../../explorer/controls/keys.ts'
import { wayOnFrom } from '../practice/way-on.ts'

/* Leads on its own page from a case that is shown large to the next by N and to the one before by P, which open large too. */

/** Fragment of an address at which a case opens large. */
const present = '#present'

document.addEventListener('keydown', (event) => {
  const large = document.querySelector('.player-large')
  const command = commandOf(event)
  if (!large || (command !== 'n' && command !== 'p')) return
  const before = document.querySelector<HTMLAnchorElement>('.scenario-neighbours a[rel=prev]')
  const href = command === 'p' ? before?.getAttribute('href') : wayOnFrom(large)?.href
  if (!href?.includes('/scenarios/')) return
  event.preventDefault()
  location.assign(`${href}${present}`)
})
