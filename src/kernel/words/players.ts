import type { Say } from './say.ts'
import type { Words } from './words.ts'

/** The words of French that lose their last letter before a vowel, up to that letter. */
const elided = '[dD]|[jJ]usqu|[lL]orsqu|[pP]uisqu|[qQ]u'

/** Replaces “de Eve” by “d’Eve” where a French sentence has been filled with the name of a player. */
function elision({ language }: Words, players: Readonly<Record<string, string>>) {
  const names = Object.values(players).filter((name) => /^[aeiouàâéèêëîïôùû]./i.test(name))
  if (language !== 'fr' || names.length === 0) return (sentence: string) => sentence
  const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const before = new RegExp(
    `(?<!\\p{L})(${elided})e\\s(?=(?:${escaped.join('|')})(?!\\p{L}))`,
    'gu',
  )
  return (sentence: string) => sentence.replace(before, '$1’')
}

/** The same words with the names of players in place of the letters of their seats. */
export function withPlayers(words: Words, players: Readonly<Record<string, string>>): Words {
  const named = (value: string | number | undefined) =>
    typeof value === 'string' ? (players[value] ?? value) : value
  const elide = elision(words, players)
  const say: Say = (key, values) => {
    const seat = named(values?.['seat'])
    return elide(words.say(key, seat === undefined ? values : { ...values, seat }))
  }
  return { ...words, players, say }
}
