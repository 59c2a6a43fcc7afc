import { useRef } from 'preact/hooks'
import type { BoardProps } from '../../../explorer/face.ts'
import { byKey } from '../../../kernel/keyed.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { eventCards } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { things } from '../things.ts'
import { spots, streets } from '../town.ts'
import { middle } from './geometry.ts'
import { type Part, parts } from './parts.ts'
import { tokenMarks } from './shapes.ts'
import { TokenMark } from './Token.tsx'
import { Town, type TownWords, viewBox } from './Town.tsx'
import { townView } from './view.ts'

/** The few words that the drawing shows, in the reader's language. */
export function townWords({ say, money }: Words): TownWords {
  return {
    streets: byKey(streets, (street) => say(`street.short.${street}`)),
    events: byKey(eventCards, (event) => say(`event-title.${event}`)),
    bank: say('building.sign'),
    closed: say('street.closed'),
    money,
  }
}

/** The town as a board: a picture that can be read, and parts that can be pointed at. */
export function Board(props: BoardProps<Given, Position>) {
  const { position, given, words, event, onPick } = props
  const touched = event ? partsOfEvent(things, event) : []
  return (
    <div class="town">
      <svg
        class="town-drawing"
        viewBox={viewBox}
        role={onPick ? 'group' : 'img'}
        aria-label={words.say(onPick ? 'editor.board' : 'picture')}
      >
        <Town town={townView(position, given)} words={townWords(words)} />
        {parts
          .filter((part) => touched.includes(part.name))
          .map((part) => (
            <rect key={part.name} class="touched" {...around(part)} rx="5" />
          ))}
        {onPick && <Targets {...props} onPick={onPick} />}
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
              <b>{spot}</b> {say(`event-title.${position.events[spot]}`)}
            </li>
          ))}
        </ul>
      )}
      <ul>
        <li class="town-key-wide">{say('key.wide')}</li>
        <li class="town-key-narrow">{say('key.narrow')}</li>
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

function around(part: Part) {
  const { x, y, width, height } = part.box
  return { x: x - 3, y: y - 3, width: width + 6, height: height + 6 }
}

type TargetsProps = BoardProps<Given, Position> & { readonly onPick: (part: string) => void }

/** What can be pointed at: one stop of the Tab key, from which the arrow keys go to the neighbours. */
function Targets({ position, given, words, picked, onPick }: TargetsProps) {
  const group = useRef<SVGGElement>(null)
  const current = parts.some((part) => part.name === picked) ? picked : undefined
  const first = parts[0]?.name
  const onKeyDown = (event: KeyboardEvent, part: Part) => {
    if (event.key === 'Enter' || event.key === ' ') onPick(part.name)
    else {
      const next = neighbour(part, event.key)
      if (!next) return
      const place = parts.indexOf(next)
      group.current?.querySelectorAll<SVGRectElement>('.target')[place]?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g ref={group}>
      {parts.map((part) => {
        const name = part.name
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
          <rect
            key={name}
            class={`target${name === picked ? ' target-picked' : ''}`}
            {...around(part)}
            rx="5"
            data-part={name}
            role="button"
            tabindex={name === (current ?? first) ? 0 : -1}
            aria-label={part.label(position, given, words)}
            aria-pressed={name === picked}
            onClick={() => onPick(name)}
            onKeyDown={(event) => onKeyDown(event, part)}
          />
        )
      })}
    </g>
  )
}

/** The nearest part in the direction of an arrow key. */
function neighbour(from: Part, key: string): Part | undefined {
  const directions: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  const direction = directions[key]
  if (!direction) return undefined
  const start = middle(from.box)
  let best: { part: Part; distance: number } | undefined
  for (const part of parts) {
    const { x, y } = middle(part.box)
    const along = (x - start.x) * direction[0] + (y - start.y) * direction[1]
    const across = Math.abs((x - start.x) * direction[1]) + Math.abs((y - start.y) * direction[0])
    if (along <= 1 || across > along * 2) continue
    const distance = along + across * 2
    if (!best || distance < best.distance) best = { part, distance }
  }
  return best?.part
}
