import { useMemo, useState } from 'preact/hooks'
import { around, squareAt } from '../../../../explorer/board/box.ts'
import { Drawing, Touched } from '../../../../explorer/board/Drawing.tsx'
import { Icon } from '../../../../explorer/board/Icon.tsx'
import type { Target } from '../../../../explorer/board/Targets.tsx'
import { PickOne } from '../../../../explorer/forms/PickOne.tsx'
import { Lazy } from '../../../../explorer/ui/Lazy.tsx'
import { grips } from '../../components.ts'
import type { TrustMeEvent } from '../../events.ts'
import { CENTRE, type Spot, squared } from '../../geometry/plane.ts'
import { nouns } from '../../nouns.ts'
import { outlineOf } from '../../position.ts'
import { shape } from '../shapes.ts'
import { partLine, survivorLine, type View } from '../view.ts'
import { drawn, lineOf } from './drawn.ts'
import { Figures, Ground, Markers, SceneryPiece } from './Figures.tsx'
import { Legend, pieceTold } from './Legend.tsx'
import { isMovable, placesOnTable } from './moving.ts'

const loadMeasures = async () => (await import('./Measures.tsx')).Measures
const loadHandling = async () => (await import('./Handling.tsx')).Handling
const loadPointing = async () => (await import('./Point.tsx')).Pointing
const loadWhyNot = async () => (await import('./Point.tsx')).WhyNot

/** The table to scale, in millimetres: figures, scenery and markers, what is measured, and where a point can be chosen. */
export function Table(view: View) {
  const { position, given, words, point, picked, isEdited, onPick, touched } = view
  const [looked, setLooked] = useState<string | undefined>()
  const begun = useMemo(() => cornersOf(view), [given])
  const close = closeBox(view, [...begun, ...cornersOf(view)])
  const [chosen, setNear] = useState<boolean | undefined>()
  const moved = !point && isEdited && picked && isMovable(picked) ? picked : undefined
  // What happens is seen from close by; what may come to lie anywhere is put down on all of the table.
  const isPut = point ? partAsked(view) === undefined : moved !== undefined
  const isNear = chosen ?? (!isPut && (point !== undefined || close !== undefined))
  const targets = targetsOf(view)
  const about = looked === undefined ? lookedBy(view) : looked
  return (
    <>
      <Drawing
        {...view}
        look={`trust-drawing trust-table${point || moved ? ' trust-pointing' : ''}${isNear ? ' trust-close' : ''}`}
        viewBox={isNear ? (!point && close) || nearBox(view, about) : WHOLE}
        label={words.say(point ? 'board.pointing' : 'board.panel.table')}
        targets={point ? [] : targets}
      >
        <Ground />
        {position.pieces.map((piece, at) => (
          <g key={at}>
            <title>{pieceTold(piece.kind, given, words)}</title>
            <SceneryPiece piece={piece} components={given.components} />
          </g>
        ))}
        <Trail {...view} />
        <Markers {...view} />
        <Figures {...view} />
        {about && <Lazy load={loadMeasures} props={{ view, about, isDrawn: true }} />}
        <Touched
          boxes={targets.map((one) => [one.part, one])}
          {...{ parts: touched, margin: 1, corner: 6 }}
        />
        {point && <Lazy load={loadPointing} props={{ view }} />}
        {!point && isEdited && <Lazy load={loadHandling} props={{ view, moved }} />}
      </Drawing>
      {point && <Lazy load={loadWhyNot} props={{ view }} />}
      {onPick && (
        <>
          <div class="trust-tools">
            <Looking view={view} about={about} onLook={setLooked} />
            <NearButton {...{ words, isNear, setNear }} />
          </div>
          {about && (
            <div class="trust-told">
              <Lazy load={loadMeasures} props={{ view, about, isDrawn: false }} />
            </div>
          )}
          <Legend {...view} />
        </>
      )}
    </>
  )
}

interface NearProps extends Pick<View, 'words'> {
  readonly isNear: boolean
  setNear(isNear: boolean): void
}

/** Shows what it is about from close by, or all of the table again. */
function NearButton({ words, isNear, setNear }: NearProps) {
  return (
    <button
      type="button"
      class="button trust-near"
      aria-pressed={isNear}
      onClick={() => setNear(!isNear)}
    >
      <Icon look="trust-sign trust-ink" viewBox="-20 -20 40 40" href={shape('search')} />
      <span>{words.say('board.near')}</span>
    </button>
  )
}

/** Distance in millimetres within which something is shown beside the active survivor. */
const BESIDE = 250

/**
 * Corners of the area that matters: on a turn the active survivor, whatever is near or was touched, and everybody
 * that a shot or a marker can reach.
 */
function cornersOf(view: View): readonly Spot[] {
  const { position, touched = [] } = view
  const spots = placesOnTable(view)
  const { mover, phase, players } = position
  const at = phase === 'turns' ? spots.get(`seat:${mover}`) : undefined
  const { sheet, target } = players[mover]
  const isAiming =
    target !== null || grips.some((grip) => /handgun|military/.test(sheet[grip]?.kind ?? ''))
  const isBeside = (spot: Spot) => !at || squared(spot, at) <= (10 * BESIDE) ** 2
  const parts = [...spots].flatMap(([part, spot]) => {
    const isFigure = /^(?:seat|zombie|noise|din)/.test(part)
    const isReached = isAiming && part.startsWith('seat')
    return touched.includes(part) || (isFigure && (isReached || isBeside(spot))) ? [spot] : []
  })
  return [...parts, ...position.pieces.filter(isBeside).flatMap((one) => outlineOf(view, one))]
}

