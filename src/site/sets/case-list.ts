import { fetchOnce } from '../../explorer/ui/fetch-once.ts'

/** The names of a game's cases in one language. */
export interface CaseList {
  /** Title and question of each worked example, by its id. */
  readonly examples: Readonly<Record<string, readonly [title: string, question: string]>>
  /** Title of each lab, by the kind of situation that is laid out in it. */
  readonly labs: Readonly<Record<string, string>>
}

/** Address of the list of a game, below the base of the site. */
export function caseListAddress(language: string, game: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${language}/${game}/cases.json`
}

/** The list of a game from its file; see `fetchOnce`. */
export function loadCaseList(language: string, game: string): Promise<CaseList> {
  return fetchOnce<CaseList>(caseListAddress(language, game))
}
