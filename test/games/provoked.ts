import { engineComponents } from '../../src/content/components/index.ts'
import { type GameId, programOf } from '../../src/games/manifest.ts'
import { byValue } from '../../src/kernel/answer.ts'
import type { Game } from '../../src/kernel/game.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import { replay } from '../../src/kernel/replay.ts'
import * as quick from '../content/quick-and-undead-refusals.ts'
import * as wild from '../content/wild-gangs-refusals.ts'
import * as west from './fast-west/refused.ts'
import * as nowhere from './nowheresville/refused.ts'
import * as trust from './trust-me/refused.ts'
import { refusedChoices } from './trust-me/refused-choices.ts'

/** A situation and the answers that are given in it, the last of which is refused. */
type Told = readonly [
  situation: unknown,
  answers: readonly unknown[],
  readings?: Readonly<Record<string, string>> | undefined,
]

const games = Object.fromEntries(
  (['wild-gangs', 'quick-and-undead', 'fast-west', 'nowheresville', 'trust-me'] as const).map(
    (id) => [id, programOf(id).make(engineComponents(id))],
  ),
)

/** The refusals that some tellings and situations bring about in a game. */
function provokedBy(game: Game, told: readonly Told[]): readonly Refusal[] {
  return told.flatMap(([situation, answers, readings]) => {
    const opening = game.open(situation, readings)
    if (!opening.ok) return opening.refusals
    return replay(game as Game<never>, opening.value, byValue(answers)).refusal ?? []
  })
}

/** The refusals of each game that its own tests provoke: what cannot be told, and what cannot be answered. */
export const provoked: Readonly<Record<GameId, () => readonly Refusal[]>> = {
  'wild-gangs': () => {
    const game = games['wild-gangs'] as never
    return [...wild.refusedSituations(game), ...wild.refusedAnswers(game)]
  },
  'quick-and-undead': () => quick.refusedSituations(games['quick-and-undead'] as never),
  'fast-west': () =>
    provokedBy(games['fast-west'] as Game, [
      ...west.refusedTellings.map(([, one, answers, , readings]): Told => [one, answers, readings]),
      ...west.refusedSituations.map(([one, , readings]): Told => [one, [], readings]),
    ]),
  nowheresville: () =>
    provokedBy(games['nowheresville'] as Game, [
      ...[...nowhere.refusedAnswers, ...nowhere.refusedOffers].map(
        ([, one, answers, , readings]): Told => [one, answers, readings],
      ),
      ...nowhere.refusedSituations.map(([one, , readings]): Told => [one, [], readings]),
    ]),
  'trust-me': () =>
    provokedBy(games['trust-me'] as Game, [
      ...trust.refusedAnswers.map(([, one, answers]): Told => [one, answers]),
      ...trust.refusedSituations.map(([, one]): Told => [one, []]),
      ...refusedChoices.map(([, one, answers]): Told => [one, answers]),
    ]),
}
