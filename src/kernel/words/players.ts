import type { Say } from './say.ts'
import type { Words } from './words.ts'

/** The same words with the names of players in place of the letters of their seats. */
export function withPlayers(words: Words, players: Readonly<Record<string, string>>): Words {
  const named = (value: string | number | undefined) =>
    typeof value === 'string' ? (players[value] ?? value) : value
  const say: Say = (key, values) => {
    const seat = named(values?.['seat'])
    return words.say(key, seat === undefined ? values : { ...values, seat })
  }
  return { ...words, players, say }
}
