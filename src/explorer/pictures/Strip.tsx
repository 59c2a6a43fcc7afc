import type { FunctionComponent } from 'preact'
import type { GameEvent } from '../../kernel/run/table.ts'
import { partsOfEvent } from '../../kernel/words/nouns.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { SceneProps } from '../contract.ts'
import { type Face, isIdle } from '../face.ts'
import { type Change, everybody, LedgerBuilder } from '../history/build-ledger.ts'
import type { Moment } from './moment.ts'

interface StripProps {
  readonly face: Face
  readonly words: Words
  readonly moment: Moment
  /** The clauses whose events are told below the pictures. */
  readonly told: readonly string[]
  readonly Scene: FunctionComponent<SceneProps>
}

/** Parts of the board that a moment is about. */
export function aboutOf(
  { things }: Pick<Face, 'things'>,
  position: unknown,
  events: readonly GameEvent[],
  isOver: boolean,
): Pick<SceneProps, 'events' | 'parts' | 'touched' | 'isOver'> {
  const parts = events.flatMap((event) => partsOfEvent(things, event, position))
  return { events, parts, touched: isOver ? parts : [], isOver }
}

/** Effect of a clause in two pictures, before and after, with the engine's own sentences. */
export function Strip({ face, words, moment, told, Scene }: StripProps) {
  const { given, before, after, events } = moment
  const { say } = words
  const changes = new LedgerBuilder(face, given, words, everybody).changes(before, after)
  const values = (side: 'before' | 'after') =>
    changes
      .map(({ name, ...change }: Change) =>
        say('strip.change', { name, value: change[side] || say('ledger.nothing') }),
      )
      .join(say('strip.between'))
  const sentences = events
    .filter(({ clause, with: further = [] }) =>
      [clause, ...further].some((id) => told.includes(id)),
    )
    .filter((event) => !isIdle(face, event))
    .map((event) => face.sentence(event, given, words))
  return (
    <figure class="strip">
      <ol class="strip-frames">
        {(['before', 'after'] as const).map((side) => (
          <li key={side}>
            <p class="strip-when">{say(`strip.${side}`)}</p>
            <Scene
              position={side === 'before' ? before : after}
              given={given}
              words={words}
              {...aboutOf(face, side === 'before' ? before : after, events, side === 'after')}
              label={`${say(`strip.${side}`)}. ${values(side)}`}
            />
          </li>
        ))}
      </ol>
      <figcaption>{[...new Set(sentences)].slice(0, 3).join(' ')}</figcaption>
    </figure>
  )
}
