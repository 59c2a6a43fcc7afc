/**
 * How much of a chapter is shown: *Learn* folds all but one example of an idea to their titles, *Full* lays all of
 * them open. The choice is remembered on the device. Without a script every fold can be opened by hand.
 */

const views = ['learn', 'full'] as const
type View = (typeof views)[number]

const key = 'reckoning-view'

/** The examples that stand by their titles while one learns. */
const folds = document.querySelectorAll<HTMLDetailsElement>('details[data-folded]')
const buttons = document.querySelectorAll<HTMLButtonElement>('.view-switch button')

function chosen(): View {
  try {
    return localStorage.getItem(key) === 'full' ? 'full' : 'learn'
  } catch {
    return 'learn'
  }
}

/** Remembers a choice that differs from what everybody meets first. */
function remember(view: View): void {
  try {
    if (view === 'full') localStorage.setItem(key, view)
    else localStorage.removeItem(key)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function show(view: View): void {
  for (const fold of folds) fold.open = view === 'full'
  for (const button of buttons)
    button.setAttribute('aria-pressed', String(button.dataset['view'] === view))
}

/** Opens the folds in which what the address names lies, and brings it into view. */
function reveal(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  for (let fold = target.closest('details'); fold; ) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  target.scrollIntoView()
}

for (const button of buttons)
  button.addEventListener('click', () => {
    const view = views.find((each) => each === button.dataset['view']) ?? 'learn'
    show(view)
    remember(view)
  })

for (const bar of document.querySelectorAll<HTMLElement>('.view-switch'))
  bar.hidden = folds.length === 0
if (chosen() === 'full') show('full')
if (location.hash) reveal()
window.addEventListener('hashchange', reveal)

export {}
