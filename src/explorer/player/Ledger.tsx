import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ForkMarks, ForkSign } from './ForkMark.tsx'
import type { LedgerLine, LedgerPart } from './ledger.ts'
import type { Forks } from './usePartings.ts'

interface LedgerProps {
  readonly parts: readonly LedgerPart[]
  readonly words: Words
  /** Goes to the position after a line; without it the ledger is only read. */
  readonly goTo?: ((line: number) => void) | undefined
  /** Where the case goes another way under another reading, and what names the readings. */
  readonly forks?: Forks | undefined
  readonly face?: Pick<Face, 'switchName'> | undefined
}

/** How many parts of a long trace are listed, and how many more when they are asked for. */
const PARTS_LISTED = 40

/** The trace as a ledger: what happened, what it changed, which clause is behind it. */
export function LedgerView({ parts, ...props }: LedgerProps) {
  const { words, goTo } = props
  const { say } = words
  const [listed, setListed] = useState(PARTS_LISTED)
  if (parts.length === 0) return <p class="trace-none">{say('ledger.none')}</p>
  const earlier = goTo ? Math.max(0, parts.length - listed) : 0
  const isFolded = parts.length > 3 || (parts.length > 1 && isLong(parts))
  const forked = new Set(props.forks?.partings.map(({ line }) => line))
  let start = 1
  const tables = parts.map((part, index) => {
    const table = { ...part, start, isLast: index === parts.length - 1 }
    start += part.lines.length
    return table
  })
  return (
    <div class="trace">
      {earlier > 0 && (
        <button
          type="button"
          class="button button-quiet"
          onClick={() => setListed(listed + PARTS_LISTED)}
        >
          {say('ledger.earlier', { count: earlier })}
        </button>
      )}
      {tables.slice(earlier).map(({ isLast, ...part }) => {
        const table = <LedgerTable {...part} {...props} isLast={isLast} />
        if (!isFolded) return <div key={part.start}>{table}</div>
        return (
          <Folded
            key={part.start}
            title={part.title ?? say('ledger.beginning')}
            mark={part.lines.some(({ end }) => forked.has(end)) && <ForkSign />}
            isOpen={isLast}
            isWritten={!goTo || !isLong(parts)}
          >
            {table}
          </Folded>
        )
      })}
    </div>
  )
}

interface FoldedProps {
  readonly title: string
  /** What tells that a line in it is marked. */
  readonly mark: ComponentChildren
  readonly isOpen: boolean
  /** Whether what is folded is there all the same, for readers without scripts. */
  readonly isWritten: boolean
  readonly children: ComponentChildren
}

/** A part of a long trace. A game has thousands of lines, so they are made when somebody looks at them. */
function Folded({ title, mark, isOpen, isWritten, children }: FoldedProps) {
  const [isOpened, setOpened] = useState(isWritten)
  return (
    <details
      open={isOpen || undefined}
      class="trace-part"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        {title} {mark}
      </summary>
      {(isOpen || isOpened) && children}
    </details>
  )
}

/** Whether a trace is long enough to be folded but for its last part. */
function isLong(parts: readonly LedgerPart[]): boolean {
  return parts.some(({ lines }, index) => index < parts.length - 1 && lines.length > 30)
}

interface TableProps extends Omit<LedgerProps, 'parts'> {
  readonly lines: readonly LedgerLine[]
  readonly start: number
  readonly isLast: boolean
  readonly title: string | undefined
}

function LedgerTable({ lines, start, isLast, title, ...props }: TableProps) {
  const { say } = props.words
  return (
    <table class="trace-table">
      <caption class="sr-only">{title ?? say('ledger.label')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('ledger.step')}</th>
          <th scope="col">{say('ledger.what')}</th>
          <th scope="col">{say('ledger.change')}</th>
          <th scope="col">{say('ledger.clause')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line
            key={line.end}
            line={line}
            number={start + index}
            {...props}
            isCurrent={isLast && index === lines.length - 1}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps extends Omit<LedgerProps, 'parts'> {
  readonly line: LedgerLine
  readonly number: number
  readonly isCurrent: boolean
}

/**
 * A line of the ledger. There are tens of thousands on the pages of a game, so cells are told by their columns,
 * and a clause by its column's name.
 */
function Line({ line, number, words, goTo, isCurrent, forks, face }: LineProps) {
  const { say } = words
  return (
    <tr class={line.idle ? 'trace-idle' : undefined} aria-current={isCurrent ? 'step' : undefined}>
      <td>
        {goTo ? (
          <button
            type="button"
            class="trace-go"
            aria-label={say('ledger.go', { number })}
            onClick={() => goTo(line.end)}
          >
            {number}
          </button>
        ) : (
          number
        )}
      </td>
      <td class="trace-sentence">{line.sentence}</td>
      <td>
        {line.changes.map(({ name, before, after }) => (
          <div key={name}>
            <small>{name}</small>
            {before && <del>{before}</del>}
            {before && <i> {say('ledger.becomes')} </i>}
            <ins>{after || say('ledger.nothing')}</ins>
          </div>
        ))}
      </td>
      <td>
        {line.clauses.map((id) => (
          <a key={id} href={words.clauseAddress(id)}>
            § {words.clauseNumber(id)}
          </a>
        ))}
        {forks && face && <ForkMarks face={face} words={words} forks={forks} lines={[line.end]} />}
      </td>
    </tr>
  )
}
