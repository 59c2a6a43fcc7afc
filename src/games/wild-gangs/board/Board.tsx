import { useMemo, useState } from 'preact/hooks'
import { Drawing, Touched } from '../../../explorer/board/Drawing.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import { marks } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'
import { spots } from '../town.ts'
import { buildingBoxes } from './geometry.ts'
import { boxes, targetsOf } from './parts.ts'
import { shape } from './shapes.ts'
import { isFought, TokenMark } from './Token.tsx'
import { Town, viewBox } from './Town.tsx'
import { type CloseView, closeViewOf, frameOf, isShownIn } from './view.ts'

type Props = BoardProps<Given, Position>

/**
 * The town as a board: a picture that can be read, and parts that can be pointed at. A small screen shows large what the
 * moment is about, beside the whole town small, which a press brings back.
 */
export function Board(props: Props) {
  const { say } = props.words
  const found = closeViewOf(props)
  const [isWhole, setWhole] = useWholeUntil(props.position, found)
  const view = isWhole ? undefined : found
  return (
    <div class={`town${view ? ` town-close town-at-${view}` : ''}`}>
      <div
        class="town-frame"
        onFocusIn={({ target }) => {
          const part = target instanceof Element && target.getAttribute('data-part')
          if (part && !isShownIn(view, part)) setWhole(true)
        }}
      >
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
      </div>
      <div class="town-below">
        {found && (
          <button
            type="button"
            class="town-small"
            aria-pressed={isWhole}
            aria-label={say('board.whole')}
            title={say('board.whole')}
            onClick={() => setWhole(!isWhole)}
          >
            <svg viewBox={viewBox} aria-hidden="true">
              <use href={shape('ground')} />
              {Object.entries(buildingBoxes).map(([building, box]) => (
                <rect key={building} class="town-small-house" {...box} />
              ))}
              <rect class="town-small-frame" {...frameOf(view)} />
            </svg>
          </button>
        )}
        <Key {...props} />
      </div>
    </div>
  )
}

/** True while the reader has the whole town shown, which holds until something else happens or is asked. */
function useWholeUntil(position: Position, found: CloseView | undefined) {
  const moment = useMemo(() => ({}), [position, found])
  const [wholeAt, setWholeAt] = useState<object | undefined>()
  const setWhole = (isWhole: boolean) => setWholeAt(isWhole ? moment : undefined)
  return [wholeAt === moment, setWhole] as const
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
