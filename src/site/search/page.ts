import { SearchPanel } from './panel.ts'

/** The page of the search: the question stands in the address, so that it can be kept, shared and come back to. */
const panel = document.querySelector('main search-panel, .sheet-main search-panel')
const { searchParams } = new URL(location.href)
const game = searchParams.get('in')
const question = searchParams.get('q')
if (panel instanceof SearchPanel) {
  if (game) panel.dataset.game = game
  if (question) panel.ask(question.slice(0, 200))
}

panel?.addEventListener('input', (event) => {
  if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return
  const address = new URL(location.href)
  if (event.target.value) address.searchParams.set('q', event.target.value)
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
})
