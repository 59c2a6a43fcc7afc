import { engineOf } from '../content/engines.ts'
import type { Language } from '../content/languages.ts'
import { sayer } from '../content/messages.ts'
import { isGame } from '../games/manifest.ts'
import type { Game } from '../kernel/game/game.ts'
import type { Refusal } from '../kernel/game/refusal.ts'
import { decodeLink } from '../kernel/link/link.ts'
import { byNumber } from '../kernel/run/answerers.ts'
import { replay } from '../kernel/run/replay.ts'
import { speakerOf } from '../node/speaker.ts'
import { Complaint, noGame } from './options.ts'

/** The address of a case that somebody has laid out on the site: its game, its kind, and what it says. */
const address = /^(?:https?:\/\/.*|\/[a-z]{2})\/([\w-]+)\/lab\/([\w-]+)\/?(?:\?[^#]*)?#(.*)$/

/** The address of a worked example: its game and its id. */
const example = /^(?:https?:\/\/.*|\/[a-z]{2})\/([\w-]+)\/scenarios\/([\w-]+)\/?(?:[?#].*)?$/

/** A link that cannot be opened. */
class RefusedLink extends Complaint {
  readonly #game: Game
  readonly #refusals: readonly Refusal[]

  constructor(game: Game, refusals: readonly Refusal[]) {
    super('link')
    this.#game = game
    this.#refusals = refusals
  }

  saidIn(language: Language): string {
    const say = sayer(language, 'cli')
    const { refusal } = speakerOf(this.#game, language)
    return this.#refusals.map((one) => say('account.refused', { reason: refusal(one) })).join('\n')
  }
}

/** The case that a link of the site holds, with its answers by value; undefined where a name is no such link. */
export function linkedCase(name: string) {
  const [, id, kind = '', fragment = ''] = address.exec(name) ?? []
  if (id === undefined) return undefined
  if (!isGame(id)) throw noGame(id)
  const game = engineOf(id)
  const state = decodeLink(game, kind, fragment)
  if (!state.ok) throw new RefusedLink(game, state.refusals)
  const { situation, readings, log } = state.value
  const opening = game.open(situation, readings)
  if (!opening.ok) throw new RefusedLink(game, opening.refusals)
  const { trace } = replay(game, opening.value, byNumber(log))
  const answers = trace.flatMap((line) => (line.type === 'answer' ? [line.value] : []))
  return { game, scenario: { situation, readings, answers } }
}

/** The game and the id of the worked example that an address of the site shows, where a name is one. */
export function linkedExample(name: string): readonly [game: string, id: string] | undefined {
  const [, game, id] = example.exec(name) ?? []
  return game !== undefined && id !== undefined ? [game, id] : undefined
}
