import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { compareReadings } from '../interpretations/compare.ts'
import type { Session } from '../session/types.ts'

/** Another interpretation under which a step goes another way, in words. */
export interface OtherWay {
  readonly key: string
  readonly name: string
  readonly value: string
  /** The first thing that happens under it and not here; undefined where nothing more does. */
  readonly sentence: string | undefined
}

/** Most events of a run that is compared at once, without a pause that is noticed. */
const SHORT = 3_000

/**
 * The other interpretations under which the last step of a session goes another way; the step begins after so many
 * events. Empty for a run that is too long to be compared at once.
 */
export function otherWays(
  face: Face,
  words: Words,
  { state, run, opening }: Pick<Session, 'state' | 'run' | 'opening'>,
  from: number,
): readonly OtherWay[] {
  const { situation, readings } = state.peek()
  const now = run.peek()
  const { given } = opening.peek()
  if (now.events.length > SHORT) return []
  return face.game.switches.flatMap(({ key, values }) => {
    const mine = readings[key] ?? values[0]
    return values
      .filter((value) => value !== mine)
      .flatMap((value) => {
        const found = compareReadings(face.game, { situation, readings }, now, { [key]: value })
        if (!found?.parting || found.parting.after < from) return []
        const { other } = found.parting
        return [
          {
            key,
            name: face.switchName(key, words),
            value: face.switchValue(key, value, words),
            sentence: other && face.sentence(other, given, words),
          },
        ]
      })
  })
}
