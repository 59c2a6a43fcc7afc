/** The page that lists what is kept on the device; also shown at the address of a page that is not, without a network. */
import { keptGames } from './kept.ts'
import { buildOf } from './names.ts'
import { eraseAll, isOff } from './off.ts'

const here = document.querySelector<HTMLElement>('main')
const missing = document.querySelector<HTMLElement>('.here-missing')

/** Most pages that are listed, the last visited first. */
const most = 60

/** A page in a cache: its address and its title. */
interface Visited {
  readonly href: string
  readonly title: string
}

async function titleOf(page: Response): Promise<string> {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await page.text()) ?? []
  const text = new DOMParser().parseFromString(title, 'text/html').body.textContent ?? ''
  return text.split(' | ').slice(0, -1).join(', ')
}

/** The pages that were visited, in the language of this one. */
async function visitedPages(): Promise<readonly Visited[]> {
  const found = new Map<string, Promise<string>>()
  const language = document.documentElement.lang
  for (const name of (await caches.keys()).toReversed()) {
    if (!buildOf(name) || !name.includes('visited')) continue
    const cache = await caches.open(name)
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname } = new URL(request.url)
      const isPage = pathname.endsWith('/') && pathname.includes(`/${language}/`)
      const page =
        isPage && !found.has(pathname) && found.size < most && (await cache.match(request))
      if (page) found.set(pathname, titleOf(page))
    }
  }
  return Promise.all([...found].map(async ([href, title]) => ({ href, title: await title })))
}

function lineOf({ href, title }: Visited): HTMLElement {
  const line = document.createElement('li')
  const link = document.createElement('a')
  link.href = href
  link.textContent = title
  line.append(link)
  return line
}

async function list(): Promise<void> {
  const games = await keptGames()
  for (const place of here?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
    const { part, ready = '' } = place.dataset
    const isKept = games.some(
      ({ language, name }) => name === part && language === document.documentElement.lang,
    )
    if (!isKept) continue
    place.dataset['kept'] = ''
    place.textContent = ready
  }
  const lines = (await visitedPages()).filter(({ title }) => title).map(lineOf)
  here?.querySelector('.here-visited')?.replaceChildren(...lines)
  const none = here?.querySelector<HTMLElement>('[data-none]')
  if (none) none.hidden = lines.length > 0
}

/** Says that a page is missing, where this one stands in its place. */
function tellMissing(): void {
  if (!here || !missing || location.pathname === missing.dataset['own']) return
  missing.hidden = false
  for (const part of here.querySelectorAll<HTMLElement>('.here-about')) part.hidden = true
  here.querySelector('[data-again]')?.addEventListener('click', () => location.reload())
}

async function erase(): Promise<void> {
  await eraseAll()
  const said = here?.querySelector<HTMLElement>('[data-erased]')
  if (said) said.textContent = said.dataset['erased'] ?? ''
  location.hash = 'room'
  await list()
}

tellMissing()
const off = here?.querySelector<HTMLElement>('[data-off]')
const turnOff = here?.querySelector<HTMLElement>('[data-turn-off]')
// The address may just have asked for it, before anything was written down.
const asked = new URLSearchParams(location.search).get('sw')
const isTurnedOff = asked === 'off' || (asked !== 'on' && isOff())
if (off) off.hidden = !isTurnedOff
if (turnOff) turnOff.hidden = isTurnedOff
here?.querySelector('[data-erase]')?.addEventListener('click', () => void erase())
list().catch(() => undefined)
