import type { AnswerStore } from '../../explorer/practice/store.ts'
import type { Say } from '../../kernel/words/say.ts'
import type { GameDeck } from '../practice/fetch-deck.ts'

/** A game to practise: its name, and the addresses of its deck and of its start page. */
export interface PracticeGame {
  readonly game: string
  readonly name: string
  readonly deck: string
  readonly start: string
}

/** Practice with its decks. */
export interface OpenedProps {
  readonly language: string
  readonly games: readonly PracticeGame[]
  readonly decks: readonly GameDeck[]
  readonly store: AnswerStore
  readonly say: Say
}
