import type { ComponentChildren } from 'preact'
import type { Ways } from '../../explorer/guide/Ending.tsx'
import { GuideView } from '../../explorer/guide/GuideView.tsx'
import type { Guided } from '../../explorer/guide/notes.ts'
import { Island } from './Island.tsx'
import { load } from './load.ts'

interface GuideIslandProps {
  readonly language: string
  readonly game: string
  readonly guided: Guided
  readonly ways: Ways
  readonly children?: ComponentChildren
}

/** A first game as an island of its page. */
export function GuideIsland({ language, game, guided, ways, children }: GuideIslandProps) {
  return (
    <Island load={() => load(language, game, guided.situation.kind, true)} written={children}>
      {({ face, words }) => <GuideView face={face} words={words} guided={guided} ways={ways} />}
    </Island>
  )
}
