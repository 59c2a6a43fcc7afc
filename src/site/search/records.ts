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
import { type Ruling, type RulingKind, rulingsOf } from '../../content/rulings.ts'
import { type Scenario, scenariosOf } from '../../content/scenarios.ts'
import type { VerdictKind } from '../../explorer/prediction/verdict-kind.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'
import { firstSentence } from '../../kernel/words/sentences.ts'
import type { SearchRecord, Shelf, Told } from './kinds.ts'

/** All shelves: each game, and the pages that belong to none. */
export const shelves: readonly string[] = [...gameIds, 'house']

/** An example as it was run: what it comes to in words, and what kind of verdict that is. */
export interface Run {
  readonly verdict: string
  readonly stamp: VerdictKind
}
/** By its id, each example of a game as it was run. */
export type Runs = ReadonlyMap<string, Run>

/** Stamp on a card for the verdict of a ruling. */
const stamps: Readonly<Record<RulingKind, VerdictKind>> = {
  silent: 'silent',
  contradiction: 'silent',
  derived: 'decided',
  physical: 'physical',
  players: 'players',
}

/** The words of an id: `sheriff.equal` is found by “sheriff” and by “equal”. */
function idWords(id: string): string {
  return id.replace(/[.-]/g, ' ')
}

/** The examples of a game by what is taken here for right that a clause decides. */
function examplesOf(game: GameId, clause: string): Scenario[] {
  return [...scenariosOf(game).values()].filter(
    ({ because, readings }) => because === clause && Object.keys(readings).length === 0,
  )
}

/** The rulings on a clause, those that are first of all about it before the others. */
function rulingsOn(game: GameId, clause: string): Ruling[] {
  const all = rulingsOf(game).filter(({ clauses }) => clauses.includes(clause))
  return all.sort((a, b) => a.clauses.indexOf(clause) - b.clauses.indexOf(clause))
}

function toldClause(language: Language, game: GameId, id: string): Told | undefined {
  const text = clauseText(language, game, id)
  if (text === undefined) return undefined
  const number = clausesOf(game).get(id)?.number ?? ''
  return { address: clauseAddress(language, game, id), number, text: firstSentence(text)[0] }
}

function toldRuling(language: Language, game: GameId, ruling?: Ruling): Told | undefined {
  if (!ruling) return undefined
  const { id, question, readings, kind } = ruling
  return {
    address: rulingAddress(language, game, id),
    question: question[language],
    text: firstSentence(readings[0]?.[language] ?? '')[0],
    stamp: stamps[kind],
    ...(readings.length > 1 ? { isOpen: true } : {}),
  }
}

function toldExample(
  language: Language,
  game: GameId,
  runs: Runs,
  scenario?: Scenario,
): Told | undefined {
  const run = scenario && runs.get(scenario.id)
  if (!run) return undefined
  return {
    address: scenarioAddress(language, game, scenario.id),
    question: scenario.question[language],
    text: run.verdict,
    stamp: run.stamp,
  }
}

function clauseRecords(language: Language, game: GameId, runs: Runs): SearchRecord[] {
  const titles = new Map(chaptersOf(language, game).map(({ slug, title }) => [slug, title]))
  return [...clausesOf(game).values()].flatMap(({ id, number, chapter }) => {
    const text = clauseText(language, game, id)
    if (text === undefined) return []
    const examples = examplesOf(game, id)
    const rulings = rulingsOn(game, id)
    return [
      {
        kind: 'clause',
        address: clauseAddress(language, game, id),
        title: titles.get(chapter) ?? chapter,
        text,
        number,
        keys: [number, id],
        asked: askedAs(language, game, 'clauses', id),
        near: [
          ...examples.flatMap((each) => [
            each.title[language],
            askedAs(language, game, 'scenarios', each.id),
          ]),
          ...rulings.flatMap((each) => [
            each.question[language],
            askedAs(language, game, 'rulings', each.id),
          ]),
        ].join(' . '),
        also: language === 'en' ? idWords(id) : '',
        ruling: toldRuling(language, game, rulings[0]),
        example: toldExample(language, game, runs, examples[0]),
      },
    ]
  })
}

