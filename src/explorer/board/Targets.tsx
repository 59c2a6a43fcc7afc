import { useRef } from 'preact/hooks'
import type { BoardProps } from '../contract.ts'
import { type Box, middle } from './box.ts'

/** A part of a drawing that can be pressed. */
export interface Target extends Box {
  readonly part: string
  /** Name of the part and of its content. */
  readonly label: string
  /** True when the card lies face down and a press turns it over. */
  readonly isDown?: boolean | undefined
}

/** Props by which the parts of a board are pressed. */
export type Picking = Pick<BoardProps, 'onPick' | 'offers' | 'isEdited' | 'picked'>

/**
 * Parts of a drawing that can be pressed: those that answer the pending question, or all while the case is edited;
 * none in a picture.
 */
export function pressable(
  targets: readonly Target[],
  { onPick, offers, isEdited }: Picking,
): readonly Target[] {
  return onPick ? targets.filter(({ part }) => isEdited || offers?.has(part)) : []
}

interface TargetsProps extends Picking {
  /** As one reads. */
  readonly targets: readonly Target[]
}

/**
 * The parts of a drawing that can be pressed: one stop of the Tab key, from which the arrow keys go to the
 * neighbours.
 */
export function Targets({ targets, picked, ...picking }: TargetsProps) {
  const group = useRef<SVGGElement>(null)
  const { onPick, offers } = picking
  const shown = pressable(targets, picking)
  if (shown.length === 0) return null
  const first = shown.find(({ part }) => part === picked || offers?.has(part)) ?? shown[0]
  const onKeyDown = (event: KeyboardEvent, target: Target) => {
    if (event.key === 'Enter' || event.key === ' ') onPick?.(target.part)
    else {
      const next = neighbour(target, event.key, shown)
      if (!next) return
      group.current?.querySelectorAll<SVGRectElement>('.target')[shown.indexOf(next)]?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g ref={group}>
      {shown.map((target) => {
        const { part, label, isDown, ...box } = target
        const isChosen = offers?.get(part)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
          <rect
            key={part}
            class={look(isChosen, part === picked)}
            {...box}
            rx="5"
            data-part={part}
            role="button"
            tabindex={target === first ? 0 : -1}
            aria-label={label}
            aria-pressed={isChosen ?? isDown}
            // The focus stays where it was, so that after a press the arrow keys go on stepping.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick?.(part)}
            onKeyDown={(event) => onKeyDown(event, target)}
          />
        )
      })}
    </g>
  )
}

function look(isChosen: boolean | undefined, isPicked: boolean): string {
  return [
    'target',
    ...(isChosen === undefined ? [] : ['offered']),
    ...(isChosen || isPicked ? ['target-picked'] : []),
  ].join(' ')
}

/** Direction of each arrow key: across, down, and the step in reading order when nothing lies that way. */
const directions: Readonly<Record<string, readonly [x: number, y: number, on: number]>> = {
  ArrowLeft: [-1, 0, -1],
  ArrowRight: [1, 0, 1],
  ArrowUp: [0, -1, -1],
  ArrowDown: [0, 1, 1],
}

/** The nearest target in the direction of an arrow key, or the next one in reading. */
function neighbour(from: Target, key: string, among: readonly Target[]): Target | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const [right, down, on] = direction
  const start = middle(from)
  const ahead = among.flatMap((target) => {
    const { x, y } = middle(target)
    const along = (x - start.x) * right + (y - start.y) * down
    const across = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right)
    return along > 1 && across <= along ? [{ target, distance: along + across * 2 }] : []
  })
  const nearest = ahead.sort((one, other) => one.distance - other.distance)[0]
  return nearest?.target ?? among[among.indexOf(from) + on]
}
