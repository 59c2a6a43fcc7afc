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
import { type Part, parts, placePart } from './parts.ts'
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
  const pressable = onPick ? pressableParts(props) : []
  return (
    <div class="town">
      <svg
        class="town-drawing"
        viewBox={viewBox}
        role={pressable.length > 0 ? 'group' : 'img'}
        aria-label={words.say(pressable.length > 0 ? 'editor.board' : 'picture')}
      >
        <Town town={townView(position, given)} words={townWords(words)} />
        {parts
          .filter((part) => touched.includes(part.name))
          .map((part) => (
            <rect key={part.name} class="touched" {...around(part)} rx="5" />
          ))}
        {onPick && pressable.length > 0 && (
          <Targets {...props} onPick={onPick} pressable={pressable} />
        )}
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

/** What can be pressed: what answers the question and, where the town is edited, all of it. */
function pressableParts({ offers, isEdited, position }: BoardProps<Given, Position>) {
  const places = [...(offers?.keys() ?? [])].flatMap((name) => placePart(name, position) ?? [])
  return [...parts.filter(({ name }) => isEdited || offers?.has(name)), ...places]
}

interface TargetsProps extends BoardProps<Given, Position> {
  readonly pressable: readonly Part[]
  onPick(part: string): void
}

/** What can be pressed: one stop of the Tab key, from which the arrow keys go to the neighbours. */
function Targets({ position, given, words, picked, onPick, offers, pressable }: TargetsProps) {
  const group = useRef<SVGGElement>(null)
  const first = pressable.find(({ name }) => name === picked || offers?.has(name)) ?? pressable[0]
  const onKeyDown = (event: KeyboardEvent, part: Part) => {
    if (event.key === 'Enter' || event.key === ' ') onPick(part.name)
    else {
      const next = neighbour(part, event.key, pressable)
      if (!next) return
      const place = pressable.indexOf(next)
      group.current?.querySelectorAll<SVGRectElement>('.target')[place]?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g ref={group}>
      {pressable.map((part) => {
        const { name } = part
        const isChosen = offers?.get(name)
        const isPicked = name === picked || isChosen === true
        const label = part.label(position, given, words)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
          <rect
            key={name}
            class={`target${isPicked ? ' target-picked' : ''}${isChosen === undefined ? '' : ' offered'}`}
            {...around(part)}
            rx="5"
            data-part={name}
            role="button"
            tabindex={part === first ? 0 : -1}
            aria-label={
              isChosen === undefined ? words.say('editor.part.edit', { part: label }) : label
            }
            aria-pressed={isPicked}
            onClick={() => onPick(name)}
            onKeyDown={(event) => onKeyDown(event, part)}
          />
        )
      })}
    </g>
  )
}

/** The nearest part in the direction of an arrow key. */
function neighbour(from: Part, key: string, among: readonly Part[]): Part | undefined {
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
  for (const part of among) {
    const { x, y } = middle(part.box)
    const along = (x - start.x) * direction[0] + (y - start.y) * direction[1]
    const across = Math.abs((x - start.x) * direction[1]) + Math.abs((y - start.y) * direction[0])
    if (along <= 1 || across > along * 2) continue
    const distance = along + across * 2
    if (!best || distance < best.distance) best = { part, distance }
  }
  return best?.part
}
