import type { Say } from '../../../kernel/words/say.ts'
import { addressWithin } from '../names.ts'
import { linesWithin, markupWithin, type Within } from './markup.ts'

/** The last part of the contents: what a file has beside the pages of the site. */
function ownLines(say: Say): string {
  return `<section class="contents-part"><h2>${say('file.own')}</h2><ul><li><a href="${addressWithin('/print/')}">${say('file.print')}</a></li></ul></section>`
}

/**
 * The frame of a file: that of a page of the site, with an empty `main`, the lines of its contents that the file holds,
 * and at its foot where it comes from.
 *
 * @param html A built page.
 * @param name The name of what the file holds.
 */
export function frameOf(html: string, within: Within, say: Say, name: string): string {
  const { home } = within.site
  const from = home ? `<a href="${home}/">${say('file.from', { home })}</a>` : ''
  const foot = `<div class="fleuron" aria-hidden="true"></div><p>${say('file.about', { name })} ${from}</p>`
  const body = /<body\b[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? ''
  const emptied = body
    .replace(/(<main\b[^>]*>).*(<\/main>)/s, '$1$2')
    .replace(/<ul class="contents-here".*?<\/ul>/s, '')
    .replaceAll(' aria-current="page"', '')
    .replace('</nav><main', () => `${ownLines(say)}</nav><main`)
    .replace(/(<footer class="colophon">).*(<\/footer>)/s, (_, begin: string, end: string) => {
      return `${begin}${foot}${end}`
    })
  return markupWithin(linesWithin(emptied, within), within).replace(
    /(<a class="masthead-title")[^>]*>/,
    `$1 href="${addressWithin('')}">`,
  )
}
