import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Outcome, Refusal } from '../../kernel/refusal.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { Refusals } from './Refusals.tsx'
import { askWorker, type Task } from './tasks.ts'

interface OnDemandProps<Value> {
  readonly face: Face
  readonly words: Words
  /** What is worked out. While it is wanted, another task takes its place at once. */
  readonly task: Task
  /** What the button says that begins, and the one that takes the result away. */
  readonly start: string
  readonly stop: string
  /** What is said while it is worked out, where ways are not counted. */
  readonly working?: string
  /** What is shown of it while it is worked out, and told once only: how far it has come is not said aloud. */
  readonly onTheWay?: ((found: Value) => ComponentChildren) | undefined
  /** What is offered where it is refused. */
  readonly otherwise?: (refusals: readonly Refusal[]) => ComponentChildren
  readonly children: (found: Value) => ComponentChildren
}

/** Something that is worked out when the reader asks for it, beside the page, and can be cancelled. */
export function OnDemand<Value>(props: OnDemandProps<Value>) {
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
