import { oneOf } from '../../../../kernel/choice/index.ts'
import type { ClauseId } from '../../clauses.ts'
import type { Seat } from '../../components.ts'
import type { TrustMeEvent } from '../../events.ts'
import { moved } from '../../geometry/curves.ts'
import { gapToOutline, touches } from '../../geometry/outline.ts'
import { type Goal, isThere, nearestPlace, touchingPlace } from '../../geometry/places.ts'
import {
  CENTIMETRE,
  compareGap,
  compareGaps,
  distance,
  type Gap,
  type Spot,
  squared,
  templateOf,
} from '../../geometry/plane.ts'
import type { Play } from '../../play.ts'
import { inTurn, type Laid, type Lured, outlinesOf } from '../../position.ts'
import { zombiesAttack } from '../combat.ts'
import { compareReach, isInContact, isInReach, radiiOf, spotOf, zombiesAt } from '../figures.ts'
import { crevasses, groundFor, heldOn, reach, sight } from '../terrain.ts'

/** zombie.move: how far a zombie goes; zombie.p1, zombie.p3, zombie.p4: how far it notices; zombie.after-action. */
const STEP = 10 * CENTIMETRE
const NOTICES = 20 * CENTIMETRE
const LUNGE = 5 * CENTIMETRE

/** Something that draws a zombie: who or what it is, where, and how far from the zombie. */
export interface Lure {
  readonly name: Lured
  readonly goal: Goal
  readonly gap: Gap
}

/** Of several clauses that tell a zombie where to go, the first that applies, with what it goes to. */
interface Drawn {
  readonly clause: ClauseId
  readonly priority: 1 | 2 | 3 | 4 | 5
  readonly lures: readonly Lure[]
}

/**
 * zombie.p1: towards a survivor 20 cm away or less that it sees;
 * zombie.p2: towards the Din, at any distance;
 * special.vehicle-attracts: towards the vehicle, which makes it;
 * zombie.p3: towards a Noise or the Echo 20 cm away or less;
 * zombie.p4: towards a survivor less than 20 cm away, seen or not (R-zombie-p4);
 * zombie.p5: nowhere.
 * Of several the nearest (R-zombie-nearest); all of them where they are as near.
 */
export function drawnTo(laid: Laid, zombie: number): Drawn {
  const at = spotOf(laid, zombie)
  const survivors = inTurn(laid)
  const near = survivors.filter((seat) => isInReach(laid, zombie, seat, NOTICES))
  const seen = near.filter((seat) => sight(laid, at, spotOf(laid, seat)))
  const nearer = near.filter((seat) => compareReach(laid, zombie, seat, NOTICES) < 0)
  const to = (seat: Seat) => lureAt(laid, at, seat, spotOf(laid, seat), 2)
  const all: readonly Drawn[] = [
    { clause: 'zombie.p1', priority: 1, lures: seen.map(to) },
    { clause: 'zombie.p2', priority: 2, lures: dinLures(laid, at) },
    { clause: 'zombie.p3', priority: 3, lures: soundsOf(laid, at) },
    { clause: 'zombie.p4', priority: 4, lures: nearer.map(to) },
    { clause: 'zombie.p5', priority: 5, lures: [] },
  ]
  const first = all.find(({ lures, priority }) => lures.length > 0 || priority === 5) as Drawn
  return { ...first, lures: nearest(first.lures) }
}

/**
 * Something that lies or stands at a spot; `bases` is how many there are between a zombie and it. R-geo-points: a marker
 * under a base is no nearer than its rim.
 */
function lureAt(laid: Laid, at: Spot, name: Lured, { x, y }: Spot, bases: 1 | 2): Lure {
  const to = { x, y }
  const goal = { at: to, radii: bases * laid.given.components.radius }
  const radii = radiiOf(laid, bases)
  return { name, goal, gap: { squared: Math.max(squared(at, to), radii ** 2), radii } }
}

/** special.vehicle-din: a noisy vehicle makes the Din for ever (R-vehicle-din: its nearest point draws). */
function dinLures(laid: Laid, at: Spot): readonly Lure[] {
  const { radius } = laid.given.components
  const { din } = laid.now
  const [piece] = outlinesOf(laid, (_, kind) => kind === 'vehicle')
  if (piece)
    return [
      { name: 'din', goal: { piece, radius }, gap: gapToOutline(at, piece, radiiOf(laid, 1)) },
    ]
  return din?.side === 'din' && din.at ? [lureAt(laid, at, 'din', din.at, 1)] : []
}

