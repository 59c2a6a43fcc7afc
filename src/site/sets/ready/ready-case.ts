import type { Face } from '../../../explorer/face.ts'
import { compareReadings } from '../../../explorer/interpretations/compare.ts'
import type { ScenarioData } from '../../../explorer/prediction/Scenario.tsx'
import { readFragment } from '../../../explorer/session/url-fragment.ts'
import type { SetCase } from '../../../explorer/sets/set.ts'
import type { Fact, FactValue } from '../../../kernel/game/game.ts'
import { exampleIn } from '../../../kernel/game/kind.ts'
import type { Opening } from '../../../kernel/game/opening.ts'
import type { FactQuestion } from '../../../kernel/odds/fact-odds.ts'
import { byNumber } from '../../../kernel/run/answerers.ts'
import { type Replay, replay } from '../../../kernel/run/replay.ts'
import type { LaterSentences, Words } from '../../../kernel/words/words.ts'
import { load, loadExample } from '../../islands/load.ts'
import { loadCaseList } from '../case-list.ts'

/** A case of a set that can be shown. */
export interface ReadyCase {
  readonly own: SetCase
  readonly face: Face
  readonly words: Words
  readonly scenario: ScenarioData
  /** False for a case that asks for nothing that could be graded. */
  readonly isAsked: boolean
}

/** Reasons for which a case of a set cannot be shown; it stays in the set. */
export type MissingCase = 'game' | 'case' | 'link'

export type LoadedCase = ReadyCase | { readonly own: SetCase; readonly missing: MissingCase }

/**
 * Loads a case of a set; with its rules when it `isPlayed`, so that no step has to fetch them. Rejects only where
 * something could not be fetched.
 */
export async function loadSetCase(
  language: string,
  games: readonly string[],
  own: SetCase,
  isPlayed = false,
): Promise<LoadedCase> {
  const { game, source } = own
  if (!games.includes(game)) return { own, missing: 'game' }
  const list = await loadCaseList(language, game)
  if (source.type === 'lab') {
    if (!(source.kind in list.labs)) return { own, missing: 'case' }
    return loadLaidOut(language, own, list.labs[source.kind] ?? '')
  }
  if (!(source.id in list.examples)) return { own, missing: 'case' }
  const { face, words, scenario } = await loadExample(language, game, source.id)
  const asked = { ...scenario, question: own.question || scenario.question }
  if (isPlayed) {
    if (scenario.situation) await face.whole(scenario.situation.kind)
    await Promise.all([face.facts(), fetchSentences(words)])
  }
  if (!source.reading) return { own, face, words, scenario: asked, isAsked: true }
  return loadOtherwise(language, own, asked)
}

const said: readonly LaterSentences[] = ['panels', 'refusals', 'results']

/** Fetches the sentences that a case says on its way. */
async function fetchSentences({ later }: Words): Promise<void> {
  await Promise.all(said.map((name) => later?.[name].fetch()))
}

/** An example under another interpretation: its answers are given anew, by value, and the verdict is that of this run. */
async function loadOtherwise(
  language: string,
  own: SetCase,
  scenario: ScenarioData,
): Promise<LoadedCase> {
  const { game, source } = own
  const { situation, readings, log, predict, verdict } = scenario
  const reading = source.type === 'example' ? source.reading : undefined
  if (!situation || !reading) return { own, missing: 'link' }
  const { face, words } = await load(language, game, situation.kind)
  const opening = face.game.open(situation, readings)
  if (!opening.ok) return { own, missing: 'link' }
  const change = { [reading.key]: reading.value }
  const one = replay(face.game, opening.value, byNumber(log))
  const run = compareReadings(face.game, { situation, readings }, one, change)?.other
  const found = run && (await verdictOf(face, run, predict))
  if (!run || found === undefined) return { own, missing: 'link' }
  const { told: _told, partings: _partings, ...plain } = scenario
  const other: ScenarioData = {
    ...plain,
    readings: { ...readings, ...change },
    log: run.log,
    verdict: found.value,
    kind: 'silent',
    because: found.because,
    clause: '',
    ours: face.factValueWithin(predict.fact, verdict, words),
    explain: '',
    odds: [],
    mistakes: [],
  }
  return { own, face, words, scenario: other, isAsked: true }
}

/** A case that somebody laid out in a lab, with the fact that its author asks for, if any. */
async function loadLaidOut(language: string, own: SetCase, title: string): Promise<LoadedCase> {
  const { game, source } = own
  if (source.type !== 'lab') return { own, missing: 'link' }
  const { kind, fragment, asked } = source
  const { face, words } = await load(language, game, kind, true)
  await Promise.all([face.facts(), fetchSentences(words)])
  const laid = openLaidOut(face, kind, fragment)
  if (!laid) return { own, missing: 'link' }
  const { opening, run } = laid
  const facts = asked ? await face.facts() : []
  const fact = facts.find((one) => one.kind === asked?.fact)
  const found = asked && !run.question ? await verdictOf(face, run, asked) : undefined
  const lab = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${language}/${game}/lab/${kind}/`
  const scenario: ScenarioData = {
    title,
    question: own.question || (asked ? face.fact(asked.fact, asked, words, opening.given) : title),
    predict: asked ?? { fact: '' },
    answers: found && fact ? answersOf(face, words, fact, opening) : [],
    verdict: found?.value ?? false,
    mistakes: [],
    mark: '',
    kind: 'decided',
    because: found?.because ?? '',
    clause: '',
    explain: '',
    situation: laid.situation,
    readings: laid.readings,
    log: run.log,
    odds: [],
    refusals: [],
    page: `${lab}${fragment && `#${fragment}`}`,
    embeds: [],
  }
  return { own, face, words, scenario, isAsked: found !== undefined }
}

/** Opens the case that the fragment of a lab's address holds; undefined where it holds none. */
export function openLaidOut(face: Face, kind: string, fragment: string) {
  const read = readFragment(face.game, kind, `#${fragment}`)
  if (!read.ok) return undefined
  const written = { situation: exampleIn(face.game, kind), readings: {}, log: [] }
  const { situation, readings, log } = read.value ?? written
  const opening = face.game.open(situation, readings)
  if (!opening.ok) return undefined
  const run = replay(face.game, opening.value, byNumber(log))
  return { situation, readings, opening: opening.value, run }
}

/** Largest number of answers that a class chooses from, and of numbers; more numbers are typed. */
const [MOST_ANSWERS, MOST_NUMBERS] = [35, 9]

function answersOf(face: Face, words: Words, fact: Fact, { given }: Opening) {
  const values = fact.answers(given)
  const areNumbers = values.every((value) => typeof value === 'number')
  if (areNumbers && values.length > MOST_NUMBERS) return []
  return values
    .slice(0, MOST_ANSWERS)
    .map((value) => ({ value, label: face.factValue(fact.kind, value, words) }))
}

/** Outcome of a run, and the clause of the event that made it so; an empty one where nothing has happened. */
async function verdictOf(
  face: Face,
  run: Replay<unknown>,
  asked: FactQuestion,
): Promise<{ readonly value: FactValue; readonly because: string } | undefined> {
  const fact = (await face.facts()).find(({ kind }) => kind === asked.fact)
  if (!fact) return undefined
  const { given } = run.opening
  const at = (line: number) => fact.value(run.at(line), given, asked)
  const value = at(run.trace.length)
  let because = ''
  for (const [line, step] of run.trace.entries()) {
    if (step.type !== 'event') continue
    if (because === '' || at(line) !== at(line + 1)) because = step.event.clause
  }
  return { value, because }
}
