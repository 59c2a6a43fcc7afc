import type { DieFace, Seat } from '../components.ts'
import type { EventKind, QuickEvent } from '../events.ts'
import {
  type Given,
  newShootout,
  opponentsIn,
  type Position,
  placeOf,
  type Scene,
  type Shootout,
  shootoutKinds,
} from '../position.ts'
import { type Aim, type AimState, type AttemptView, cardView, type ShootoutView } from './view.ts'

/** Subjects that a board shows first. */
export type Focus =
  | { readonly kind: 'shootout'; readonly shootout: ShootoutView }
  | { readonly kind: 'attempt'; readonly attempt: AttemptView }
  | { readonly kind: 'gangs'; readonly seats: readonly Seat[] }

/** The situations that are about something less than the whole table. */
const scenes: readonly (string | undefined)[] = [
  'duel',
  'intimidation',
  'shooting',
  'robbery',
  'purchase',
  'building-fight',
  'final-duel',
]

/** True for situations about the whole table: turns, rounds, the end. */
export function isWhole({ kind }: Scene): boolean {
  return !scenes.includes(kind)
}

/** Subject of the moment: the shooters and their targets; the gangs between shots. */
export function focusOf(
  position: Position,
  given: Given,
  event: QuickEvent | undefined,
): Focus | undefined {
  const { scene } = given
  const attempt = attemptOf(position, scene, event)
  if (attempt) return { kind: 'attempt', attempt }
  const isUnderWay = isShooting(position, scene, event)
  const shootout = isUnderWay ? position.shootout : announced(position, scene)
  if (shootout) return { kind: 'shootout', shootout: shootoutOf(position, shootout, event) }
  const { actors = [], target } = scene
  return target ? { kind: 'gangs', seats: [...actors, target] } : undefined
}

/** The events of a shootout, and those that may follow at once from it. */
const ofShootouts: readonly EventKind[] = [
  'shootout-begins',
  'target-announced',
  'buys-off',
  'shot',
  'hit-beaten',
  'volley-again',
  'outlaw-killed',
  'outlaw-fled',
  'survives',
  'token-turned',
  'emptied',
  'gained',
  'undead-added',
  'ranger-weakened',
]

/** A shootout is shown until something else begins; in a situation that is about it, to the end. */
function isShooting({ shootout }: Position, scene: Scene, event: QuickEvent | undefined): boolean {
  if (!shootout) return false
  return !isWhole(scene) || (event !== undefined && ofShootouts.includes(event.kind))
}

/** The shootout that a situation is about, before it begins. */
function announced(position: Position, scene: Scene): Shootout | undefined {
  const kind = shootoutKinds.find((one) => one === scene.kind)
  const { at = scene.space, building = null, targets = {} } = scene
  const space = typeof at === 'number' ? at : null
  return kind && newShootout(kind, opponentsIn(scene, position), { space, building, targets })
}

/** Two duellists aim at each other; more of them where they have said. */
function meant(seats: readonly Seat[], targets: Readonly<Partial<Record<Seat, Seat>>>): Aim[] {
  return seats.flatMap((from) => {
    const to = targets[from] ?? (seats.length === 2 ? seats.find((seat) => seat !== from) : null)
    return to ? [{ from, to, state: 'aimed' as const }] : []
  })
}

function shootoutOf(
  position: Position,
  shootout: Shootout,
  event: QuickEvent | undefined,
): ShootoutView {
  const { kind, seats, targets, shots, killed, fled, space, building } = shootout
  const aims = kind === 'intimidation' ? meant(seats, targets).slice(0, 1) : meant(seats, targets)
  return {
    kind,
    place: building ?? space ?? undefined,
    fighters: seats.map((seat) => ({
      card: cardView(position, seat, shots[seat]?.face),
      shot: shots[seat],
      fate: killed.includes(seat) ? 'killed' : fled.includes(seat) ? 'fled' : 'stands',
    })),
    aims: aims.map((aim) => ({ ...aim, state: stateOf(aim, shootout, event) })),
  }
}

/** The events during which it may still be open whom a hit kills. */
const undecided: readonly EventKind[] = ['shot', 'token-turned', 'outlaw-killed']

/** State of a shot. Once all is decided, a hit at a survivor has counted for nothing. */
function stateOf(
  { from, to }: Aim,
  { shots, killed }: Shootout,
  event: QuickEvent | undefined,
): AimState {
  const shot = shots[from]
  if (!shot) return 'aimed'
  if (shot.result === 'miss' || shot.result === 'critical-miss') return 'missed'
  if (killed.includes(to)) return 'killed'
  return event && undecided.includes(event.kind) ? 'hit' : 'beaten'
}

/** The events of an attempt at an Undead. */
const ofAttempts: readonly EventKind[] = [
  'undead-declared',
  'undead-shot',
  'attempt-stopped',
  'undead-killed',
  'undead-recycled',
  'attempt-ended',
]

function attemptOf(
  position: Position,
  { actors, undead }: Scene,
  event: QuickEvent | undefined,
): AttemptView | undefined {
  const { attempt } = position
  const isShown = undead || !attempt?.over || (event && ofAttempts.includes(event.kind))
  if (attempt && isShown) {
    const face: DieFace | undefined = event?.kind === 'undead-shot' ? event.face : undefined
    const at = placeOf(position, attempt.card)
    return {
      card: cardView(position, attempt.seat, face),
      undead: attempt.card,
      at,
      isKilled: at === undefined,
    }
  }
  const [by] = actors ?? []
  if (!by || !undead) return undefined
  const at = placeOf(position, undead)
  return { card: cardView(position, by), undead, at, isKilled: false }
}
