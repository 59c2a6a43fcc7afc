import { engineOf } from '../content/engines.ts'
import { sayer } from '../content/messages.ts'
import { once } from '../content/once.ts'
import { type Scenario, scenariosOf } from '../content/scenarios.ts'
import type { GameId } from '../games/manifest.ts'
import type { Game } from '../kernel/game/game.ts'
import { exampleOf, type Kind } from '../kernel/game/kind.ts'
import { type Answerer, atRandom, byValue, first, nobody } from '../kernel/run/answerers.ts'
import { replay } from '../kernel/run/replay.ts'
import {
  namedValues,
  type Pattern,
  type QuestionKind,
  QuestionNotes,
} from '../kernel/scenario/questions.ts'
import type { Scalar } from '../kernel/schema/schema.ts'
import type { Say } from '../kernel/words/say.ts'
import { gameNamed, type Options } from './options.ts'
import { code, tableOf } from './tables.ts'
import type { Terminal } from './terminal.ts'

/**
 * `reckoning questions GAME`: every kind of question that a game can ask, the clauses that ask it, who
 * answers, and what an answer looks like. Nobody writes this table: it is what playing all examples of the
 * game meets, from their answers on at random. That no kind is missing, a test reads from the rules.
 */
export function questions({ files, language, json }: Options, terminal: Terminal): number {
  const id = gameNamed(files)
  const game = engineOf(id)
  const named = namedValues(game)
  const say = sayer(language, 'cli')
  const rows = questionKinds(id).map((one) => ({
    kind: one.kind,
    clauses: [...one.clauses],
    answeredBy: askeeText(one, say),
    answer: patternText(one.answers, named, say),
  }))
  if (json) terminal.print(JSON.stringify(rows, null, 2))
  else {
    const head = ['kind', 'clauses', 'askee', 'answer'].map((name) => say(`questions.${name}`))
    const cells = rows.map(({ kind, clauses, answeredBy, answer }) => {
      return [code(kind), clauses.map(code).join(', '), answeredBy, answer]
    })
    terminal.print(tableOf(head, cells))
  }
  return 0
}

/** Largest number of answers in a run, and number of runs of each kind's example. */
const MOST_ANSWERS = 400
const RUNS = 40

/** Every kind of question that is met from the examples of a game and of its kinds of situation. */
export const questionKinds = once((id: GameId): readonly QuestionKind[] => {
  const game = engineOf(id)
  const notes = new QuestionNotes()
  const play = (
    situation: unknown,
    readings: Scenario['readings'],
    scripted: Answerer,
    seed = 1,
  ) => {
    const opening = game.open(situation, readings)
    if (!opening.ok) return
    const answerer = first(scripted, atRandom(seed))
    const noting: Answerer = (question, position, given) => {
      notes.note(question)
      return given < MOST_ANSWERS ? answerer(question, position, given) : undefined
    }
    const offer = scripted.offer ? { offer: scripted.offer } : {}
    replay(game as Game<never>, opening.value, Object.assign(noting, offer))
  }
  for (const { situation, readings, answers } of scenariosOf(id).values()) {
    play(situation, readings, byValue(answers))
  }
  for (const kind of game.kinds) {
    for (const players of playersOf(kind)) {
      const situation = { ...exampleOf(kind), players }
      for (let seed = 1; seed <= RUNS; seed++) play(situation, {}, nobody, seed)
    }
  }
  return notes.kinds(game)
})

/** Possible numbers of players of a kind of situation, if it has such a part. */
function playersOf({ schema }: Kind): readonly Scalar[] {
  const { players } = schema.parts
  return players?.type === 'listed' ? players.values : []
}

/** Those who answer, and those who learn the answer if not everybody does. */
function askeeText({ askees, audiences, together }: QuestionKind, say: Say): string {
  const who = [...askees].map((one) => say(`questions.${together ? 'players' : one}`)).join(' / ')
  if (askees.has('player'))
    return audiences.has('somebody') ? `${who}, ${say('questions.secret')}` : who
  if (!audiences.has('somebody') && !audiences.has('nobody')) return who
  const seen = [...audiences].map((one) => say(`questions.${one}`)).join(' / ')
  return `${who}, ${say('questions.seen', { seen })}`
}

type Named = ReturnType<typeof namedValues>

function patternText(pattern: Pattern, named: Named, say: Say): string {
  const { words, numbers, list, shares, records } = pattern
  const texts = wordTexts([...words], named)
  if (numbers) texts.unshift(spanText(code, numbers.min, numbers.max, say))
  if (list) {
    const sizes = [...list.sizes]
    const count = spanText(String, Math.min(...sizes), Math.max(...sizes), say)
    texts.push(say('questions.list', { count, items: patternText(list.item, named, say) }))
  }
  if (shares) {
    const [holder, held] = [shares.holders, shares.item].map((one) => patternText(one, named, say))
    texts.push(`{ ${holder}: ${held}; … }`)
  }
  for (const parts of records.values()) {
    const each = [...parts].map(([name, part]) => `${name}: ${patternText(part, named, say)}`)
    texts.push(`{ ${each.join('; ')} }`)
  }
  return texts.join(', ')
}

function spanText(write: (one: string) => string, least: number, most: number, say: Say): string {
  const [from, to] = [write(String(least)), write(String(most))]
  return least === most ? from : say('questions.range', { from, to })
}

/** So many values of a noun are listed; of one with more, the noun is given. */
const LISTED = 6

/** Values by their noun where they have one, the others in the order of the alphabet. */
function wordTexts(values: readonly (string | boolean)[], named: Named): string[] {
  const [noun, all = new Set<Scalar>()] = nounFor(values, named) ?? []
  const own = [...all].filter((value) => values.includes(value as string)).map(String)
  const shared = all.size > LISTED ? [`*${noun?.replace(/-title$/, '')}*`] : own.map(code)
  const rest = values.filter((value) => !all.has(value)).map(String)
  return [...shared, ...rest.sort(trueFirst).map(code)]
}

function trueFirst(one: string, other: string): number {
  if (one === 'true' || other === 'true') return one === 'true' ? -1 : 1
  return one < other ? -1 : 1
}

/** Lists of so few values are no named to speak of. */
const FEW = 3

/** The noun that most of some values are, the narrowest of those that fit alike. */
function nounFor(values: readonly (string | boolean)[], named: Named) {
  const fits = [...named].filter(([, all]) => all.size > FEW)
  const among = (all: ReadonlySet<Scalar>) => values.filter((value) => all.has(value)).length
  fits.sort(([, a], [, b]) => among(b) - among(a) || a.size - b.size)
  const [best] = fits
  return best && among(best[1]) > 1 ? best : undefined
}
