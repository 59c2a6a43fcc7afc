import { useMemo, useState } from 'preact/hooks'
import { around, type Box, squareAt } from '../../../explorer/board/box.ts'
import { pressable, type Target, Targets } from '../../../explorer/board/Targets.tsx'
import { Later } from '../../../explorer/player/Later.tsx'
import { grips } from '../components.ts'
import type { TrustMeEvent } from '../events.ts'
import { CENTRE, SIDE, type Spot, squared } from '../geometry/plane.ts'
import { outlineOf } from '../position.ts'
import { nouns } from '../things.ts'
import { Sign } from './Drawing.tsx'
import { drawn, lineOf } from './drawn.ts'
import { Ground, Markers, SceneryPiece, SurvivorFigure, ZombieFigure } from './Figures.tsx'
import { isMovable, placesOnTable } from './moving.ts'
import { survivorLine, type View } from './view.ts'

const loadMeasures = async () => (await import('./Measures.tsx')).Measures
const loadHandling = async () => (await import('./Handling.tsx')).Handling

/** The table to scale, in millimetres: figures, scenery and markers, what is measured, and where a point can be chosen. */
export function Table(view: View) {
  const { position, given, words, point, picked, isEdited, onPick, touched = [] } = view
  const [looked, setLooked] = useState<string | undefined>()
  const begun = useMemo(() => cornersOf(view), [given])
  const close = closeBox([...begun, ...cornersOf(view)])
  // An example is about what stands there; who lays out a table, or plays on it, sees all of it first.
  const [isExample] = useState(!isEdited && !point && close !== undefined)
  const [chosen, setNear] = useState<boolean | undefined>()
  const isNear = chosen ?? (isExample || isAskedOnPhone(view))
  const targets = targetsOf(view)
  const { radius } = given.components
  const moved = !point && isEdited && picked && isMovable(picked) ? picked : undefined
  const about = looked === undefined ? lookedBy(view) : looked
  const isPressed = point !== undefined || pressable(targets, view).length > 0
  return (
    <>
      <svg
        class={`trust-drawing trust-table${point || moved ? ' trust-pointing' : ''}${isNear ? ' trust-close' : ''}`}
        viewBox={isNear ? (!point && close) || nearBox(view, about) : '-20 -20 640 640'}
        role={isPressed ? 'group' : 'img'}
        aria-label={words.say('board.panel.table')}
      >
        <Ground />
        {position.pieces.map((piece, at) => (
          <SceneryPiece key={at} piece={piece} components={given.components} />
        ))}
        <Trail view={view} />
        <Markers {...view} />
        {given.seats.map((seat) => {
          const player = position.players[seat]
          return (
            player.state === 'in' && (
              <SurvivorFigure key={seat} seat={seat} at={player.at} radius={radius} />
            )
          )
        })}
        {position.zombies.map((zombie) => (
          <ZombieFigure key={zombie.id} id={zombie.id} at={zombie} radius={radius} />
        ))}
        {about && <Later load={loadMeasures} props={{ view, about, isDrawn: true }} />}
        {targets.map(
          (target) =>
            touched.includes(target.part) && (
              <rect key={target.part} class="touched" {...around([target], 1)} rx="6" />
            ),
        )}
        {(point || isEdited) && <Later load={loadHandling} props={{ view, moved }} />}
        {!point && <Targets {...view} targets={targets} />}
      </svg>
      {onPick && (
        <>
          <div class="trust-tools">
            <Looking view={view} about={about} onLook={setLooked} />
            <button
              type="button"
              class="button trust-near"
              aria-pressed={isNear}
              onClick={() => setNear(!isNear)}
            >
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <Sign of="search" x={0} y={0} />
              </svg>
              <span>{words.say('board.near')}</span>
            </button>
          </div>
          {about && (
            <div class="trust-told">
              <Later load={loadMeasures} props={{ view, about, isDrawn: false }} />
            </div>
          )}
        </>
      )}
    </>
  )
}

/** How near something has to be to whoever plays, in millimetres, to be seen beside it. */
const BESIDE = 250

/** Where all that takes part lies in the drawing: on a turn whoever plays, what is near or was touched, and all whom a shot can reach. */
function cornersOf(view: View): readonly Spot[] {
  const { position, touched = [] } = view
  const spots = placesOnTable(view)
  const { mover, phase, players } = position
  const at = phase === 'turns' ? spots.get(`seat:${mover}`) : undefined
  const isArmed = grips.some((grip) =>
    /handgun|military/.test(players[mover].sheet[grip]?.kind ?? ''),
  )
  const isBeside = (spot: Spot) => !at || squared(spot, at) <= (10 * BESIDE) ** 2
  const parts = [...spots].flatMap(([part, spot]) => {
    const isFigure = /^(?:seat|zombie|noise|din)/.test(part)
    const isReached = isArmed && part.startsWith('seat')
    return touched.includes(part) || (isFigure && (isReached || isBeside(spot))) ? [spot] : []
  })
  const pieces = position.pieces.filter(isBeside).flatMap((piece) => outlineOf(view, piece))
  return [...parts, ...pieces].map(drawn)
}

/** How much of the table is seen about what takes part, at the least; from how much on it is all of it. */
const [LEAST, ROOM, MOST] = [250, 60, 460]

