import { clauseAddress } from '../../content/addresses.ts'
import { clauseOf } from '../../content/clauses.ts'
import type { Language } from '../../content/languages.ts'
import { messagesOf } from '../../content/messages.ts'
import type { Taster } from '../../explorer/tasting/taster.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'
import { at } from '../address.ts'

const files = import.meta.glob<{ default: Taster }>('../../games/*/taster.ts')

/** A clause that a taster may name: its printed number, and where its text stands. */
export interface NamedClause {
  readonly number: string
  readonly href: string
}

/** Data of a taster on the front page. */
export interface ReadyTaster {
  readonly game: GameId
  readonly taster: Taster
  readonly sentences: Readonly<Record<string, string>>
  readonly clauses: Readonly<Record<string, NamedClause>>
}

/** Tasters of the front page: of every game with a `taster.ts`, in the order of the games. */
export async function tastersIn(language: Language): Promise<readonly ReadyTaster[]> {
  const found = gameIds.map(async (game) => {
    const file = files[`../../games/${game}/taster.ts`]
    return file ? [ready(language, game, (await file()).default)] : []
  })
  return (await Promise.all(found)).flat()
}

function ready(language: Language, game: GameId, taster: Taster): ReadyTaster {
  const sentences = Object.entries(messagesOf(language, game)).filter(([key]) =>
    taster.says.some((beginning) => key.startsWith(beginning)),
  )
  const clauses = taster.clauses.map((id): [string, NamedClause] => [
    id,
    { number: clauseOf(game, id, 'taster.ts').number, href: at(clauseAddress(language, game, id)) },
  ])
  return {
    game,
    taster,
    sentences: Object.fromEntries(sentences),
    clauses: Object.fromEntries(clauses),
  }
}
