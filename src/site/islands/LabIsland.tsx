import type { ComponentChildren } from 'preact'
import { LabView } from '../../explorer/labs/LabView.tsx'
import type { LabPage } from '../../explorer/labs/page.ts'
import { Island } from './Island.tsx'
import { load } from './load.ts'

/** A lab as an island of its page. */
export function LabIsland({ children, ...page }: LabPage & { children?: ComponentChildren }) {
  return (
    <Island load={() => load(page.language, page.game, page.kind, true)} written={children}>
      {({ face, words }) => <LabView face={face} words={words} page={page} />}
    </Island>
  )
}
