import type { ComponentChildren, RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
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

/** Moves the reader to the question of the next case, or to what stands before it, once it is there: by eye and by ear. */
export function useFocusOnNext(
  root: RefObject<HTMLElement>,
  turn: number,
  first = '.scenario-question',
): void {
  useEffect(() => {
    const here = root.current
    if (turn === 0 || !here) return
    here.scrollIntoView({ block: 'start' })
    if (here.matches('[tabindex]')) here.focus({ preventScroll: true })
    const seen = new MutationObserver(() => focusQuestion())
    const focusQuestion = () => {
      const question = here.querySelector<HTMLElement>(first)
      if (!question) return
      seen.disconnect()
      question.tabIndex = -1
      question.focus({ preventScroll: true })
    }
    seen.observe(here, { childList: true, subtree: true })
    focusQuestion()
    return () => seen.disconnect()
  }, [turn])
}

/** Fetches the case that comes next while the verdict of this one is read. */
export function useFetchedNext(language: string, isAnswered: boolean, next: Item | undefined) {
  useEffect(() => {
    if (isAnswered && next) void loadExample(language, next.game, next.id).catch(() => undefined)
  }, [isAnswered, next?.id])
}
