import { chaptersOf } from '../../../content/chapters.ts'
import { chapterSlugs, clausesOf } from '../../../content/clauses.ts'
import type { Language } from '../../../content/languages.ts'
import { type Ruling, rulingsOf } from '../../../content/rulings.ts'
import type { GameId } from '../../../games/manifest.ts'

/** The rulings of a chapter: those whose first clause stands in it. */
interface IssuesOfChapter {
  readonly slug: string
  readonly title: string
  readonly rulings: readonly Ruling[]
}

/** The rulings of a game, chapter by chapter in play order; chapters without any are left out. */
export function issuesByChapter(language: Language, game: GameId): IssuesOfChapter[] {
  const titles = new Map(chaptersOf(language, game).map(({ slug, title }) => [slug, title]))
  const clauses = clausesOf(game)
  return chapterSlugs(game)
    .map((slug) => ({
      slug,
      title: titles.get(slug) ?? slug,
      rulings: rulingsOf(game).filter(
        ({ clauses: [first = ''] }) => clauses.get(first)?.chapter === slug,
      ),
    }))
    .filter(({ rulings }) => rulings.length > 0)
}
