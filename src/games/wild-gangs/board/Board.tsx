import { Drawing, Touched } from '../../../explorer/board/Drawing.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import { marks } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'
import { spots } from '../town.ts'
import { boxes, targetsOf } from './parts.ts'
import { isFought, TokenMark } from './Token.tsx'
import { Town, viewBox } from './Town.tsx'

type Props = BoardProps<Given, Position>

/** The town as a board: a picture that can be read, and parts that can be pointed at. */
export function Board(props: Props) {
  const { say } = props.words
  return (
    <div class="town">
      <Drawing
        {...props}
        look="town-drawing"
        viewBox={viewBox}
        label={say('editor.board')}
        picture={say('picture')}
        targets={targetsOf(props)}
      >
        <Town {...props} />
        <Touched boxes={boxes} parts={props.touched} margin={3} corner={5} />
      </Drawing>
      <Key {...props} />
    </div>
  )
}

/** Legend of the drawing: names of the events, numbers and marks of gangsters. */
function Key({ position, about, words }: Pick<Props, 'position' | 'about' | 'words'>) {
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
          {say(isFought({ position, about }) ? 'key.narrow-fight' : 'key.narrow')}
        </li>
        {marks.map((mark) => (
          <li key={mark}>
            <TokenMark mark={mark} /> {say(`gangster.${mark}`)}
          </li>
        ))}
        <li>{say('key.down')}</li>
      </ul>
    </div>
  )
}
