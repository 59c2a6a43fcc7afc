/** Of an address at which there is no page the words can be looked for: the search is asked for them, in their game. */

/** Words in addresses that say nothing of what was meant. */
const furniture = /^(?:[a-z]{2}|lab|scenarios|lessons|embed|source|index|html)$/

/** The steps of the address below the path under which the site is hosted. */
function stepsAsked(): readonly string[] {
  try {
    const path = decodeURIComponent(location.pathname)
    return path.slice(import.meta.env.BASE_URL.length).split('/')
  } catch {
    // What cannot be read cannot be looked for.
    return []
  }
}

const steps = stepsAsked()
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-sought]')) {
  const doors = [...(link.closest('section')?.querySelectorAll<HTMLElement>('[data-of]') ?? [])]
  const game = doors.map((door) => door.dataset['of'] ?? '').find((id) => steps.includes(id))
  const words = steps
    .filter((step) => step !== game)
    .flatMap((step) => step.split(/[^\p{L}\d]+/u))
    .filter((word) => word !== '' && word !== '404' && !furniture.test(word))
    .join(' ')
    .slice(0, 60)
    .trim()
  if (game) link.search = new URLSearchParams({ in: game }).toString()
  if (!words) continue
  link.search = new URLSearchParams({ ...(game && { in: game }), q: words }).toString()
  link.textContent = (link.dataset['sought'] ?? '').replace('{{words}}', words)
}

export {}
