import type { Language } from '../../content/languages.ts'
import { labPages, pageName } from '../../content/pages.ts'
import { scenariosOf } from '../../content/scenarios.ts'
import type { GameId } from '../../games/manifest.ts'
import type { CaseList } from './case-list.ts'

/** The names of all cases of a game in a language, read from the content. */
export function caseListOf(language: Language, game: GameId): CaseList {
  const examples = [...scenariosOf(game).values()].map(
    ({ id, title, question }) => [id, [title[language], question[language]]] as const,
  )
  const labs = labPages(game).map(
    (page) => [page.replace(/^lab\//, ''), pageName(language, game, page)] as const,
  )
  return { examples: Object.fromEntries(examples), labs: Object.fromEntries(labs) }
}
