import type { FunctionComponent } from 'preact'
import type { Words } from '../../kernel/words/words.ts'

/** Props of a taster: its sentences, and the addresses of the clauses that it may name. */
export interface TasteProps {
  readonly words: Words
  /** True for the picture drawn on the server: full size, nothing to press. */
  readonly isPicture?: boolean
}

/**
 * One rule of a game that is touched before anything is read, such as on the front page. It stands in the
 * game's `taster.ts`. It is drawn by the server, too; in the browser it loads its own few sentences and the
 * pure rules that it needs, not the game. One that two dice decide is made by `diceTaste`.
 */
export interface Taster {
  readonly Taste: FunctionComponent<TasteProps>
  /** Prefixes of the keys of its sentences. */
  readonly says: readonly string[]
  /** The clauses on which what it shows may rest. */
  readonly clauses: readonly string[]
}

/** The key of a sentence that only a game that can be touched has. */
export function ofTaste(name: string): string {
  return `taste.${name}`
}
