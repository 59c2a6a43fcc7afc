import type { Say } from '../../../kernel/words/say.ts'
import { addressWithin } from '../names.ts'
import { linesWithin, markupWithin, type Within } from './markup.ts'

/** The last part of the contents: what a file has beside the pages of the site. */
function ownLines(say: Say): string {
  return `<section class="contents-part"><h2>${say('file.own')}</h2><ul><li><a href="${addressWithin('/print/')}">${say('file.print')}</a></li></ul></section>`
}

/** The foot of a file: what it holds, and where it comes from. */
function footOf({ site: { home } }: Within, about: string, say: Say): string {
  const from = home ? `<a href="${home}/">${say('file.from', { home })}</a>` : ''
  return `<div class="fleuron" aria-hidden="true"></div><p>${about} ${from}</p>`
}

/** The body of a page with another foot. */
function bodyOf(html: string, foot: string): string {
  const body = /<body\b[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? ''
  return body.replace(
    /(<footer class="colophon">).*(<\/footer>)/s,
    (_, begin: string, end: string) => `${begin}${foot}${end}`,
  )
}

/** Settles a frame, whose name leads to the first page of the file. */
function settled(frame: string, within: Within): string {
  return markupWithin(frame, within).replace(
    /(<a class="masthead-title")[^>]*>/,
    `$1 href="${addressWithin('')}">`,
  )
}

/**
 * The frame of the file of a game: that of a page of the site, with an empty `main`, the lines of its contents that the file
 * holds, and at its foot where it comes from.
 *
 * @param html A built page.
 * @param name The name of the game.
 */
export function frameOf(html: string, within: Within, say: Say, name: string): string {
  const emptied = bodyOf(html, footOf(within, say('file.about', { name }), say))
    .replace(/(<main\b[^>]*>).*(<\/main>)/s, '$1$2')
    .replace(/<ul class="contents-here".*?<\/ul>/s, '')
    .replaceAll(' aria-current="page"', '')
    .replace('</nav><main', () => `${ownLines(say)}</nav><main`)
  return settled(linesWithin(emptied, within), within)
}

/** A page of the site as a file by itself: without contents and search, and at its foot where it comes from. */
export function pageAlone(html: string, within: Within, say: Say): string {
  const alone = bodyOf(html, footOf(within, say('file.about-set'), say))
    .replace('<div class="sheet"', '<div class="sheet sheet-plain"')
    .replace(/<nav id="contents".*?<\/nav>/s, '')
    .replace(/<button class="frame-tool tool-contents".*?<\/button>/s, '')
    .replace(/<site-search\b.*?<\/site-search>/s, '')
    .replace(/<nav class="catchwords".*?<\/nav>/s, '')
  return settled(alone, within)
}
