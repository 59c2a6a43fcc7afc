import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Switch } from '../../kernel/game/reading.ts'
import type { GameEvent } from '../../kernel/run/table.ts'
import type { Words } from '../../kernel/words/words.ts'
import { loadBeside } from '../beside/load.ts'
import type { Face } from '../face.ts'
import { everybody, LedgerBuilder, type Viewpoint } from '../history/build-ledger.ts'
import { DiffRows } from '../history/DiffRows.tsx'
import type { Session } from '../session/types.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { compareReadings } from './compare.ts'
import { type Fork, findForks } from './forks.ts'

interface ReadingsProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** Through whose eyes the two are compared. */
  readonly view?: Viewpoint
}

/** The readings that can change this case, each beside the same case under the other; all others are folded. */
export function ReadingsPanel(props: ReadingsProps) {
  const { face, words, session } = props
  const { say } = words
  const run = session.run.value
  const { readings } = session.opening.value
  const [partings, setPartings] = useState<readonly Fork[] | undefined>()
  useEffect(() => findForks(face, session, setPartings), [face, session, run])
  if (!partings) return <p role="status">{say('readings.working')}</p>
  // What the case comes out otherwise under, and what is not read as we do.
  const telling = face.game.switches.filter(
    ({ key, values }) => readings[key] !== values[0] || partings.some((one) => one.key === key),
  )
  const rest = face.game.switches.filter((one) => !telling.includes(one))
  const listed = (switches: readonly Switch[]) =>
    switches.map((one) => <Reading key={one.key} {...props} one={one} />)
  return (
    <div class="readings">
      {telling.length === 0 && <p>{say('readings.none')}</p>}
      {listed(telling)}
      {rest.length > 0 && (
        <details>
          <summary>{say('readings.rest', { count: rest.length })}</summary>
          <div class="readings">{listed(rest)}</div>
        </details>
      )}
    </div>
  )
}

/** One switch: its readings to choose from, and the case under each of the others. */
function Reading(props: ReadingsProps & { readonly one: Switch }) {
  const {
    face,
    words,
    session,
    one: { key, values },
  } = props
  const { say } = words
  const { readings } = session.opening.value
  const [isCompared, setCompared] = useState(false)
  return (
    <fieldset class="reading">
      <legend>{face.switchName(key, words)}</legend>
      {values.map((value, index) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name={`reading ${key}`}
            checked={readings[key] === value}
            onChange={() =>
              session.change({ readings: { ...session.state.value.readings, [key]: value } })
            }
          />
          <span>
            {face.switchValue(key, value, words)}
            {index === 0 && <small> {say('readings.default')}</small>}
          </span>
        </label>
      ))}
      <button
        type="button"
        class="button"
        aria-expanded={isCompared}
        onClick={() => setCompared(!isCompared)}
      >
        {say(values.length > 2 ? 'readings.compare-all' : 'readings.compare')}
      </button>
      {isCompared &&
        values
          .filter((value) => value !== readings[key])
          .map((value) => <SideBySide key={value} {...props} switchKey={key} theirs={value} />)}
    </fieldset>
  )
}

interface SideProps extends ReadingsProps {
  readonly switchKey: string
  /** The reading that the one in force is compared with. */
  readonly theirs: string
}

function SideBySide({ face, words, session, view = everybody, switchKey, theirs }: SideProps) {
  const [isShown, setShown] = useState(false)
  const { say } = words
  const opening = session.opening.value
  const mine = opening.readings[switchKey] as string
  const compared = compareReadings(face.game, session.state.value, session.run.value, {
    [switchKey]: theirs,
  })
  if (!compared) return null
  const { one, other, parting } = compared
  if (!parting)
    return (
      <p class="side-by-side-same" role="status">
        {say('readings.same', { reading: face.switchValue(switchKey, theirs, words) })}
      </p>
    )
  const ledger = new LedgerBuilder(face, opening.given, words, view)
  const changes = ledger.changes(one.position, other.position)
  const tell = (event: GameEvent | undefined) => (
    <>
      {event ? face.sentence(view.tell(event), opening.given, words) : say('readings.ended')}{' '}
      {event && <ClauseLink id={event.clause} words={words} />}
    </>
  )
  const columns = [
    { head: face.switchValue(switchKey, mine, words), first: tell(parting.one) },
    { head: face.switchValue(switchKey, theirs, words), first: tell(parting.other) },
  ]
  const shown = { key: switchKey, value: theirs }
  const onClose = () => setShown(false)
  return (
    <div class="side-by-side" role="status">
      <PartedTable words={words} columns={columns} changes={changes} />
      <button type="button" class="button" onClick={() => setShown(true)}>
        {say('readings.boards')}
      </button>
      {isShown && (
        <Lazy
          load={loadBeside}
          says="panels"
          props={{ face, words, session, view, shown, onClose }}
        />
      )}
    </div>
  )
}

interface PartedProps extends ComponentProps<typeof DiffRows> {
  /** Each reading, with what happens under it first that does not under the other. */
  readonly columns: readonly { readonly head: string; readonly first: ComponentChildren }[]
}

/** Line at which two readings part, and the differences at their ends. */
function PartedTable({ words, columns, changes }: PartedProps) {
  const { say } = words
  return (
    <table>
      <caption>{say('readings.part')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="side-by-side-first">
          <th scope="row">{say('readings.first')}</th>
          {columns.map(({ head, first }) => (
            <td key={head}>{first}</td>
          ))}
        </tr>
        <DiffRows words={words} changes={changes} />
      </tbody>
    </table>
  )
}
