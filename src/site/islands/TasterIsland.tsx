import type { ComponentChildren } from 'preact'
import type { Taster } from '../../explorer/tasting/taster.ts'
import { createSay, type Messages } from '../../kernel/words/say.ts'
import { createWords, type Words } from '../../kernel/words/words.ts'
import type { NamedClause } from '../home/tasters.ts'
import { Island } from './Island.tsx'

const tasters = import.meta.glob<{ default: Taster }>('../../games/*/taster.ts')

interface TasterIslandProps {
  readonly language: string
  readonly game: string
  /** The few sentences that it says, by their keys. */
  readonly sentences: Messages
  /** The clauses that it may name. */
  readonly clauses: Readonly<Record<string, NamedClause>>
  /** Server-rendered picture. */
  readonly children?: ComponentChildren
}

/** One rule of a game to touch on the front page, with its own sentences and without the rest of the game. */
export function TasterIsland({ language, game, sentences, clauses, children }: TasterIslandProps) {
  const load = async () => {
    const taster = (await tasters[`../../games/${game}/taster.ts`]?.())?.default
    if (!taster) throw new Error(`there is nothing to touch of ${game}`)
    return { taster, words: wordsOf(language, sentences, clauses) }
  }
  return (
    <Island load={load} written={children}>
      {({ taster: { Taste }, words }) => <Taste words={words} />}
    </Island>
  )
}

/** The words of a page that knows a few clauses by their numbers, and not the book. */
function wordsOf(
  language: string,
  sentences: Messages,
  clauses: TasterIslandProps['clauses'],
): Words {
  const say = createSay(language, [sentences])
  return {
    ...createWords(language, say, { id: '', clauses: [] }, ''),
    clauseNumber: (id) => clauses[id]?.number ?? id,
    clauseAddress: (id) => clauses[id]?.href ?? '',
  }
}