/** All of the table, with a margin. */
const WHOLE = '-20 -20 640 640'

/** Least size of the area shown, margin around it, and largest size at which figures are still large. */
const [LEAST, ROOM, MOST] = [220, 45, 430]

/** Spots that are always shown: where the last event happened, where a figure came from, and whoever is on turn. */
function neededOf(view: View): readonly Spot[] {
  const { event, touched = [], position } = view
  const { from, at } = (event ?? {}) as { readonly from?: unknown; readonly at?: unknown }
  const spots = placesOnTable(view)
  const parts = touched.flatMap((part) => spots.get(part) ?? [])
  const moved = [from, at].filter(isSpot)
  const mover = position.phase === 'turns' ? spots.get(`seat:${position.mover}`) : undefined
  return parts.length + moved.length > 0 ? [...parts, ...moved] : mover ? [mover] : []
}

function isSpot(value: unknown): value is Spot {
  return 'x' in Object(value) && 'y' in Object(value)
}

/** The part of the drawing about some spots, with room about them: its corner, and how wide and high it is. */
function boxAbout(spots: readonly Spot[], room: number, least: number): readonly number[] {
  const spans = (['x', 'y'] as const).map((axis) => {
    const all = spots.map((spot) => spot[axis] / 10)
    const [from, to] = [Math.min(...all), Math.max(...all)]
    const size = Math.max(to - from + 2 * room, least)
    return { corner: Math.max(Math.min((from + to - size) / 2, 620 - size), -20), size }
  })
  return [...spans.map(({ corner }) => corner), ...spans.map(({ size }) => size)]
}

/** The square about all that takes part or, where that is too much, about what has just happened, with room to move. */
function closeBox(view: View, spots: readonly Spot[]): string | undefined {
  const needed = neededOf(view)
  const shown = [[...spots, ...needed], needed].filter((all) => all.length > 0)
  const sides = shown.map((all) => Math.max(...boxAbout(all, ROOM, LEAST).slice(2)))
  const best = sides.findIndex((side) => side <= MOST)
  const [side, all] = [sides[best], shown[best]]
  return side && all ? boxAbout(all, ROOM, side).join(' ') : undefined
}

/** Width of an area from which all of the table is shown. */
const WIDE = 460

/** Area of the asked point, if it is only a part of the table. */
function partAsked({ point }: View) {
  const { within } = point ?? {}
  return within && within.x.max - within.x.min < 10 * WIDE ? within : undefined
}

/** Area of the asked point, with room for a base; else a third of the table around the chosen part. */
function nearBox(view: View, about: string): string {
  const { picked = '', position, given } = view
  const within = partAsked(view)
  if (within) {
    const corners = (['min', 'max'] as const).map((at) => ({ x: within.x[at], y: within.y[at] }))
    return boxAbout(corners, given.components.radius / 10 + 10, LEAST).join(' ')
  }
  const spots = placesOnTable(view)
  const names = [picked, about, `seat:${position.mover}`]
  const middle = names.flatMap((name) => spots.get(name) ?? [])[0] ?? CENTRE
  return boxAbout([middle], 0, 300).join(' ')
}

/** Parts of the table that can be pressed, with their names; never smaller than a fingertip. */
function targetsOf(view: View): readonly Target[] {
  const { position, given, words, offers, isEdited, touched } = view
  const all = [...placesOnTable(view)].map(([part, spot]): Target => {
    const [of, id = ''] = part.split(':') as [string, string]
    const piece = of === 'piece' && position.pieces[Number(id)]
    if (piece) {
      const corners = outlineOf({ given }, piece).map(drawn)
      const box = around(corners.map((corner) => ({ ...corner, width: 0, height: 0 })))
      return { part, label: nouns.pieceKind.alone(piece.kind, words), ...box }
    }
    const label = of === 'seat' ? survivorLine(id as 'A', view) : partLine(part, words)
    return { part, label, ...squareAt(drawn(spot), of === 'seat' || of === 'zombie' ? 18 : 15) }
  })
  return all.filter(({ part }) => isEdited || offers?.has(part) || touched?.includes(part))
}

/** The zombie that the last event was about, measured from where it stood before. */
function lookedBy({ event, position }: View): string {
  const { zombie } = (event ?? {}) as { readonly zombie?: unknown }
  const isThere = position.zombies.some(({ id }) => id === zombie)
  return isThere && position.phase === 'zombies' ? `zombie:${zombie}` : ''
}

/** The way that a figure has just gone. */
function Trail({ event, given }: View) {
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
function Looking({ view, about, onLook }: LookingProps) {
  const { say } = view.words
  const figures = [...placesOnTable(view).keys()].filter((part) => /^(?:seat|zombie)/.test(part))
  if (view.position.phase === 'setup' || figures.length === 0) return null
  const options = figures.map((part) => ({ value: part, name: partLine(part, view.words) }))
  return (
    <div class={about ? 'trust-looking trust-looked' : 'trust-looking'}>
      <Icon look="trust-sign trust-ink" viewBox="-20 -20 40 40" href={shape('measure')} />
      <PickOne
        label={say('board.measure')}
        value={about}
        options={[{ value: '', name: say('board.measure-none') }, ...options]}
        onPick={onLook}
      />
    </div>
  )
}
