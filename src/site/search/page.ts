import { SearchPanel } from './panel.ts'

/** The page of the search: the question stands in the address, so that it can be kept and shared. */
const panel = document.querySelector('main search-panel, .sheet-main search-panel')
const query = new URLSearchParams(location.search).get('q')
if (panel instanceof SearchPanel && query) panel.ask(query.slice(0, 200))

panel?.addEventListener('input', (event) => {
  if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return
  const address = new URL(location.href)
  if (event.target.value) address.searchParams.set('q', event.target.value)
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
})
