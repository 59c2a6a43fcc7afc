import type { Language } from '../../content/languages.ts'
import { type Messages, messagesOf } from '../../content/messages.ts'

/** Sentences of a room that an island says itself: those of the group `said`, without its name. */
export function saidIn(language: Language, room: string): Messages {
  const own = 'said.'
  return Object.fromEntries(
    Object.entries(messagesOf(language, room))
      .filter(([key]) => key.startsWith(own))
      .map(([key, sentence]) => [key.slice(own.length), sentence]),
  )
}
