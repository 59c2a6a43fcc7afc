import { useState } from 'preact/hooks'
import { around, type Box, squareAt } from '../../../explorer/board/box.ts'
import { pressable, type Target, Targets } from '../../../explorer/board/Targets.tsx'
import { Later } from '../../../explorer/player/Later.tsx'
import type { TrustMeEvent } from '../events.ts'
import { CENTRE, type Spot } from '../geometry/plane.ts'
import { outlineOf } from '../position.ts'
import { nouns } from '../things.ts'
import { drawn, lineOf } from './drawn.ts'
import { Ground, Markers, SceneryPiece, SurvivorFigure, ZombieFigure } from './Figures.tsx'
import { isMovable, placesOnTable } from './moving.ts'
import { survivorLine, type View } from './view.ts'

const loadMeasures = async () => (await import('./Measures.tsx')).Measures
const loadHandling = async () => (await import('./Handling.tsx')).Handling
const loadPad = async () => (await import('./Handling.tsx')).PadOf

/** The table to scale, in millimetres: figures, scenery and markers, what is measured, and where a point can be chosen. */
export function Table(view: View) {
  const { position, given, words, point, picked, isEdited, onPick, touched = [] } = view
  const [looked, setLooked] = useState<string | undefined>()
  const [isNear, setNear] = useState(false)
  const targets = targetsOf(view)
  const { radius } = given.components
  const moved = !point && isEdited && picked && isMovable(picked) ? picked : undefined
  const about = looked === undefined ? lookedBy(view) : looked
  const isPressed = point !== undefined || pressable(targets, view).length > 0
  return (
    <>
      <svg
        class={`trust-drawing trust-table${point || moved ? ' trust-pointing' : ''}`}
        viewBox={isNear ? nearBox(view, about) : '-20 -20 640 640'}
        role={isPressed ? 'group' : 'img'}
        aria-label={words.say('board.panel.table')}
      >
        <Ground />
        {position.pieces.map((piece, at) => (
          <SceneryPiece key={at} piece={piece} view={view} />
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
        <div class="trust-aside">
          {(point || moved) && <Later load={loadPad} props={{ view, moved }} />}
          <button
            type="button"
            class="button trust-near"
            aria-pressed={isNear}
            onClick={() => setNear(!isNear)}
          >
            {words.say('board.near')}
          </button>
          <Looking view={view} about={about} onLook={setLooked} />
          {about && <Later load={loadMeasures} props={{ view, about, isDrawn: false }} />}
        </div>
      )}
    </>
  )
}

/** Half of the table, about what is chosen or looked at. */
function nearBox(view: View, about: string): string {
  const { picked = '', position, point } = view
  const spots = placesOnTable(view)
  const by = point?.question.by ?? position.mover
  const names = [...(point ? [] : [picked, about]), `seat:${by}`]
  const middle = drawn(names.flatMap((name) => spots.get(name) ?? [])[0] ?? CENTRE)
  const within = (value: number) => Math.min(Math.max(value - 150, -20), 320)
  return `${within(middle.x)} ${within(middle.y)} 300 300`
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
