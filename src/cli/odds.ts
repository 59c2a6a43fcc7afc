import { sayer } from '../content/messages.ts'
import { nearest } from '../kernel/data/nearest.ts'
import type { FactValue, Game } from '../kernel/game/game.ts'
import { anyAnswer, type Opening, type Policy } from '../kernel/game/opening.ts'
import { type FactQuestion, questionOf } from '../kernel/odds/fact-odds.ts'
import type { Odds } from '../kernel/odds/odds.ts'
import { factOdds } from '../node/facts.ts'
import { type Speaker, speakerOf } from '../node/speaker.ts'
import { type Case, readCase } from './case.ts'
import { eachFile, type Said } from './files.ts'
import { refusalLine } from './ledger.ts'
import { type Options, UsageError } from './options.ts'
import type { Terminal } from './terminal.ts'

/** `odds`: the exact odds of what each case asks, or of the fact that is named. */
export function odds(options: Options, terminal: Terminal): number {
  return eachFile(options, terminal, (file) => {
    const one = readCase(file, options)
    const say = speakerOf(one.game, options.language)
    const title = one.scenario.title?.[options.language]
    const opening = one.game.open(one.scenario.situation, one.scenario.readings)
    const all = opening.ok
      ? factsOf(one, options).map((asked) => oddsOf(one.game, opening.value, asked, options))
      : [
          refusedOdds(
            opening.refusals.map((refusal) => refusalLine(refusal, say)),
            options,
          ),
        ]
    return {
      text: [title ?? [], ...all.map(({ text }) => text)].flat().join('\n\n'),
      data: { file, game: one.game.id, title, odds: all.map(({ data }) => data) },
      held: all.every(({ held }) => held),
    }
  })
}

/** Facts to count: the one of the command line, else those of the case, else its prediction. */
function factsOf({ scenario, file }: Case, { fact }: Options): readonly FactQuestion[] {
  if (fact) return [fact]
  const claimed = scenario.expect.odds.map(questionOf)
  const predicted = scenario.predict ? [questionOf(scenario.predict)] : []
  const wanted = claimed.length > 0 ? claimed : predicted
  if (wanted.length === 0) {
    throw new UsageError('no-odds', { file })
  }
  const seen = new Map(wanted.map((asked) => [JSON.stringify(asked), asked]))
  return [...seen.values()]
}

function oddsOf(game: Game, opening: Opening, asked: FactQuestion, options: Options): Said {
  const say = speakerOf(game, options.language)
  const found = factOdds(game, opening, asked, policyOf(game, options.policy))
  if (!found.ok) {
    return refusedOdds(
      found.refusals.map((refusal) => refusalLine(refusal, say)),
      options,
    )
  }
  const { outcomes, assumed, meanRounds } = found.value
  const data = {
    fact: asked,
    outcomes: outcomes.map(({ result, chance }) => ({ result, chance: chance.toFraction() })),
    assumed,
    meanRounds: Object.fromEntries(
      Object.entries(meanRounds).map(([loop, mean]) => [loop, mean.toFraction()]),
    ),
  }
  return { text: oddsText(asked, found.value, say), data, held: true }
}

function refusedOdds(reasons: readonly string[], { language }: Options): Said {
  const say = sayer(language, 'cli')
  const lines = reasons.map((reason) => say('account.refused', { reason }))
  return { text: lines.join('\n'), data: { refused: reasons }, held: false }
}

/** The policy of that name: the game's own, or any legal answer. */
function policyOf(game: Game, id: string | undefined): Policy | undefined {
  if (id === undefined) return undefined
  const all = [...game.policies, anyAnswer]
  const found = all.find((policy) => policy.id === id)
  if (found) return found
  const names = all.map((policy) => policy.id)
  const mistake = { received: id, allowed: names.join(', ') }
  throw new UsageError('policy', mistake, nearest(id, names))
}

function oddsText(
  asked: FactQuestion,
  { outcomes, assumed, meanRounds }: Odds<FactValue>,
  say: Speaker,
): string {
  const rows = [...outcomes]
    .sort((one, other) => other.chance.compare(one.chance))
    .map(({ result, chance }) => [
      say.factValue(asked.fact, result),
      chance.toFraction(),
      say.percent(chance.valueOf()),
    ])
  return [say.fact(asked), ...table(rows), ...notes(assumed, meanRounds, say)].join('\n')
}

/** Rows with their columns aligned: the first to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    return `  ${cells.join('   ')}`
  })
}

/** Assumptions of the odds: the policy of each kind of decision, and the mean length of loops. */
function notes(
  assumed: Odds<FactValue>['assumed'],
  meanRounds: Odds<FactValue>['meanRounds'],
  speaker: Speaker,
): readonly string[] {
  const say = sayer(speaker.language, 'cli')
  const policies = [...new Set(assumed.map(({ policy }) => policy))]
  const decisions = policies.map((id) => say('odds.assumed', { policy: speaker.policy(id) }))
  const rounds = Object.entries(meanRounds).map(([loop, mean]) =>
    say('odds.rounds', { loop, mean: mean.toFraction() }),
  )
  return [...(decisions.length > 0 ? decisions : [say('odds.nobody')]), ...rounds]
}
