import { languages } from '../../../content/languages.ts'
import { gameName } from '../../../content/pages.ts'
import { gameIds } from '../../../games/manifest.ts'
import { hereAt } from '../page-game.ts'

/** The paths of a page that every game has in every language. */
export function rulebookPaths() {
  return languages.flatMap((language) => gameIds.map((game) => ({ params: { language, game } })))
}

/** The title and the description of a page that lists what a rulebook holds. */
export function textsFor(url: URL, page: 'glossary' | 'known-issues' | 'coverage') {
  const { language, game, say } = hereAt(url)
  return {
    title: say(`page.${page}`),
    description: say(`page.${page}-description`, { game: gameName(language, game) }),
  }
}
