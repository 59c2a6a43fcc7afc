import type { Embeddable } from '../../explorer/share/embed-code.ts'
import type { Say } from '../../kernel/words/say.ts'
import type { OpenSet, SetUse, useSet } from './use-set.ts'

/** Data of the page of sets, beside the set. */
export interface SetPage {
  readonly language: string
  /** The games of the site, with their names. */
  readonly games: readonly { readonly game: string; readonly name: string }[]
  /** The address of the page without query and fragment, below the origin. */
  readonly address: string
  /** The address of the list of ready sets. */
  readonly teach: string
  /** The embedded page of sets, in each language, that of the page first. */
  readonly embeds: readonly Embeddable[]
  /** The address of the page that shows how to embed. */
  readonly help: string
  /** True in another page's frame. */
  readonly isEmbedded?: boolean
  readonly say: Say
}

/** Everything that a part of the page needs. */
export interface SetProps extends Omit<ReturnType<typeof useSet>, 'open'> {
  readonly page: SetPage
  readonly open: OpenSet
  /** Puts the set to a use; back to where it is put together where none is named. */
  go(use: SetUse | undefined): void
  /** Puts the set to the use of a link below the page. */
  enter(below: string): void
}
