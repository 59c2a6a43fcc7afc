/** Scripts of the page frame: light and dark, language switch, folding contents, and what is kept for later. */
import './lamp.ts'

import { base } from '../offline/base.ts'
import startOffline from '../offline/start.ts?worker&url'

/** Follows a link to another language with the clause or the scenario that the address holds after `#`. */
function keepFragment(link: HTMLAnchorElement): void {
  link.search = location.search
  link.hash = location.hash
}

/** Remembers the reader's language for the front door. */
function rememberLanguage(language: string | undefined): void {
  try {
    if (language) localStorage.setItem('reckoning-language', language)
  } catch {
    // Without storage the front door asks the browser.
  }
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const language = target.closest<HTMLAnchorElement>('a[data-language]')
  if (language) rememberLanguage(language.dataset['language'])
  const line = target.closest('.contents a[href]')
  if (line) line.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
})

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  for (const event of ['pointerdown', 'focus', 'mouseenter', 'click'] as const) {
    link.addEventListener(event, () => keepFragment(link))
  }
}

// Contents that are longer than the screen begin with this page in view.
const here = document.querySelector<HTMLElement>('.contents [aria-current]')
here?.closest('.contents')?.scrollTo(0, here.offsetTop - innerHeight / 2)

/** Loads the script that keeps pages: a file of its own, for an `import()` would bring its loader to every page. */
function loadOffline(): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = startOffline
  document.head.append(script)
}

/** True where a reader has turned the keeping of pages off, or the address turns it off or on (`offline/off.ts`). */
function isSwitched(): boolean {
  try {
    return localStorage.getItem('reckoning-offline') === 'off' || /[?&]sw=/.test(location.search)
  } catch {
    return false
  }
}

/**
 * Installs the worker that keeps pages for when there is no network, once a page has all else and nothing to do. The rest of
 * that is loaded when the worker is there. A browser that refuses shows the site from the network.
 */
function keepPages(): void {
  const workers = navigator.serviceWorker
  if (!document.documentElement.dataset['build'] || !workers) return
  if (isSwitched()) {
    loadOffline()
    return
  }
  workers.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' }).catch(() => undefined)
  workers.ready.then(loadOffline)
}

addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(keepPages))
