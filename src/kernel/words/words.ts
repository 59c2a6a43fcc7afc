import { numberClauses } from '../game/clause.ts'
import type { Game } from '../game/game.ts'
import type { Say } from './say.ts'

/** The files of sentences that a page loads later, each where something of it is first said. */
export const laterSentences = [
  'refusals',
  'interpretations',
  'panels',
  'forms',
  'yours',
  'results',
  'company',
] as const
export type LaterSentences = (typeof laterSentences)[number]

/** State and result of a fetch. */
interface Fetched {
  isThere(): boolean
  fetch(): Promise<void>
}

/** Everything that depends on the reader's language: sentences, amounts, lists, addresses. */
export interface Words {
  readonly language: string
  readonly say: Say
  /** Names of players by their seats, where they are known; a seat goes by its letter otherwise. */
  readonly players?: Readonly<Record<string, string>>
  /** Sentences that are not there from the beginning, fetched where they are first said; all are there when absent. */
  readonly later?: Readonly<Record<LaterSentences, Fetched>>
  /** A sum in dollars. */
  money(dollars: number): string
  /** A number, with the separators of the language. */
  number(value: number): string
  /** A share of one, as a percentage. */
  percent(share: number): string
  /** Several things, joined as in a sentence. */
  list(items: readonly string[]): string
  /** The printed number of a clause. */
  clauseNumber(id: string): string
  /** Address of a clause's text. */
  clauseAddress(id: string): string
}

/** The words of a language for one game. `base` is the path below which the site is hosted. */
export function createWords(
  language: string,
  say: Say,
  game: Pick<Game, 'id' | 'clauses'>,
  base: string,
): Words {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const numbers = numberClauses(game.clauses)
  const chapters = new Map(game.clauses.map(({ id, chapter }) => [id, chapter]))
  const root = base.replace(/\/$/, '')
  return {
    language,
    say,
    money: (dollars) => withMinus(money.format(dollars)),
    number: (value) => withMinus(number.format(value)),
    percent: (share) => percent.format(share),
    list: (items) => list.format(items),
    clauseNumber: (id) => numbers.get(id) ?? id,
    clauseAddress: (id) => `${root}/${language}/${game.id}/${chapters.get(id) ?? ''}/#${id}`,
  }
}

/** A number below zero is written with the minus sign, which a hyphen is not. */
function withMinus(number: string): string {
  return number.replace('-', '−')
}

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Formats values for a ledger, each by the sentence `value.<name>`, which says what the value is. */
export function linesIn({ say }: Words) {
  return (
    values: Readonly<Record<string, string | number | null>>,
    of: Parameters<Say>[1] = {},
  ): readonly (readonly [name: string, value: string])[] =>
    Object.entries(values).map(([name, value]) => [say(`value.${name}`, of), String(value ?? '')])
}
