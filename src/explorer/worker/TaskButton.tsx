import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Outcome, Refusal } from '../../kernel/game/refusal.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { askWorker, type Task } from './tasks.ts'

interface OnDemandProps<Value> {
  readonly face: Face
  readonly words: Words
  /** Task to run. A new task replaces a running one at once. */
  readonly task: Task
  /** Labels of the buttons that start the task and that remove the result. */
  readonly start: string
  readonly stop: string
  /** Progress text, when ways are not counted. */
  readonly working?: string
  /** Renders interim results. Shown only: screen readers hear the final result once. */
  readonly onTheWay?: ((found: Value) => ComponentChildren) | undefined
  /** Alternative offered when the task is refused. */
  readonly otherwise?: (refusals: readonly Refusal[]) => ComponentChildren
  readonly children: (found: Value) => ComponentChildren
}

/** Something that is worked out when the reader asks for it, beside the page, and can be cancelled. */
export function TaskButton<Value>(props: OnDemandProps<Value>) {
  const { face, words, task, start, stop, working, onTheWay, otherwise, children } = props
  const [isWanted, setWanted] = useState(false)
  const [answer, setAnswer] = useState<Outcome<Value> | 'working' | undefined>()
  const [soFar, setSoFar] = useState<Value | undefined>()
  useEffect(() => {
    if (!isWanted) return undefined
    setAnswer('working')
    setSoFar(undefined)
    return askWorker(face, task, setAnswer, setSoFar)
  }, [isWanted, JSON.stringify(task)])
  const shown = isWanted ? answer : undefined
  const label = shown === 'working' ? words.say('odds.cancel') : isWanted ? stop : start
  return (
    <>
      <button type="button" class="button" onClick={() => setWanted(!isWanted)}>
        {label}
      </button>
      <div aria-live="polite">
        {shown === 'working' &&
          (onTheWay && soFar !== undefined ? (
            onTheWay(soFar)
          ) : (
            <p class="working">{working ?? words.say('odds.working')}</p>
          ))}
        {shown && shown !== 'working' && !shown.ok && (
          <>
            <Refusals refusals={shown.refusals} face={face} words={words} />
            {otherwise?.(shown.refusals)}
          </>
        )}
        {shown && shown !== 'working' && shown.ok && children(shown.value)}
      </div>
    </>
  )
}
