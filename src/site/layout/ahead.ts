/* Fetches a page of this site as soon as somebody points at a link to it, as long as it is not to be saved on. */

/** How long somebody points at a link on the way to another, in milliseconds. */
const PASSING = 80

const fetched = new Set<string>([addressOf(location)])
let pointing: ReturnType<typeof setTimeout> | undefined

for (const event of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(event, ({ target }) => {
    clearTimeout(pointing)
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    pointing = setTimeout(() => fetchAhead(addressOf(link)), event === 'touchstart' ? 0 : PASSING)
  })
}

/** The page that an address leads to, wherever on it. */
function addressOf({ href }: Pick<Location, 'href'>): string {
  return href.replace(/#.*/, '')
}

function fetchAhead(address: string): void {
  const { connection } = navigator as Navigator & { readonly connection?: { saveData: boolean } }
  if (fetched.has(address) || connection?.saveData) return
  fetched.add(address)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = address
  document.head.append(hint)
}
