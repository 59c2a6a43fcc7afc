import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ForkMarks, ForkSign } from '../interpretations/ForkMark.tsx'
import type { Forks } from '../interpretations/useForks.ts'
import { inRounds, type LedgerLine, type LedgerPart } from './build-ledger.ts'

interface LedgerProps {
  readonly parts: readonly LedgerPart[]
  readonly words: Words
  /** Goes to the position after a line; without it the ledger is only read. */
  readonly goTo?: ((line: number) => void) | undefined
  /** Lines at which the case would part under another reading, and the names of its switches. */
  readonly forks?: Forks | undefined
  /** The line that decides the case, by the number of lines shown with it. */
  readonly deciding?: number | undefined
  readonly face?: Pick<Face, 'switchName' | 'rounds'> | undefined
}

/** Number of parts or rounds listed of a long trace, and added by each press for more. */
const PARTS_LISTED = 40

/**
 * The trace as a ledger: what happened, what it changed, which clause is behind it. A long one is folded but for the part
 * that is on; a whole game round by round, and within a round turn by turn.
 */
export function LedgerTable({ parts, ...props }: LedgerProps) {
  const { words, goTo, face } = props
  const { say } = words
  const [listed, setListed] = useState(PARTS_LISTED)
  if (parts.length === 0) return <p class="trace-none">{say('ledger.none')}</p>
  const isFolded = parts.length > 3 || (parts.length > 1 && isLong(parts))
  const forked = new Set(props.forks?.partings.map(({ line }) => line))
  let start = 1
  const tables = parts.map((part, index) => {
    const table = { ...part, start, isLast: index === parts.length - 1 }
    start += part.lines.length
    return table
  })
  const rounds = inRounds(tables, face?.rounds)
  const earlier = goTo ? Math.max(0, rounds.length - listed) : 0
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
      {rounds.slice(earlier).map((round) => {
        const [first] = round
        const of = { ...props, forked, isFolded, isWritten: !goTo || !isLong(parts) }
        return round.length > 1 ? (
          <Round key={first?.start} parts={round} {...of} />
        ) : (
          round.map((part) => <Part key={part.start} part={part} {...of} />)
        )
      })}
    </div>
  )
}

/** A part of the trace: where its lines begin among all, and whether it is the one that is on. */
interface PlacedPart extends LedgerPart {
  readonly start: number
  readonly isLast: boolean
}

interface PartsProps extends Omit<LedgerProps, 'parts'> {
  /** The lines where another reading goes another way. */
  readonly forked: ReadonlySet<number>
  readonly isFolded: boolean
  readonly isWritten: boolean
}

/** A round of a whole game: its first part bears its name, so that within it that is where it begins. */
function Round({ parts, ...props }: PartsProps & { readonly parts: readonly PlacedPart[] }) {
  const { say } = props.words
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0)
  const [first, ...others] = parts
  return (
    <Folded
      look="trace-round"
      title={
        <>
          {first?.title ?? say('ledger.beginning')} <small>{say('ledger.steps', { count })}</small>
        </>
      }
      mark={parts.some((part) => isForked(part, props)) && <ForkSign />}
      isOpen={parts.some(({ isLast }) => isLast)}
      isWritten={false}
    >
      {first && <Part {...props} part={first} title={say('ledger.beginning')} />}
      {others.map((part) => (
        <Part key={part.start} {...props} part={part} />
      ))}
    </Folded>
  )
}

interface PartProps extends PartsProps {
  readonly part: PlacedPart
  /** Title; the part's own heading when absent. */
  readonly title?: string
}

/** A part of the trace, folded or as it is. */
function Part({ part, title, isFolded, isWritten, ...props }: PartProps) {
  const table = <LedgerLines {...part} {...props} />
  if (!isFolded) return <div>{table}</div>
  return (
    <Folded
      look="trace-part"
      title={title ?? part.title ?? props.words.say('ledger.beginning')}
      mark={isForked(part, props) && <ForkSign />}
      isOpen={part.isLast}
      isWritten={isWritten}
    >
      {table}
    </Folded>
  )
}

function isForked({ lines }: LedgerPart, { forked }: Pick<PartsProps, 'forked'>): boolean {
  return lines.some(({ end }) => forked.has(end))
}

interface FoldedProps {
  readonly look: 'trace-round' | 'trace-part'
  readonly title: ComponentChildren
  /** Accessible text of the mark on a line. */
  readonly mark: ComponentChildren
  readonly isOpen: boolean
  /** True when folded parts are rendered all the same, for readers without scripts. */
  readonly isWritten: boolean
  readonly children: ComponentChildren
}

/** A part of a long trace. A game has thousands of lines, so they are made when somebody looks at them. */
function Folded({ look, title, mark, isOpen, isWritten, children }: FoldedProps) {
  const [isOpened, setOpened] = useState(isWritten)
  return (
    <details
      open={isOpen || undefined}
      class={look}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        {title} {mark}
      </summary>
      {(isOpen || isOpened) && children}
    </details>
  )
}

/** True for a trace long enough to fold all parts but the last. */
function isLong(parts: readonly LedgerPart[]): boolean {
  return parts.some(({ lines }, index) => index < parts.length - 1 && lines.length > 30)
}

interface TableProps extends Omit<LedgerProps, 'parts'> {
  readonly lines: readonly LedgerLine[]
  readonly start: number
  readonly isLast: boolean
  readonly title: string | undefined
}

function LedgerLines({ lines, start, isLast, title, ...props }: TableProps) {
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
function Line({ line, number, words, goTo, isCurrent, forks, face, deciding }: LineProps) {
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
      <td class="trace-sentence">
        {line.sentence}
        {line.end === deciding && <span class="deciding">{say('ledger.deciding')}</span>}
      </td>
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
