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

const lists = new Map<string, Promise<CaseList>>()

/** Fetches the list of a game once; one that failed is fetched anew when it is asked for again. */
export function loadCaseList(language: string, game: string): Promise<CaseList> {
  const address = caseListAddress(language, game)
  const known = lists.get(address)
  if (known) return known
  const fresh = fetchList(address)
  lists.set(address, fresh)
  fresh.catch(() => lists.delete(address))
  return fresh
}

async function fetchList(address: string): Promise<CaseList> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<CaseList>
}
