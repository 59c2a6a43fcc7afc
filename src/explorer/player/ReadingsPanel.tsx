import { useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ClauseLink } from './ClauseLink.tsx'
import { compareReadings } from './comparison.ts'
import { everybody, Ledger } from './ledger.ts'
import type { Session } from './session.ts'

interface ReadingsProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
}

/** The readings in force, and the same case under another reading side by side. */
export function ReadingsPanel({ face, words, session }: ReadingsProps) {
  const { say } = words
  const { readings } = session.opening.value
  const [compared, setCompared] = useState<string | undefined>()
  return (
    <div class="readings">
      {face.game.switches.map(({ key, values }) => (
        <fieldset key={key} class="reading">
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
            aria-expanded={compared === key}
            onClick={() => setCompared(compared === key ? undefined : key)}
          >
            {say(values.length > 2 ? 'readings.compare-all' : 'readings.compare')}
          </button>
          {compared === key &&
            values
              .filter((value) => value !== readings[key])
              .map((value) => (
                <SideBySide
                  key={value}
                  face={face}
                  words={words}
                  session={session}
                  switchKey={key}
                  theirs={value}
                />
              ))}
        </fieldset>
      ))}
    </div>
  )
}

interface SideProps extends ReadingsProps {
  readonly switchKey: string
  /** The reading that the one in force is compared with. */
  readonly theirs: string
}

function SideBySide({ face, words, session, switchKey, theirs }: SideProps) {
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
  const ledger = new Ledger(face, opening.given, words, everybody)
  const changes = ledger.changes(one.position, other.position)
  const columns = [
    { value: mine, event: parting.one },
    { value: theirs, event: parting.other },
  ]
  return (
    <div class="side-by-side" role="status">
      <table>
        <caption>{say('readings.part')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ value }) => (
              <th key={value} scope="col">
                {face.switchValue(switchKey, value, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="side-by-side-first">
            <th scope="row">{say('readings.first')}</th>
            {columns.map(({ value, event }) => (
              <td key={value}>
                {event ? face.sentence(event, opening.given, words) : say('readings.ended')}{' '}
                {event && <ClauseLink id={event.clause} words={words} />}
              </td>
            ))}
          </tr>
          {changes.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before || say('ledger.nothing')}</td>
              <td>{after || say('ledger.nothing')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
