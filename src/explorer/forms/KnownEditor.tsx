import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { isRecord } from '../../kernel/data/keyed.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { EditorProps, Situation } from '../contract.ts'
import { CheckBox } from './CheckBox.tsx'

/** Things of a situation that a reader may not know, with their names; `unknown` stands for one. */
interface Known {
  /** The part of the situation that holds them, by where they lie. */
  readonly part: string
  readonly places: readonly string[]
  label(place: string, value: string, words: Words): string
  /** The sentence that says what it is good for. */
  readonly note: string
}

type Held = Readonly<Record<string, string>>

/** Contents of each place in a part of a situation; undefined when the part says nothing of it. */
function heldIn(situation: object, part: string): Held {
  const [, said] = Object.entries(situation).find(([name]) => name === part) ?? []
  return isHeld(said) ? said : {}
}

function isHeld(value: unknown): value is Held {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
}

/** Form for the things that the reader has seen. The others become unknown, and odds range over what they can be. */
export function knownEditor({ part, places, label, note }: Known): FunctionComponent<EditorProps> {
  return ({ situation, words, onChange }) => {
    const held = heldIn(situation, part)
    const [laid, setLaid] = useState(held)
    const see = (place: string, isSeen: boolean) => {
      const seen = places.filter((other) => held[other] !== 'unknown')
      const known = {
        ...laid,
        ...Object.fromEntries(seen.map((other) => [other, held[other] ?? ''])),
      }
      setLaid(known)
      const next = { ...held, [place]: isSeen ? known[place] : 'unknown' }
      onChange({ ...situation, [part]: next } as Situation)
    }
    return (
      <>
        <p>{words.say(note)}</p>
        <div class="choices">
          {places.map((place) => (
            <CheckBox
              key={place}
              label={label(place, held[place] ?? '', words)}
              checked={held[place] !== 'unknown'}
              onSet={(isSeen) => see(place, isSeen)}
            />
          ))}
        </div>
      </>
    )
  }
}