/** Noise markers and the Echo that are 20 cm away or less. */
function soundsOf(laid: Laid, at: Spot): readonly Lure[] {
  const { din, players } = laid.now
  const heard = (name: Lured, spot: Spot | null) =>
    spot && compareGap(at, spot, radiiOf(laid, 1), NOTICES) <= 0
      ? [lureAt(laid, at, name, spot, 1)]
      : []
  const noises = laid.given.seats.flatMap((seat) => heard(`noise-${seat}`, players[seat].noise))
  return din?.side === 'echo' ? [...noises, ...heard('echo', din.at)] : noises
}

/** The nearest of several lures, and all that are as near. */
function nearest(lures: readonly Lure[]): readonly Lure[] {
  return lures.filter(({ gap }) => lures.every((other) => compareGaps(gap, other.gap) <= 0))
}

/** A zombie with what draws it. */
interface Bound {
  readonly zombie: number
  readonly clause: ClauseId
  readonly priority: number
  readonly lure: Lure
}

/**
 * zombie.move: every zombie moves by the first priority that applies to it;
 * zombie.tie: a die decides between what is equally far;
 * R-zombie-order: the zombie nearest to what draws it goes first, and a die decides between zombies equally near;
 * R-noise-arrived: whoever is in contact with it already stays.
 */
export function moveZombies(play: Play): void {
  const bound: Bound[] = []
  for (const zombie of play.now.zombies.map(({ id }) => id)) {
    const { clause, priority, lures } = drawnTo(play, zombie)
    if (lures.length === 0) {
      play.report({ clause, kind: 'not-applied', why: 'stays', zombie })
      continue
    }
    const names = lures.map(({ name }) => name)
    const about = { zombie }
    const name = play.roll({ clause: 'zombie.tie', kind: 'follows', outcomes: oneOf(names), about })
    play.report({ clause, kind: 'drawn', zombie, towards: name, priority })
    const lure = lures.find((one) => one.name === name) as Lure
    if (isThere(spotOf(play, zombie), lure.goal))
      play.report({ clause, kind: 'not-applied', why: 'stays', zombie })
    else bound.push({ zombie, clause, priority, lure })
  }
  bound.sort((one, other) => compareGaps(one.lure.gap, other.lure.gap))
  for (const next of inOrder(play, bound)) moveZombie(play, next)
}

/** Zombies that can move, the nearest to its lure first, in the order in which they do; each takes one turn less. */
function inOrder(play: Play, sorted: readonly Bound[]): readonly Bound[] {
  const [nearest] = sorted
  if (!nearest) return []
  const first = sorted.filter(({ lure }) => compareGaps(lure.gap, nearest.lure.gap) === 0)
  const outcomes = oneOf(first.map(({ zombie }) => zombie))
  const zombie = play.roll({ clause: 'zombie.tie', kind: 'goes-first', outcomes })
  const next = first.find((one) => one.zombie === zombie) as Bound
  const others = sorted.filter((one) => one !== next)
  return [next, ...inOrder(play, others)]
}

/** R-zombie-move: straight, as near to what draws it as it gets, and into contact where it can. */
function moveZombie(play: Play, { zombie, clause, priority, lure }: Bound): void {
  const from = { ...spotOf(play, zombie) }
  const at = nearestPlace(from, lure.goal, reach(play, STEP), groundFor(play, zombie))
  const isVehicle = 'piece' in lure.goal
  const vehicle = isVehicle ? (['special.vehicle-din', 'special.vehicle-attracts'] as const) : []
  const held = at && isThere(at, lure.goal) ? [] : heldOn(play, from, ahead(from, lure.goal, STEP))
  const because = ['zombie.move', ...vehicle, ...held] as const
  if (at) goTo(play, { clause, with: because, zombie, from, at, priority })
  else play.report({ clause, with: held, kind: 'not-applied', why: 'stays', zombie })
}