function scenarioRecords(language: Language, game: GameId, runs: Runs): SearchRecord[] {
  return [...scenariosOf(game).values()].map((scenario) => {
    const { id, because, title, question, readings } = scenario
    const number = clausesOf(game).get(because)?.number ?? ''
    return {
      kind: 'scenario',
      address: scenarioAddress(language, game, id),
      title: title[language],
      text: question[language],
      verdict: runs.get(id)?.verdict,
      stamp: runs.get(id)?.stamp,
      number,
      keys: [id],
      on: [because],
      asked: askedAs(language, game, 'scenarios', id),
      near: nearOf(language, game, [because]),
      clause: toldClause(language, game, because),
      ruling: toldRuling(language, game, rulingsOn(game, because)[0]),
      ...(Object.keys(readings).length > 0 ? { isOther: true } : {}),
    }
  })
}

/** The words of players for the clauses that something bears on. */
function nearOf(language: Language, game: GameId, clauses: readonly string[]): string {
  return clauses.map((id) => askedAs(language, game, 'clauses', id)).join(' . ')
}

function termRecords(language: Language, game: GameId): SearchRecord[] {
  return [...glossaryOf(game).values()].map((term) => {
    const { term: title, plural = '', definition: text } = term[language]
    const address = termAddress(language, game, term.id)
    const near = nearOf(language, game, term.clauses)
    return { kind: 'term', address, title, text, on: term.clauses, near, also: plural }
  })
}

function rulingRecords(language: Language, game: GameId, runs: Runs): SearchRecord[] {
  return rulingsOf(game).map(({ id, question, readings, why, clauses, kind, witness }) => {
    const [first = ''] = clauses
    return {
      kind: 'ruling',
      address: rulingAddress(language, game, id),
      title: question[language],
      text: readings[0]?.[language] ?? '',
      stamp: stamps[kind],
      number: clausesOf(game).get(first)?.number ?? '',
      keys: [id],
      on: clauses,
      asked: askedAs(language, game, 'rulings', id),
      near: nearOf(language, game, clauses),
      also: why[language],
      clause: toldClause(language, game, first),
      example: toldExample(language, game, runs, scenariosOf(game).get(witness ?? '')),
      ...(readings.length > 1 ? { isOpen: true } : {}),
    }
  })
}

/** Pages made from data: they are found by their names. */
function listRecords(language: Language, game: GameId): SearchRecord[] {
  const say = sayer(language, 'site')
  return madePages(game).map((page) => ({
    kind: 'page',
    address: pageAddress(language, game, page),
    title: pageName(language, game, page),
    text: say(`games.${game}.pitch`),
    ...doorTo(page, language, game),
  }))
}

/** Subject of a page for newcomers or for teachers, and the words by which they ask for it; nothing for other pages. */
function doorTo(
  page: string,
  language: Language,
  game: GameId,
): Partial<Pick<SearchRecord, 'text' | 'asked'>> {
  const ofSets = sayer(language, 'set')
  const ofLearning = sayer(language, 'learn')
  if (page === 'teach') return { text: ofSets('teach.lead'), asked: ofSets('teach.words') }
  if (page !== 'learn') return {}
  const text = ofLearning('description', { game: gameName(language, game) })
  return { text, asked: ofLearning('words') }
}

/** Pages of prose; the clauses of a chapter are found by themselves, and so its other words are left out. */
function proseRecords(language: Language, game: GameId | undefined): SearchRecord[] {
  return proseOf(language)
    .filter((page) => page.game === game)
    .map(({ address, title, description }) => ({ kind: 'page', address, title, text: description }))
}

/** All that can be found of a game in a language; what examples come to is known by their runs. */
export function shelfOf(language: Language, game: GameId, runs: Runs): Shelf {
  const records = [
    ...clauseRecords(language, game, runs),
    ...scenarioRecords(language, game, runs),
    ...termRecords(language, game),
    ...rulingRecords(language, game, runs),
    ...listRecords(language, game),
    ...proseRecords(language, game),
  ]
  return { game, name: gameName(language, game), records }
}

/** The pages for whoever teaches, found by a teacher's words. */
function teachRecords(language: Language): SearchRecord[] {
  const say = sayer(language, 'set')
  const page = (address: string, title: string, text: string, asked: string): SearchRecord => ({
    kind: 'page',
    address: `/${language}/${address}/`,
    title: say(title),
    text: say(text),
    asked: say(asked),
  })
  return [
    page('teach', 'teach.title', 'teach.description', 'teach.words'),
    page('set', 'title', 'description', 'teach.words-set'),
    page('teach/check', 'check-title', 'check-description', 'teach.words-check'),
  ]
}

/** The pages that belong to no game. */
export function houseShelf(language: Language): Shelf {
  const records = [...teachRecords(language), ...proseRecords(language, undefined)]
  return { game: '', name: '', records }
}
