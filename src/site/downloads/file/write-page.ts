import { pageIn } from '../names.ts'
import { allPages, templateOf } from './templates.ts'

/* Puts the page that the address asks for into the frame: that of a chapter, a case, a lab; or all chapters, to print. */

const main = document.querySelector('main')
const { start = '', site } = document.documentElement.dataset
const path = pageIn(location.search) || start
const isPrinted = path === '/print/'

const copyOf = ({ content }: HTMLTemplateElement) => document.importNode(content, true)

/** All chapters one behind the other, with the titles of their cases, as they are printed. */
function showChapters(): void {
  main?.classList.add('carried-print')
  main?.replaceChildren(...allPages('chapter').map(copyOf))
  requestAnimationFrame(() => document.fonts.ready.then(() => print()))
}

function showPage(page: HTMLTemplateElement): void {
  const sheet = document.querySelector('.sheet')
  if (sheet && page.dataset['sheet']) sheet.className = page.dataset['sheet']
  main?.replaceChildren(copyOf(page))
}

/** Says that the file does not hold the page, and leads to it on the site, where that is known. */
function showMissing(): void {
  const page = templateOf('missing')
  if (page) showPage(page)
  const link = main?.querySelector('a')
  if (link && site) link.href = `${site}${path}${location.hash}`
  else link?.remove()
}

const page = templateOf(path)
if (isPrinted) showChapters()
else if (page) showPage(page)
else showMissing()

const title = main?.querySelector('h1')?.textContent
if (title && !isPrinted && path !== start) document.title = `${title} | ${document.title}`
for (const link of document.querySelectorAll('.contents a'))
  if (link.getAttribute('href') === `?${path}`) link.setAttribute('aria-current', 'page')
