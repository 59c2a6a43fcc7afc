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
import { fold } from './fold.ts'
import type { Indexed, Kind } from './kinds.ts'

/** Something that can be found. */
export interface SearchRecord {
  readonly kind: Kind
  readonly game?: GameId
  /** The address below the site's base path. */
  readonly address: string
  readonly title: string
  /** What is shown below the title. */
  readonly text: string
  /** The words in which players ask for it. */
  readonly asked?: string
  /** Further words by which it is found. */
  readonly also?: readonly string[]
  readonly number?: string
  /** Numbers and ids that name it outright. */
  readonly keys?: readonly string[]
}

/** The words of an id: `sheriff.equal` is found by “sheriff” and by “equal”. */
function idWords(id: string): string {
  return id.replace(/[.-]/g, ' ')
}

/** The examples that a clause decides; whoever asks in their words asks for the clause. */
function decidedBy(game: GameId, clause: string): Scenario[] {
  return [...scenariosOf(game).values()].filter(({ because }) => because === clause)
}

function clauseRecords(language: Language, game: GameId): SearchRecord[] {
  const titles = new Map(chaptersOf(language, game).map(({ slug, title }) => [slug, title]))
  return [...clausesOf(game).values()].flatMap(({ id, number, chapter }) => {
    const text = clauseText(language, game, id)
    if (text === undefined) return []
    const title = titles.get(chapter) ?? chapter
    const address = clauseAddress(language, game, id)
    const asked = askedAs(language, game, 'clauses', id)
    const also = [idWords(id), ...decidedBy(game, id).map((example) => example.title[language])]
    return [{ kind: 'clause', game, address, title, text, asked, number, also, keys: [number, id] }]
  })
}

function scenarioRecords(language: Language, game: GameId): SearchRecord[] {
  return [...scenariosOf(game).values()].map(
    ({ id, title, question, explain, because, expect }) => {
      const decided = clauseText(language, game, because) ?? ''
      const acting = expect.clauses.map(idWords).join(' ')
      return {
        kind: 'scenario',
        game,
        address: scenarioAddress(language, game, id),
        title: title[language],
        text: question[language],
        asked: askedAs(language, game, 'scenarios', id),
        also: [
          askedAs(language, game, 'clauses', because),
          explain[language],
          decided,
          idWords(because),
          acting,
        ],
        keys: [id, because, clausesOf(game).get(because)?.number ?? because],
      }
    },
  )
}

function termRecords(language: Language, game: GameId): SearchRecord[] {
  return [...glossaryOf(game).values()].map((term) => {
    const { term: title, plural = '', definition: text } = term[language]
    const address = termAddress(language, game, term.id)
    return { kind: 'term', game, address, title, text, also: [plural, idWords(term.id)] }
  })
}

function rulingRecords(language: Language, game: GameId): SearchRecord[] {
  return rulingsOf(game).map((ruling) => {
    const readings = ruling.readings.map((reading) => reading[language])
    return {
      kind: 'ruling',
      game,
      address: rulingAddress(language, game, ruling.id),
      title: ruling.question[language],
      text: readings[0] ?? '',
      also: [...readings.slice(1), ruling.why[language], idWords(ruling.id)],
      keys: [ruling.id],
    }
  })
}

/** Pages made from data: they are found by their names. */
function listRecords(language: Language, game: GameId): SearchRecord[] {
  const say = sayer(language, 'site')
  return madePages(game).map((page) => ({
    kind: 'page',
    game,
    address: pageAddress(language, game, page),
    title: pageName(language, game, page),
    text: say(`games.${game}.pitch`),
  }))
}

function proseRecords(language: Language): SearchRecord[] {
  return proseOf(language).map(({ address, game, title, description, words }) => ({
    kind: 'page',
    ...(game ? { game } : {}),
    address,
    title,
    text: description,
    also: [words],
  }))
}

/** Everything that can be found in a language. */
export function recordsOf(language: Language): SearchRecord[] {
  const games = gameIds.flatMap((game) => [
    ...clauseRecords(language, game),
    ...scenarioRecords(language, game),
    ...termRecords(language, game),
    ...rulingRecords(language, game),
    ...listRecords(language, game),
  ])
  return [...games, ...proseRecords(language)]
}

/** A record in the shape that the index takes. */
export function toIndexed(language: Language, record: SearchRecord) {
  const { kind, game, address, title, text, asked = '', number = '' } = record
  const { also = [], keys = [] } = record
  const name = game ? gameName(language, game) : ''
  const meta: Indexed = { kind, title, text, asked: fold(asked), number, game: name }
  return {
    url: address,
    language,
    content: fold([title, text, asked, ...also].join('. ')),
    meta: { ...meta },
    filters: {
      kind: [kind],
      ...(game ? { game: [game] } : {}),
      ...(keys.length ? { key: [...keys] } : {}),
    },
  }
}
