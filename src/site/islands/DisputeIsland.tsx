import type { ComponentChildren } from 'preact'
import type { DisputesPage } from '../../explorer/disputes/Disputes.tsx'
import { createSay, type Messages } from '../../kernel/words/say.ts'
import { Island } from './Island.tsx'
import { load } from './load.ts'

interface DisputeIslandProps extends DisputesPage {
  /** The sentences that it says, by their keys. */
  readonly sentences: Messages
  /** Server-rendered content: the list of quarrels. */
  readonly children?: ComponentChildren
}

/** The quarrels of a game as an island of their page. */
export function DisputeIsland({ children, sentences, ...page }: DisputeIslandProps) {
  return (
    <Island load={() => loadDisputes(page)} written={children}>
      {({ face, words, Disputes }) => (
        <Disputes
          face={face}
          words={words}
          say={createSay(page.language, [sentences])}
          page={page}
        />
      )}
    </Island>
  )
}

async function loadDisputes({ language, game }: DisputesPage) {
  const [loaded, { Disputes }] = await Promise.all([
    load(language, game),
    import('../../explorer/disputes/Disputes.tsx'),
  ])
  return { ...loaded, Disputes }
}
