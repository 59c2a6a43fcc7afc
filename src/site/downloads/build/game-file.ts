import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../content/languages.ts'
import { messagesUnder, sayer } from '../../../content/messages.ts'
import { gameName } from '../../../content/pages.ts'
import { type GameId, gameIds } from '../../../games/manifest.ts'
import { leftOut } from '../names.ts'
import { caseWithin } from '../within.ts'
import { bundle } from './bundle.ts'
import { compose } from './compose.ts'
import { drawingsOf } from './drawings.ts'
import { frameOf } from './frame.ts'
import { markupWithin, type Within } from './markup.ts'
import type { Site } from './site.ts'
import { sheetsOf, stylesWithin } from './styles.ts'

/** A built page with its address without the path under which the site is hosted. */
interface Page {
  readonly path: string
  readonly html: string
}

/** The built pages of a game that its file holds. */
function pagesOf(language: string, game: string, { folder }: Site): readonly Page[] {
  const below = join(folder, language, game)
  return globSync('**/index.html', { cwd: below })
    .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
    .filter((page) => !leftOut.includes(page.replace(/\/.*/, '')))
    .sort()
    .map((page) => ({
      path: `/${language}/${game}/${page}`,
      html: readFileSync(join(below, page, 'index.html'), 'utf8'),
    }))
}

/** Kinds of pages in which the search looks, and chapters are printed. */
function kindOf({ path, html }: Page): string {
  if (path.endsWith('/glossary/')) return 'glossary'
  return html.includes('class="clause"') ? 'chapter' : ''
}

/** Chapters in the order of their numbers, and everything else as it comes. */
function inOrder(pages: readonly Page[]): readonly Page[] {
  const numberOf = ({ html }: Page) =>
    Number(/class="lozenge">\D*(\d+)<\/span><\/p><h1/.exec(html)?.[1] ?? 0)
  return [...pages].sort((one, other) => numberOf(one) - numberOf(other))
}

function templateOf(page: Page, within: Within): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(page.html)?.[1] ?? ''
  const sheet = /<div class="(sheet\b[^"]*)"/.exec(page.html)?.[1] ?? ''
  return `<template data-page="${page.path}" data-kind="${kindOf(page)}" data-sheet="${sheet}">${markupWithin(main, within)}</template>`
}

/** The data that the pages of a game fetch on the site: its cases, without a record of how they go, and its clauses. */
function filesOf(language: string, game: string, site: Site): Record<string, unknown> {
  const below = join(site.folder, language, game)
  const names = globSync(['*.json', 'scenarios/*.json'], { cwd: below, exclude: ['cases.json'] })
  return Object.fromEntries(
    names.sort().map((name) => {
      const data = JSON.parse(readFileSync(join(below, name), 'utf8'))
      return [`?/${language}/${game}/${name.replaceAll('\\', '/')}`, caseWithin(site.base, data)]
    }),
  )
}

/** The file of a game in a language: its chapters, its cases and its practice tables with the engine that plays them. */
export async function gameFile(language: Language, game: GameId, site: Site): Promise<string> {
  const pages = inOrder(pagesOf(language, game, site))
  const paths = new Set(pages.map(({ path }) => path))
  const search = `/${language}/search/`
  const within = {
    site,
    has: (path: string) => path === search || path === '/print/' || paths.has(path),
  }
  const start = `/${language}/${game}/`
  const say = sayer(language, 'downloads')
  const first = pages.find(({ path }) => path === start)?.html ?? ''
  const html = pages.map((page) => page.html)
  const name = gameName(language, game)
  const written = [
    [search, say('file.search.title'), `<div data-search-here></div>`],
    [
      'missing',
      say('file.missing.title'),
      `<p>${say('file.missing.text')}</p><p><a href="#">${say('file.missing.site')}</a></p>`,
    ],
  ] as const
  return compose({
    language,
    game,
    title: say('file.title', { game: name }),
    start,
    home: site.home,
    styles: stylesWithin(sheetsOf(html, site), site),
    drawings: drawingsOf([game], site),
    frame: frameOf(first, within, say, name),
    pages: [
      ...pages.map((page) => templateOf(page, within)),
      ...written.map(
        ([path, title, text]) =>
          `<template data-page="${path}"><header class="opening"><h1 id="_top">${title}</h1><div class="swelled-rule" aria-hidden="true"></div></header><div class="book">${text}</div></template>`,
      ),
    ],
    data: {
      files: filesOf(language, game, site),
      sentences: messagesUnder(language, 'downloads', 'file'),
    },
    script: await bundle({ entry: 'game', games: [game], language }, gameIds),
  })
}
