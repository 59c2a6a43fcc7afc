import type { GameEvent } from '../../kernel/run/table.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'

/**
 * An event as it is told to a seat that it concerns, by the first of its facts that names the seat and for which there
 * is such a sentence: `yours.<event>.<fact>` beside `event.<event>`. Undefined where nothing else is said to that seat.
 */
export function inSecondPerson(
  face: Pick<Face, 'sentence'>,
  event: GameEvent,
  seat: string,
  given: unknown,
  words: Words,
): string | undefined {
  for (const [fact, value] of Object.entries(event)) {
    if (value !== seat && !(Array.isArray(value) && value.includes(seat))) continue
    let isSaid = false
    const say: Words['say'] = (key, values) => {
      if (!key.startsWith('event.')) return words.say(key, values)
      const own = `${key.replace('event', 'yours')}.${fact}`
      const said = words.say(own, values)
      isSaid = said !== own
      return said
    }
    const told = face.sentence(event, given, { ...words, say })
    if (isSaid) return told
  }
  return undefined
}
