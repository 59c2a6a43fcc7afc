import type { ComponentChildren, RefObject } from 'preact'
import { keyOf } from '../../explorer/practice/answers.ts'
import type { Item } from '../../explorer/practice/sitting.ts'
import type { Say } from '../../kernel/words/say.ts'
import { Example } from './Example.tsx'
import { Island } from './Island.tsx'
import { loadExample } from './load.ts'

interface PracticeCaseProps {
  readonly language: string
  readonly say: Say
  readonly item: Item
  /** Number of times that the reader has gone on: a case that returns is asked anew. */
  readonly turn: number
  readonly root: RefObject<HTMLElement>
  /** The line above the board. */
  readonly children: ComponentChildren
  onCommit(): void
  onNext(): void
}

/** A case of practice at hand: a line on its place, the case, and after its verdict the way on. */
export function PracticeCase(props: PracticeCaseProps) {
  const { language, say, item, turn, root, children, onCommit, onNext } = props
  return (
    <section class="practice-case" data-game={item.game} ref={root} aria-label={say('case')}>
      <div class="practice-head">{children}</div>
      <Island
        key={`${turn} ${keyOf(item)}`}
        load={() => loadExample(language, item.game, item.id)}
        written={<p class="working">{say('loading')}</p>}
      >
        {(loaded) => (
          <Example
            {...loaded}
            language={language}
            game={item.game}
            id={item.id}
            isPractice
            onCommit={onCommit}
            waysOn={
              <button type="button" class="button button-primary" onClick={onNext}>
                {say('next')}
              </button>
            }
          />
        )}
      </Island>
    </section>
  )
}
