import { componentsFile, componentsOf, type Source } from '../../content/components/index.ts'
import type { Language } from '../../content/languages.ts'
import { sayer } from '../../content/messages.ts'
import { ContentError } from '../../content/problem.ts'
import { shortPath } from '../../content/root.ts'
import type { GameId } from '../../games/manifest.ts'
import type { Say } from '../../kernel/words/say.ts'
import { placeOf } from '../address.ts'

/** The page of a game that a component finds itself on. */
interface Here {
  readonly language: Language
  readonly game: GameId
  /** The page as an author would look for it, for messages. */
  readonly file: string
  readonly say: Say
}

/** Reads the page at hand from its address. Components of a rulebook stand on a game's pages only. */
export function hereAt(url: URL): Here {
  const { language, game, page } = placeOf(url.pathname)
  if (!game) {
    const expected = 'an address below a game'
    throw new ContentError([{ file: url.pathname, received: 'a clause or a term', expected }])
  }
  const file = `content/docs/${language}/${game}/${page || 'index'}.mdx`
  return { language, game, file, say: sayer(language, 'clauses') }
}

/** The source of a game's rulebook; without it no page can name where its facts come from. */
export function sourceOf(game: GameId): Source {
  const components = componentsOf(game)
  if (components) return components.source
  const file = shortPath(componentsFile(game))
  throw new ContentError([{ file, received: 'no such file', expected: 'the source of the game' }])
}
