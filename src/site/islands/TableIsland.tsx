import type { ComponentChildren } from 'preact'
import type { TablePage } from '../../explorer/tables/TablesRoom.tsx'
import { createSay, type Messages } from '../../kernel/words/say.ts'
import { Island } from './Island.tsx'
import { load } from './load.ts'

interface TableIslandProps extends TablePage {
  /** The sentences that it says, by their keys. */
  readonly sentences: Messages
  /** Server-rendered content: that a table needs scripts. */
  readonly children?: ComponentChildren
}

/** The tables of a game as an island of their page. */
export function TableIsland({ children, sentences, ...page }: TableIslandProps) {
  return (
    <Island load={() => loadTables(page)} written={children}>
      {({ face, words, TablesRoom }) => (
        <TablesRoom
          face={face}
          words={words}
          say={createSay(page.language, [sentences])}
          page={page}
        />
      )}
    </Island>
  )
}

async function loadTables({ language, game }: TablePage) {
  const [loaded, { TablesRoom }] = await Promise.all([
    load(language, game, 'game', true),
    import('../../explorer/tables/TablesRoom.tsx'),
  ])
  return { ...loaded, TablesRoom }
}
