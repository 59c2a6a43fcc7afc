import type { ComponentChildren } from 'preact'
import { loadGameLab, loadOpenLab } from '../../explorer/labs/load.ts'
import type { LabPage } from '../../explorer/labs/page.ts'
import { loadFragments } from '../../explorer/ui/lazy-parts.ts'
import { Island } from './Island.tsx'
import { load } from './load.ts'

/** A lab as an island of its page. */
export function LabIsland({ children, ...page }: LabPage & { children?: ComponentChildren }) {
  return (
    <Island load={() => loadLab(page)} written={children}>
      {({ face, words, Lab }) => <Lab face={face} words={words} page={page} />}
    </Island>
  )
}

async function loadLab({ language, game, kind, isSeated }: LabPage) {
  const [loaded, Lab] = await Promise.all([
    load(language, game, kind, isSeated),
    isSeated ? loadGameLab() : loadOpenLab(),
    // A case in the address is not to come after the first.
    location.hash ? loadFragments() : undefined,
  ])
  return { ...loaded, Lab }
}
