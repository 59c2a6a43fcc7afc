import { clausesOf } from '../../content/clauses.ts'
import { type Language, languages } from '../../content/languages.ts'
import { once } from '../../content/once.ts'
import { type Scenario, scenariosOf } from '../../content/scenarios.ts'
import { clausesUntilVerdict } from '../../content/used.ts'
import type { GameId } from '../../games/manifest.ts'

/** Openings of a question or a title that leans on another case. */
const leaning: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the same\b[^?]*?(?:,| but\b| with\b)|as before|again,|and (?:now|if)\b|this time)|\b(?:and|,) this time\b/i,
  fr: /^(?:(?:le|la|les) mêmes?\b[^?]*?(?:,| mais\b| avec\b)|de même|comme avant|encore,|et (?:maintenant|si)\b|cette fois)|\best cette fois\b/i,
}

/**
 * True for a case that can be asked by itself: it leans on no other case, and under our own interpretations, which its words do
 * not name.
 */
export function standsAlone({ title, question, readings }: Scenario): boolean {
  return (
    Object.keys(readings).length === 0 &&
    languages.every((language) =>
      [title[language], question[language]].every((text) => !leaning[language].test(text)),
    )
  )
}

/** A case with what decides when it is asked. */
interface Candidate {
  readonly scenario: Scenario
  /** The clauses that act until its question is settled. */
  readonly needs: readonly string[]
  /** Place in the book of the last of them. */
  readonly place: number
}

/**
 * The cases of a game that can be practised, in the order of learning: rounds through the book, so that the whole game is
 * met early, and in each round no case before those that show what it presupposes.
 */
export const learningOrder = once((game: GameId): readonly Scenario[] => {
  const cases = [...scenariosOf(game).values()].filter(standsAlone)
  const places = new Map([...clausesOf(game).keys()].map((id, place) => [id, place]))
  const candidates = cases.map((scenario): Candidate => {
    const needs = [...clausesUntilVerdict(scenario)]
    return { scenario, needs, place: Math.max(...needs.map((id) => places.get(id) ?? 0)) }
  })
  const rounds = Map.groupBy(inGroups(candidates), ({ round }) => round)
  const seen = new Set<string>()
  return [...rounds.keys()]
    .sort((one, other) => one - other)
    .flatMap((round) => inOrder(rounds.get(round)?.map(({ one }) => one) ?? [], seen))
    .map(({ scenario }) => scenario)
})

/**
 * Adds to the round of a case that is harder or duller than others of its clause: for a table or a class, a refusal, a game
 * that is left to chance.
 */
function delayOf({ level, expect, whatever }: Scenario): number {
  const marks = [level !== 'learn', expect.refused !== undefined, whatever !== undefined]
  return marks.filter(Boolean).length
}

/** Puts the case of a clause first that is written for learners, and has the fewest other clauses. */
function bySimplicity(one: Candidate, other: Candidate): number {
  return (
    delayOf(one.scenario) - delayOf(other.scenario) ||
    one.needs.length - other.needs.length ||
    one.place - other.place ||
    (one.scenario.id < other.scenario.id ? -1 : 1)
  )
}

/** Gives each case its round: of a clause its first case comes in the first, its second in the second. */
function inGroups(candidates: readonly Candidate[]) {
  const byClause = Map.groupBy(candidates, ({ scenario }) => scenario.because)
  return [...byClause.values()].flatMap((group) =>
    group
      .toSorted(bySimplicity)
      .map((one, index) => ({ one, round: Math.max(index, delayOf(one.scenario)) })),
  )
}

/** Most refusals in a row: where all are refused, nobody has to think. */
const REFUSALS = 1

/** Most clauses in a case that no case before it has shown; where all left have more, those with the fewest come first. */
const NEWS = 3

/**
 * Orders the cases of a round by the book, none while it presupposes more than a few clauses that nothing has shown yet.
 */
function inOrder(some: readonly Candidate[], seen: Set<string>): readonly Candidate[] {
  const left = some.toSorted((one, other) => one.place - other.place || bySimplicity(one, other))
  const ordered: Candidate[] = []
  const unseen = ({ needs }: Candidate) => needs.filter((id) => !seen.has(id)).length
  while (left.length > 0) {
    const last = ordered.slice(-REFUSALS)
    const isTiring = last.length === REFUSALS && last.every(isRefused)
    const open = isTiring ? left.filter((one) => !isRefused(one)) : left
    const among = open.length > 0 ? open : left
    const most = Math.max(NEWS, Math.min(...among.map(unseen)))
    const next = among.find((one) => unseen(one) <= most)
    if (!next) break
    left.splice(left.indexOf(next), 1)
    for (const id of next.needs) seen.add(id)
    ordered.push(next)
  }
  return ordered
}

const isRefused = ({ scenario }: Candidate): boolean => scenario.expect.refused !== undefined
