import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { BoardProps } from '../contract.ts'
import { type Face, marked } from '../face.ts'
import { LedgerBuilder, type Told, type Viewpoint } from '../history/build-ledger.ts'
import { DiffRows } from '../history/DiffRows.tsx'
import { ClauseLink } from '../ui/ClauseLink.tsx'

/** One of two ways a case can go, as far as it is shown. */
export interface Half {
  readonly title: ComponentChildren
  readonly told: Told
  /** Number of trace lines shown. */
  readonly at: number
  /** Answers that are allowed here and not in the other half. */
  readonly may?: readonly string[]
  /** Board props that make this board answer the question. */
  readonly board?: Partial<BoardProps>
}

interface BesideProps {
  readonly face: Face
  readonly words: Words
  readonly given: unknown
  readonly view: Viewpoint
  readonly halves: readonly [Half, Half]
  /** True when this line is the one at which the two runs part. */
  readonly isParting: boolean
}

/** Two ways side by side: what happened last in each, both boards, and what differs between them. */
export function Beside({ face, words, given, view, halves, isParting }: BesideProps) {
  const { say } = words
  const ledger = useMemo(
    () => new LedgerBuilder(face, given, words, view),
    [face, given, words, view],
  )
  const [one, other] = halves
  const changes = ledger.changes(one.told.at(one.at), other.told.at(other.at))
  return (
    <>
      <div class={`beside${isParting ? ' beside-parting' : ''}`}>
        {halves.map((half, index) => (
          <Way key={index} {...half} face={face} words={words} given={given} view={view} />
        ))}
      </div>
      {changes.length === 0 && !isParting && <p class="beside-same">{say('beside.same')}</p>}
      {changes.length > 0 && (
        <div class="side-by-side">
          <table>
            <caption>{say('beside.differences')}</caption>
            <tbody>
              <DiffRows words={words} changes={changes} />
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

type WayProps = Half & Pick<BesideProps, 'face' | 'words' | 'given' | 'view'>

function Way({ title, told, at, may = [], board, face, words, given, view }: WayProps) {
  const events = told.trace
    .slice(0, at)
    .flatMap((line) => (line.type === 'event' ? [view.tell(line.event)] : []))
  const event = events.at(-1)
  const now = told.at(at)
  const position = useMemo(() => view.see(now), [view, now])
  return (
    <>
      <div class="beside-told">
        <h2>{title}</h2>
        <p>
          {event ? face.sentence(event, given, words) : words.say('beside.nothing')}{' '}
          {event && <ClauseLink id={event.clause} words={words} />}
        </p>
        {may.length > 0 && <p>{words.say('beside.may', { answers: words.list(may) })}</p>}
      </div>
      <div class="beside-board">
        <face.Board
          position={position}
          given={given}
          words={words}
          {...marked(face, position, event)}
          events={events}
          {...board}
        />
      </div>
    </>
  )
}
