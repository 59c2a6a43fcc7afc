import type { ComponentChildren } from 'preact'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { Progress } from '../odds/LiveOdds.tsx'
import { Refusals } from '../ui/Refusals.tsx'
import type { TaskState } from './useTask.ts'

interface WorkedProps<Value> {
  readonly worked: TaskState<Value>
  readonly face: Face
  readonly words: Words
  /** Renders the result. */
  children(found: Value): ComponentChildren
}

/** Something that is worked out beside the page: how far it is, what was found last, or why nothing can be. */
export function TaskResult<Value>({ worked, face, words, children }: WorkedProps<Value>) {
  const { answer, isFresh } = worked
  return (
    <>
      <Progress worked={worked} words={words} />
      <div class={`live-worked${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
        {answer && !answer.ok && <Refusals refusals={answer.refusals} face={face} words={words} />}
        {answer?.ok && children(answer.value)}
      </div>
    </>
  )
}