/** R-zombie-move: where a zombie that nothing keeps off would come to, straight ahead; a piece as a goal holds it itself. */
function ahead(from: Spot, goal: Goal, far: number): Spot {
  if (!('at' in goal)) return from
  const whole = distance(from, goal.at)
  const part = Math.min(far, whole - goal.radii) / whole
  const { x, y } = moved(from, { x: goal.at.x - from.x, y: goal.at.y - from.y }, part)
  return { x: Math.round(x), y: Math.round(y) }
}

type ZombieMove = Omit<Extract<TrustMeEvent, { kind: 'zombie-moved' }>, 'kind' | 'secret'>

/** special.crevasse-zombie: of zombies that go somewhere, those whose template touches a Crevasse are gone. */
function goTo(play: Play, move: ZombieMove): void {
  const { zombie, from, at } = move
  play.report({ ...move, kind: 'zombie-moved' })
  const [start, end] = templateOf(from, at, play.given.components.radius)
  const isGone = crevasses(play).some(
    (piece) => touches(from, at, piece) && touches(start, end, piece),
  )
  if (isGone) play.report({ clause: 'special.crevasse-zombie', kind: 'zombie-removed', zombie })
}

/**
 * zombie.contact-attack: after all moves each survivor that zombies touch is attacked, in turn order; a zombie that
 * touches two counts against both (R-zombie-two-survivors).
 */
export function zombiePhaseAttacks(play: Play): void {
  for (const seat of inTurn(play)) beset(play, 'zombie.contact-attack', seat)
}

/** aim.discard-attacked: whoever is attacked in close combat aims no more (R-aim-attacked). Whether it is attacked. */
function beset(play: Play, clause: ClauseId, seat: Seat): boolean {
  if (play.now.players[seat].state !== 'in') return false
  const zombies = zombiesAt(play, seat)
  if (zombies.length === 0) return false
  discardAim(play, 'aim.discard-attacked', seat)
  zombiesAttack(play, clause, seat, zombies)
  return true
}

/** A player's Target marker goes back to its owner. */
export function discardAim(play: Play, clause: ClauseId, seat: Seat, ...by: ClauseId[]): void {
  const { target } = play.now.players[seat]
  if (target) play.report({ clause, with: by, kind: 'aim-discarded', seat, target })
}

/**
 * turn.step4, zombie.after-action: after its action all zombies 5 cm or less from the active survivor are moved into
 * contact, if they can be (R-step4-distance, R-step4-who, R-step4-blocked), and all in contact attack at once. Whether any did.
 */
export function zombiesLunge(play: Play, seat: Seat): boolean {
  if (play.now.players[seat].state !== 'in') return false
  const clause = 'zombie.after-action'
  const near = play.now.zombies
    .map(({ id }) => id)
    .filter((id) => isInReach(play, seat, id, LUNGE) && !isInContact(play, seat, id))
  const far = (id: number) => squared(spotOf(play, id), spotOf(play, seat))
  for (const zombie of near.toSorted((one, other) => far(one) - far(other)))
    lunge(play, clause, zombie, seat)
  const isBeset = beset(play, 'turn.step4', seat)
  if (!isBeset && near.length === 0 && lurksNearOthers(play, seat))
    play.report({ clause: 'turn.step4', kind: 'not-applied', why: 'not-active', seat })
  return isBeset
}

/** R-step4-who: whether zombies are near survivors whose turn it is not, and who are therefore spared. */
function lurksNearOthers(play: Play, active: Seat): boolean {
  const others = inTurn(play).filter((seat) => seat !== active)
  return play.now.zombies.some(({ id }) => others.some((seat) => isInReach(play, seat, id, LUNGE)))
}

function lunge(play: Play, clause: ClauseId, zombie: number, seat: Seat): void {
  const { radius } = play.given.components
  const from = { ...spotOf(play, zombie) }
  const goal = { at: spotOf(play, seat), radii: 2 * radius }
  const at = touchingPlace(from, goal, LUNGE + 4 * radius, groundFor(play, zombie))
  if (!at) {
    const held = heldOn(play, from, ahead(from, goal, LUNGE))
    play.report({ clause, with: held, kind: 'not-applied', why: 'impossible', zombie })
  } else {
    play.report({ clause, kind: 'drawn', zombie, towards: seat, priority: 0 })
    goTo(play, { clause, zombie, from, at, priority: 0 })
  }
}
