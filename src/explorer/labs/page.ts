import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Embeddable } from '../share/embed-code.ts'

/** Data that a lab's page hands to its island. */
export interface LabPage {
  readonly language: string
  readonly game: string
  /** The kind of situation that is built. */
  readonly kind: string
  /** Title and introduction of the lab. */
  readonly title: string
  readonly lead: string
  /** True for a game that seats play: a whole one, and one in which they hide cards from each other. */
  readonly isSeated: boolean
  /** Of a whole game the addresses of its practice, and of the deck. */
  readonly practice?: { readonly page: string; readonly deck: string } | undefined
  /** The address of this page, and the same to embed in each language; addresses are below the origin. */
  readonly page: string
  readonly embeds: readonly Embeddable[]
  /** Cases of this kind to begin from: the examples, each by what leads to it. */
  readonly presets: readonly { readonly title: string; readonly fragment: string }[]
  /** The same page in the other languages. */
  readonly others: readonly { readonly language: string; readonly page: string }[]
}

/** A lab: a situation that the reader edits, run on the engine. */
export interface LabProps {
  readonly face: Face
  readonly words: Words
  readonly page: LabPage
}
