import { randomInt } from 'node:crypto'
import { sayer } from '../content/messages.ts'
import { playSensibly, sensible } from '../kernel/decide/opponent.ts'
import type { Game } from '../kernel/game/game.ts'
import type { Opening } from '../kernel/game/opening.ts'
import { type Answerer, byNumber, byValue, first, pickAt } from '../kernel/run/answerers.ts'
import { type Replay, replay } from '../kernel/run/replay.ts'
import type { ScenarioRun } from '../kernel/scenario/scenario.ts'
import { speakerOf } from '../node/speaker.ts'
import { accountOf, accountText } from './account.ts'
import { type Case, readCase, runCase, unexplained } from './case.ts'
import { chooseAnswer } from './choose.ts'
import { eachFile, type Said } from './files.ts'
import { stepLine, stepsOf } from './ledger.ts'
import { type Options, UsageError } from './options.ts'
import { isAsExpected } from './resolve.ts'
import type { Conversation, Terminal } from './terminal.ts'
import { writtenOf } from './write.ts'

/** The seeds that are drawn when none is given. */
const SEEDS = 2 ** 31

/**
 * `play`: each case to its end. Under a seed everything beyond its own answers is answered at random;
 * without one the person at the keyboard decides, and only chance is random. Either way some players may be
 * left to decide with sense. Nobody is asked where play is to stop, or a moment of it to be written.
 */
export async function play(options: Options, terminal: Terminal): Promise<number> {
  const { seed, files, until, write } = options
  if (seed !== undefined || until !== undefined || write !== undefined) {
    return eachFile(options, terminal, (file) => playAlone(readCase(file, options), options))
  }
  const [file, ...more] = files
  if (file === undefined) throw new UsageError('no-file')
  if (!terminal.converse || options.json || more.length > 0) {
    throw new UsageError('no-terminal')
  }
  const conversation = terminal.converse()
  try {
    return await playAlong(readCase(file, options), options, terminal, conversation)
  } finally {
    conversation.end()
  }
}

/** Plays with nobody at the keyboard: under a seed, or as far as the case's own answers reach. */
function playAlone(one: Case, options: Options): Said {
  const { language, sensible: seats, seed, until, write } = options
  const whatever = seed === undefined ? {} : { whatever: seed }
  const played = unexplained({ ...one, scenario: { ...one.scenario, ...whatever } })
  const whole =
    seed !== undefined && seats.length > 0 ? runSensibly(played, seats, seed) : runCase(played)
  const run = until === undefined ? whole : stoppedAfter(played, whole, until)
  if (write !== undefined) return writtenOf(played, run, write, options)
  const account = accountOf(played, run, language)
  const footer = seed === undefined ? [] : [sayer(language, 'cli')('play.seed', { seed })]
  return {
    text: [accountText(account), ...footer].join('\n\n'),
    data: { ...(seed === undefined ? {} : { seed }), ...account },
    held: isAsExpected(one, run),
  }
}

/** A run as it stood after so many answers. */
function stoppedAfter({ game }: Case, run: ScenarioRun, answers: number): ScenarioRun {
  const { opening, replay: whole } = run
  if (!opening || !whole || whole.log.length <= answers) return run
  return runOf(opening, replay(game, opening, byNumber(whole.log.slice(0, answers))))
}

/** Runs a case in which some players decide with sense. */
function runSensibly(one: Case, seats: readonly string[], seed: number): ScenarioRun {
  const { game, scenario } = one
  const opening = game.open(scenario.situation, scenario.readings)
  if (!opening.ok) return runCase(one)
  checkSeats(game, opening.value, seats)
  const given = byValue(scenario.answers)
  return runOf(opening.value, playSensibly(game, opening.value, { seats, seed, given }))
}

/** Checks that every sensible seat plays. */
function checkSeats({ seats: seatsOf }: Game, { given }: Opening, seats: readonly string[]): void {
  const expected = seatsOf(given)
  const received = seats.find((seat) => !expected.includes(seat))
  if (received) throw new UsageError('value', { option: '--sensible', received, expected })
}

/** Plays with somebody at the keyboard, who decides for every player in turn but for those with sense. */
async function playAlong(
  one: Case,
  { language, sensible: seats }: Options,
  terminal: Terminal,
  conversation: Conversation,
): Promise<number> {
  const opening = one.game.open(one.scenario.situation, one.scenario.readings)
  if (!opening.ok) {
    terminal.print(accountText(accountOf(one, runCase(one), language)))
    return 1
  }
  checkSeats(one.game, opening.value, seats)
  const seed = randomInt(SEEDS)
  const say = speakerOf(one.game, language)
  const chance: Answerer = (question, _position, given) =>
    question.step === 'roll' ? pickAt(seed, given, question) : undefined
  let run = replay(one.game, opening.value, first(byValue(one.scenario.answers), chance))
  let told = 0
  for (;;) {
    const steps = stepsOf(run.trace, opening.value.given, say)
    if (steps.length > told) terminal.print(steps.slice(told).map(stepLine).join('\n'))
    told = steps.length
    if (!run.question || run.refusal) break
    const isSensible = run.question.step === 'ask' && seats.includes(run.question.by)
    const chosen = isSensible
      ? sensible(one.game, opening.value, run, { seed }).answer
      : await chooseAnswer(run.question, opening.value.given, say, conversation)
    if (chosen === undefined) break
    const index = chosen === 'whatever' ? pickAt(seed, run.log.length, run.question) : chosen
    const place = run.log.length
    const then: Answerer = (...asked) => (asked[2] === place ? index : chance(...asked))
    run = run.again(place, then)
  }
  terminal.print(endOf(one, opening.value, run, language, seed))
  return run.refusal ? 1 : 0
}

/** The verdict, or why play stopped; the ledger has been told on the way. */
function endOf(
  one: Case,
  opening: Opening,
  played: Replay<unknown>,
  language: Options['language'],
  seed: number,
): string {
  const account = accountOf(unexplained(one), runOf(opening, played), language)
  const verdict = played.question ? undefined : account.verdict
  const text = accountText({ ...account, title: undefined, steps: [], waiting: undefined, verdict })
  return `${text}\n\n${sayer(language, 'cli')('play.seed', { seed })}`.trimStart()
}

/** The game played, as the run of a scenario without claims. */
function runOf(opening: Opening, played: Replay<unknown>): ScenarioRun {
  const refusals = played.refusal ? [played.refusal] : []
  return { opening, replay: played, refusals, fired: [], unused: [] }
}
