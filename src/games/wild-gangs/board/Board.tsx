import { around } from '../../../explorer/board/box.ts'
import { pressable, Targets } from '../../../explorer/board/Targets.tsx'
import type { BoardProps } from '../../../explorer/face.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import type { Given, Position } from '../position.ts'
import { nouns, things } from '../things.ts'
import { spots } from '../town.ts'
import { boxes, targetsOf } from './parts.ts'
import { tokenMarks } from './shapes.ts'
import { isFought, TokenMark } from './Token.tsx'
import { Town, viewBox } from './Town.tsx'

/** The town as a board: a picture that can be read, and parts that can be pointed at. */
export function Board(props: BoardProps<Given, Position>) {
  const { position, given, words, event } = props
  const touched = event ? partsOfEvent(things, event) : []
  const targets = pressable(targetsOf(props), props).map((target) => ({
    ...target,
    ...around([target], 3),
  }))
  return (
    <div class="town">
      <svg
        class="town-drawing"
        viewBox={viewBox}
        role={targets.length > 0 ? 'group' : 'img'}
        aria-label={words.say(targets.length > 0 ? 'editor.board' : 'picture')}
      >
        <Town position={position} given={given} words={words} />
        {[...boxes].map(
          ([part, box]) =>
            touched.includes(part) && (
              <rect key={part} class="touched" {...around([box], 3)} rx="5" />
            ),
        )}
        <Targets {...props} targets={targets} />
      </svg>
      <Key position={position} words={words} />
    </div>
  )
}

/** What the signs of the drawing mean: the events by name, the numbers and marks of gangsters. */
function Key({ position, words }: Pick<BoardProps<Given, Position>, 'position' | 'words'>) {
  const { say } = words
  const known = spots.filter((spot) => position.events[spot] && position.events[spot] !== 'unknown')
  return (
    <div class="town-key">
      {known.length > 0 && (
        <ul>
          {known.map((spot) => (
            <li key={spot}>
              <b>{nouns.spot.name(spot, words)}</b> {say(`event-title.${position.events[spot]}`)}
            </li>
          ))}
        </ul>
      )}
      <ul>
        <li class="town-key-wide">{say('key.wide')}</li>
        <li class="town-key-narrow">
          {say(isFought(position) ? 'key.narrow-fight' : 'key.narrow')}
        </li>
        {tokenMarks.map((mark) => (
          <li key={mark}>
            <TokenMark mark={mark} /> {say(`gangster.${mark}`)}
          </li>
        ))}
        <li>{say('key.down')}</li>
      </ul>
    </div>
  )
}