/** The square about all that takes part, with room to move; nothing where that is nearly all of the table. */
function closeBox(corners: readonly Spot[]): string | undefined {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const span = (all: readonly number[]) => Math.max(...all) - Math.min(...all) + 2 * ROOM
  const side = Math.max(LEAST, span(xs), span(ys))
  if (corners.length === 0 || side > MOST) return undefined
  const from = (all: readonly number[]) => {
    const middle = (Math.max(...all) + Math.min(...all)) / 2
    return Math.min(Math.max(middle - side / 2, -20), 620 - side)
  }
  return `${from(xs)} ${from(ys)} ${side} ${side}`
}

/** Where the point that is asked for can lie, if that is a part of the table. */
function partAsked({ point }: View) {
  const { within } = point ?? {}
  return within && within.x.max - within.x.min < 10 * MOST ? within : undefined
}

/** Whether a point is asked for on a part of the table, on a screen on which all of it is too small to point at. */
function isAskedOnPhone(view: View): boolean {
  return partAsked(view) !== undefined && matchMedia('(width < 48rem)').matches
}

/** Where the point that is asked for can lie, with room for a base; half of the table, about what is chosen or looked at. */
function nearBox(view: View, about: string): string {
  const { picked = '', position, given } = view
  const within = partAsked(view)
  if (within) {
    const room = given.components.radius + 100
    const spans = [within.x, within.y].map(({ min, max }) => {
      const more = Math.max(0, 10 * LEAST - (max - min)) / 2 + room
      const from = Math.max(min - more, -200)
      return [from / 10, (Math.min(max + more, SIDE + 200) - from) / 10]
    })
    return [0, 1].flatMap((at) => spans.map((span) => span[at])).join(' ')
  }
  const spots = placesOnTable(view)
  const names = [picked, about, `seat:${position.mover}`]
  const middle = drawn(names.flatMap((name) => spots.get(name) ?? [])[0] ?? CENTRE)
  const from = (value: number) => Math.min(Math.max(value - 150, -20), 320)
  return `${from(middle.x)} ${from(middle.y)} 300 300`
}

/** What of the table can be pressed, each with what it is called. */
function targetsOf(view: View): readonly Target[] {
  const { position, given, words, offers, isEdited } = view
  const pieces = position.pieces.map((piece, at): Target => {
    const corners = outlineOf({ given }, piece).map(drawn)
    const box = around(corners.map((corner) => ({ ...corner, width: 0, height: 0 })))
    return { part: `piece:${at}`, label: nouns.pieceKind.alone(piece.kind, words), ...box }
  })
  const figures = [...placesOnTable(view)].flatMap(([part, spot]): Target[] => {
    if (part.startsWith('piece:')) return []
    const [of, id = ''] = part.split(':') as [string, string]
    const label =
      of === 'seat' ? survivorLine(id as 'A', view) : words.say(`board.part.${of}`, { id, ...spot })
    return [{ part, label, ...boxAt(spot, of) }]
  })
  return [...pieces, ...figures].filter(
    ({ part }) => isEdited || offers?.has(part) || view.touched?.includes(part),
  )
}

/** How large a part is to press: never smaller than a finger finds. */
function boxAt(spot: Spot, of: string): Box {
  return squareAt(drawn(spot), of === 'seat' || of === 'zombie' ? 18 : 15)
}

/** The zombie that the last event was about, measured from where it stood before. */
function lookedBy({ event, position }: View): string {
  const { zombie } = (event ?? {}) as { readonly zombie?: unknown }
  const isThere = position.zombies.some(({ id }) => id === zombie)
  return isThere && position.phase === 'zombies' ? `zombie:${zombie}` : ''
}

/** The way that a figure has just gone. */
function Trail({ view: { event, given } }: { readonly view: View }) {
  const moved = event as TrustMeEvent | undefined
  if (moved?.kind !== 'stepped' && moved?.kind !== 'zombie-moved') return null
  const from = drawn(moved.from)
  return (
    <g class="trust-trail">
      <circle cx={from.x} cy={from.y} r={given.components.radius / 10} />
      <path d={lineOf(moved.from, moved.at)} />
    </g>
  )
}

interface LookingProps {
  readonly view: View
  readonly about: string
  onLook(part: string): void
}

/** From which figure is measured. */
function Looking({ view: { position, given, words }, about, onLook }: LookingProps) {
  const seats = given.seats.filter((seat) => position.players[seat].state === 'in')
  const { phase } = position
  if (phase === 'setup' || (seats.length === 0 && position.zombies.length === 0)) return null
  return (
    <label class="trust-looking">
      <span>{words.say('board.measure')}</span>
      <select value={about} onChange={({ currentTarget }) => onLook(currentTarget.value)}>
        <option value="">{words.say('board.measure-none')}</option>
        {seats.map((seat) => (
          <option key={seat} value={`seat:${seat}`}>
            {words.say('editor.survivor-of', { seat })}
          </option>
        ))}
        {position.zombies.map(({ id }) => (
          <option key={id} value={`zombie:${id}`}>
            {words.say('zombie', { zombie: id })}
          </option>
        ))}
      </select>
    </label>
  )
}
