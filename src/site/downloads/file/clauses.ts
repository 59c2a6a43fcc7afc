import { dataIn, fetchOnce } from './files.ts'

/* In the file of a set a clause is shown where it is named: the chapters are on the site. */

/** Shows the words of a clause over the page until somebody closes it. */
function show(number: string, words: string): void {
  const sheet = document.createElement('dialog')
  sheet.className = 'carried-clause'
  sheet.setAttribute('aria-label', number)
  const title = document.createElement('p')
  title.className = 'clause-sheet-number'
  title.textContent = number
  const quote = document.createElement('blockquote')
  quote.textContent = words
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'button'
  close.textContent = String(dataIn('close'))
  close.addEventListener('click', () => sheet.close())
  sheet.append(title, quote, close)
  sheet.addEventListener('close', () => sheet.remove())
  document.body.append(sheet)
  sheet.showModal()
}

/** The words of the clause that an address within the file names; undefined where it names none of the file. */
async function wordsAt(address: string): Promise<string | undefined> {
  const [chapter = '', id = ''] = address.split('/#')
  const clauses = await fetchOnce<Readonly<Record<string, string>>>(`${chapter}.json`).catch(
    () => undefined,
  )
  return clauses?.[id]
}

/** Follows a link out of a set: to the words of a clause, or to the site in another window, so that a lesson stays. */
async function follow(link: HTMLAnchorElement): Promise<void> {
  const address = link.getAttribute('href') ?? ''
  const words = await wordsAt(address)
  const { site } = document.documentElement.dataset
  if (words) show(link.textContent.trim(), words)
  else if (site) globalThis.open(`${site}${address.slice(1)}`, '_blank', 'noopener')
}

/** Has the links to pages that the file does not hold show what it holds of them. */
export function showClauses(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="?/"]') : null
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    event.preventDefault()
    void follow(link)
  })
}
