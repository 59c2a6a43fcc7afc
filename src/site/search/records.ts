import {
  clauseAddress,
  pageAddress,
  rulingAddress,
  scenarioAddress,
  termAddress,
} from '../../content/addresses.ts'
import { askedAs } from '../../content/asked.ts'
import { chaptersOf, clauseText } from '../../content/chapters.ts'
import { clausesOf } from '../../content/clauses.ts'
import { glossaryOf } from '../../content/glossary.ts'
import type { Language } from '../../content/languages.ts'
import { sayer } from '../../content/messages.ts'
import { gameName, madePages, pageName, proseOf } from '../../content/pages.ts'
import { rulingsOf } from '../../content/rulings.ts'
import { type Scenario, scenariosOf } from '../../content/scenarios.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'
import type { SearchRecord, Shelf } from './kinds.ts'

/** What is fetched in one piece: each game, and the pages that belong to none. */
export const shelves: readonly string[] = [...gameIds, 'house']

/** The words of an id: `sheriff.equal` is found by “sheriff” and by “equal”. */
function idWords(id: string): string {
  return id.replace(/[.-]/g, ' ')
}

function clauseRecords(language: Language, game: GameId): SearchRecord[] {
  const titles = new Map(chaptersOf(language, game).map(({ slug, title }) => [slug, title]))
  return [...clausesOf(game).values()].flatMap(({ id, number, chapter }) => {
    const text = clauseText(language, game, id)
    if (text === undefined) return []
    return [
      {
        kind: 'clause',
        address: clauseAddress(language, game, id),
        title: titles.get(chapter) ?? chapter,
        text,
        number,
        keys: [number, id],
        asked: askedAs(language, game, 'clauses', id),
        ...(language === 'en' ? { also: idWords(id) } : {}),
      },
    ]
  })
}

/** What an example comes to, in words: whoever writes the files for the browser has the engine say it. */
type VerdictOf = (scenario: Scenario) => string

function scenarioRecords(language: Language, game: GameId, verdictOf: VerdictOf): SearchRecord[] {
  return [...scenariosOf(game).values()].map((scenario) => ({
    kind: 'scenario',
    address: scenarioAddress(language, game, scenario.id),
    title: scenario.title[language],
    text: scenario.question[language],
    verdict: verdictOf(scenario),
    number: clausesOf(game).get(scenario.because)?.number ?? '',
    keys: [scenario.id],
    on: [scenario.because],
    asked: askedAs(language, game, 'scenarios', scenario.id),
    ...(Object.keys(scenario.readings).length > 0 ? { isOther: true } : {}),
  }))
}

function termRecords(language: Language, game: GameId): SearchRecord[] {
  return [...glossaryOf(game).values()].map((term) => {
    const { term: title, plural = '', definition: text } = term[language]
    const address = termAddress(language, game, term.id)
    return { kind: 'term', address, title, text, on: term.clauses, also: plural }
  })
}

function rulingRecords(language: Language, game: GameId): SearchRecord[] {
  return rulingsOf(game).map(({ id, question, readings, why, clauses }) => ({
    kind: 'ruling',
    address: rulingAddress(language, game, id),
    title: question[language],
    text: readings[0]?.[language] ?? '',
    number: clausesOf(game).get(clauses[0] ?? '')?.number ?? '',
    keys: [id],
    on: clauses,
    asked: askedAs(language, game, 'rulings', id),
    also: why[language],
  }))
}

/** Pages made from data: they are found by their names. */
function listRecords(language: Language, game: GameId): SearchRecord[] {
  const say = sayer(language, 'site')
  return madePages(game).map((page) => ({
    kind: 'page',
    address: pageAddress(language, game, page),
    title: pageName(language, game, page),
    text: say(`games.${game}.pitch`),
  }))
}

/** Pages of prose; the clauses of a chapter are found by themselves, and so its other words are left out. */
function proseRecords(language: Language, game: GameId | undefined): SearchRecord[] {
  return proseOf(language)
    .filter((page) => page.game === game)
    .map(({ address, title, description }) => ({ kind: 'page', address, title, text: description }))
}

/** All that can be found of a game in a language. */
export function shelfOf(language: Language, game: GameId, verdictOf: VerdictOf): Shelf {
  const records = [
    ...clauseRecords(language, game),
    ...scenarioRecords(language, game, verdictOf),
    ...termRecords(language, game),
    ...rulingRecords(language, game),
    ...listRecords(language, game),
    ...proseRecords(language, game),
  ]
  return { game, name: gameName(language, game), records }
}

/** The pages that belong to no game. */
export function houseShelf(language: Language): Shelf {
  return { game: '', name: '', records: proseRecords(language, undefined) }
}
