import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { SeedField } from '../forms/SeedField.tsx'
import type { Session } from '../session/types.ts'
import type { SeatsState } from './useSeats.ts'

interface SeatsProps {
  readonly seats: SeatsState
  readonly session: Session
  readonly face: Face
  readonly words: Words
  /** Begins a new game at this table, with luck of its own or that which is named. */
  onNew(luck?: number): void
}

/** The form that says who plays. */
export function Seats({ seats, session, face, words, onNew }: SeatsProps) {
  const { say } = words
  const { people, random, byHand, isTold, seed } = seats
  const sitting = (seat: string) =>
    people.value.includes(seat) ? 'me' : random.value.includes(seat) ? 'whatever' : 'thinks'
  const playing = face.game.seats(session.opening.value.given)
  return (
    <fieldset class="seats">
      <legend>{say('seats.legend')}</legend>
      {playing.map((seat) => (
        <label key={seat} class="field field-inline">
          <span class="field-name">{face.seat(seat, words)}</span>
          <select
            value={sitting(seat)}
            onChange={({ currentTarget }) => {
              const taken = (all: readonly string[], is: string) => {
                const others = all.filter((other) => other !== seat)
                return currentTarget.value === is ? [...others, seat] : others
              }
              people.value = taken(people.value, 'me')
              random.value = taken(random.value, 'whatever')
              session.attend()
            }}
          >
            <option value="me">{say('seats.me')}</option>
            <option value="thinks">{say('seats.thinks')}</option>
            <option value="whatever">{say('seats.whatever')}</option>
          </select>
        </label>
      ))}
      <label class="field field-inline">
        <span class="field-name">{say('seats.dice')}</span>
        <select
          value={byHand.value ? 'hand' : 'chance'}
          onChange={({ currentTarget }) => {
            byHand.value = currentTarget.value === 'hand'
            session.attend()
          }}
        >
          <option value="chance">{say('seats.by-chance')}</option>
          <option value="hand">{say('seats.by-hand')}</option>
        </select>
      </label>
      <label class="field field-inline">
        <span class="field-name">{say('seats.hands')}</span>
        <select
          value={isTold.value ? 'told' : 'chance'}
          onChange={({ currentTarget }) => {
            isTold.value = currentTarget.value === 'told'
            session.attend()
          }}
        >
          <option value="chance">{say('seats.by-chance')}</option>
          <option value="told">{say('seats.told')}</option>
        </select>
      </label>
      <SeedField label={say('seats.seed')} seed={seed} onSet={onNew} />
      <button type="button" class="button" onClick={() => onNew()}>
        {say('seats.new')}
      </button>
    </fieldset>
  )
}
