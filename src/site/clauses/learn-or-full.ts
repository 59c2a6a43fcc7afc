/**
 * View of a chapter: *Learn* folds all but one example of an idea to their titles, *Full* opens all of them. The
 * choice is remembered on the device. Without a script every fold can be opened by hand.
 */

const name = 'reckoning-view'

/** The examples that stand by their titles while one learns. */
const folds = document.querySelectorAll<HTMLDetailsElement>('[data-folded]')
const bar = document.querySelector<HTMLElement>('.view-switch')

/** Shows a view; what is no view is the one that everybody meets first. */
function show(view: string | null | undefined): void {
  for (const fold of folds) fold.open = view === 'full'
  for (const button of bar?.querySelectorAll('button') ?? [])
    button.ariaPressed = String((button.dataset['view'] === 'full') === (view === 'full'))
}

/** Opens the folds in which what the address names lies, and brings it into view. */
function reveal(): void {
  const target = document.getElementById(location.hash.slice(1))
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  target?.scrollIntoView()
}

bar?.addEventListener('click', ({ target }) => {
  const view = target instanceof HTMLElement ? target.dataset['view'] : undefined
  if (!view) return
  show(view)
  try {
    if (view === 'full') localStorage.setItem(name, view)
    else localStorage.removeItem(name)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
})

if (bar) bar.inert = false
try {
  if (localStorage.getItem(name)) show('full')
} catch {
  // Nothing was remembered.
}
if (location.hash) reveal()
addEventListener('hashchange', reveal)

export {}
