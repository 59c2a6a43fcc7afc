/** Light and dark: as the reader's system has it, or as the reader chose. */

type Scheme = 'light' | 'dark'

const key = 'reckoning-scheme'
const systemDark = matchMedia('(prefers-color-scheme: dark)')
const root = document.documentElement

function chosenScheme(): Scheme | undefined {
  const { scheme } = root.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined
}

function currentScheme(): Scheme {
  return chosenScheme() ?? (systemDark.matches ? 'dark' : 'light')
}

/** Remembers a choice that differs from the system's; otherwise the system decides again. */
function chooseScheme(scheme: Scheme): void {
  const asSystem = scheme === (systemDark.matches ? 'dark' : 'light')
  if (asSystem) delete root.dataset['scheme']
  else root.dataset['scheme'] = scheme
  try {
    if (asSystem) localStorage.removeItem(key)
    else localStorage.setItem(key, scheme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function showLamp(): void {
  const scheme = currentScheme()
  for (const button of document.querySelectorAll<HTMLElement>('[data-lamp]')) {
    button.inert = false
    button.setAttribute('aria-pressed', String(scheme === 'dark'))
  }
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('[data-lamp]'))) return
  chooseScheme(currentScheme() === 'dark' ? 'light' : 'dark')
  showLamp()
})
systemDark.addEventListener('change', showLamp)
showLamp()

export {}
