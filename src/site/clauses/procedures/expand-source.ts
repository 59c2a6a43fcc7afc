/**
 * The procedures of a clause, laid open: what their links lead to is fetched when a reader opens the fold, and
 * shown in their place. Without a script, or without the file, they remain links.
 */
import { pageSentence } from '../../page-sentence.ts'

const pages = new Map<string, Promise<Document>>()

/** The page of a source file, fetched once for all clauses of a page. */
function pageAt(address: string): Promise<Document> {
  const known = pages.get(address)
  if (known) return known
  const fetched = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    return new DOMParser().parseFromString(await answer.text(), 'text/html')
  })
  pages.set(address, fetched)
  fetched.catch(() => pages.delete(address))
  return fetched
}

/** Marks the lines of a declaration that carry out a clause, given as `3-7 12-14`. */
function markLines(declaration: Element, spans: string): void {
  const lines = declaration.querySelectorAll('.procedure-line')
  for (const span of spans.split(' ')) {
    const [from = 0, to = 0] = span.split('-').map(Number)
    for (let line = from; line <= to; line++) lines[line - 1]?.classList.add('marked')
  }
}

/** Puts the declaration that a link leads to in the place of the link. */
async function layOpen(link: HTMLAnchorElement): Promise<void> {
  const { hash, origin, pathname } = new URL(link.href)
  const page = await pageAt(`${origin}${pathname}`)
  const found = page.getElementById(hash.slice(1))
  if (!found) return
  const declaration = document.importNode(found, true)
  declaration.removeAttribute('id')
  const text = declaration.querySelector('pre')
  text?.setAttribute('aria-label', pageSentence('source', { name: text.ariaLabel ?? '' }))
  if (link.dataset.lines) markLines(declaration, link.dataset.lines)
  link.parentElement?.replaceWith(declaration)
}

const onToggle = ({ target }: Event): void => {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  if (!target.matches('.clause-foot')) return
  for (const link of target.querySelectorAll<HTMLAnchorElement>('a.procedure-link'))
    layOpen(link).catch(() => undefined)
}

// Folds do not tell the page when they open; they are heard on the way down.
document.addEventListener('toggle', onToggle, true)
