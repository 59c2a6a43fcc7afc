import { oneOf } from '../../../kernel/choice/index.ts'
import type { Readings } from '../../../kernel/game/reading.ts'
import type { Ask } from '../../../kernel/run/table.ts'
import { type ClauseId, when } from '../clauses.ts'
import { type DieFace, type Seat, type Space, spaces } from '../components.ts'
import type { Play } from '../play.ts'
import { type Gang, inTurnOrder, type Laid, turnOrder } from '../position.ts'
import { refusal } from './refusal.ts'

/** plan.reveal: who has an Outlaw in the stash to place. R-no-outlaw: nobody else sets a die to a space. */
function canPlace({ now }: Laid, seat: Seat): boolean {
  return now.gangs[seat].stash > 0
}

/**
 * plan.secret, plan.no-early-reveal: all set their dice at the same time and in secret to a space or to
 * the joker; nobody's is known before all are set.
 */
export function setDice(play: Play): void {
  const choosing = turnOrder(play).filter((seat) => canPlace(play, seat))
  const chosen = play.askTogether(choosing.map((seat) => dieQuestion(play, seat)))
  for (const [index, seat] of choosing.entries()) {
    play.report({
      clause: 'plan.secret',
      with: closing(play, seat, ['plan.no-early-reveal']),
      kind: 'die-set',
      seat,
      face: chosen[index] as DieFace,
      secret: { seats: [seat], facts: ['face'] },
    })
  }
}

/** joker.last: the face that is not a space. */
const JOKER = 1

function dieQuestion(play: Laid, by: Seat): Ask<DieFace> {
  const clause = 'plan.secret'
  const faces = facesFor(play, by)
  const refuse = refuseSpace(clause, by, faces)
  return { clause, kind: 'die', by, options: oneOf(faces), refuse }
}

/** plan.secret: the numbers to which a seat can set its die. */
export function facesFor({ now, readings }: Laid, seat: Seat): readonly DieFace[] {
  const gang = now.gangs[seat]
  return settings.filter((face) => face === JOKER || isOpen(gang, face, readings))
}

const settings = [...spaces, JOKER] as const

/** plan.no-return: a space where one's own Outlaw lies from earlier this day cannot be chosen. */
export function refuseSpace(clause: ClauseId, seat: Seat, allowed: readonly (string | number)[]) {
  return (answer: unknown) =>
    (spaces as readonly unknown[]).includes(answer)
      ? refusal('space-blocked', 'plan.no-return', answer, allowed, { seat })
      : refusal('not-a-choice', clause, answer, allowed, { seat })
}

/** The spaces that are open to a seat, from 8 down to 2. */
export function openSpaces({ now, readings }: Laid, seat: Seat): Space[] {
  const gang = now.gangs[seat]
  return spaces.filter((space) => isOpen(gang, space, readings))
}

/** R-blocked-space: blocked while the own Outlaw lies there, or in the other reading once used this day. */
function isOpen({ on, usedToday }: Gang, space: Space, readings: Readings): boolean {
  if (on[space] !== null) return false
  return readings['blocked-space'] !== 'any-used' || !usedToday.includes(space)
}

/** plan.no-return: named wherever it leaves a seat less to choose from. */
export function closing({ now, readings }: Laid, seat: Seat, others: readonly ClauseId[] = []) {
  const gang = now.gangs[seat]
  return when(!spaces.every((space) => isOpen(gang, space, readings)), 'plan.no-return', others)
}

/**
 * plan.hired-call: before the reveal the bearer of the LAW asks who hires, clockwise;
 * hired.die, plan.hired-unnumbered: those put their die on Hired Guns, whatever it shows.
 */
export function callHiredGuns(play: Play): void {
  const clause = 'plan.hired-call'
  for (const seat of turnOrder(play)) {
    if (play.ask({ clause, kind: 'hire', by: seat, options: oneOf([true, false]) })) {
      const others = ['hired.die', 'plan.hired-unnumbered'] as const
      play.report({ clause, with: others, kind: 'joins-hired-guns', seat })
    } else if (!canPlace(play, seat)) {
      play.report({ clause: 'plan.fewer-outlaws', kind: 'passes', seat })
    }
  }
}

/** plan.reveal: the other dice are shown, and everybody but the jokers places an Outlaw on that space. */
export function revealAndPlace(play: Play): void {
  const clause = 'plan.reveal'
  const jokers: Seat[] = []
  for (const seat of turnOrder(play)) {
    const { die, turn } = play.now.gangs[seat]
    if (die === null || turn === 'hired') continue
    play.report({ clause, kind: 'die-revealed', seat, face: die })
    if (die === JOKER) jokers.push(seat)
    else placeOutlaw(play, seat, die as Space)
  }
  /** joker.several: two or more jokers lose their turn, and their Outlaws stay in the stash. */
  if (jokers.length > 1) {
    play.report({ clause: 'joker.several', kind: 'jokers-collide', seats: jokers })
  } else if (jokers[0]) placeJoker(play, jokers[0])
}

/** plan.reveal: one Outlaw of the stash stands on the space of the number. */
function placeOutlaw(play: Play, seat: Seat, space: Space): void {
  const others = reopened(play, seat, space)
  play.report({ clause: 'plan.reveal', with: others, kind: 'outlaw-placed', seat, space })
}

/** plan.no-return: named where a seat goes to a space again that its own Outlaw has used this day and left. */
export function reopened(
  { now }: Laid,
  seat: Seat,
  space: Space,
  others: readonly ClauseId[] = [],
): readonly ClauseId[] {
  const isNew = !now.gangs[seat].usedToday.includes(space) || others.includes('plan.no-return')
  return when(!isNew, 'plan.no-return', others)
}

/**
 * joker.last, joker.where: after all the others, on a space on which no Outlaw stands;
 * joker.no-duel: so it meets nobody there;
 * joker.resolves-in-place: and it acts when that space comes up.
 */
function placeJoker(play: Play, seat: Seat): void {
  const free = spaces.filter((space) => !anybodyStands(play, space))
  const open = spacesForJoker(play, seat, free)
  const closed = when(open.length < free.length, 'plan.no-return')
  if (open.length === 0) {
    const clause = 'joker.where'
    play.report({ clause, with: closed, kind: 'not-applied', why: 'no-space-left', seat })
    return
  }
  const space = chooseJokerSpace(play, seat, open, free)
  const because = ['joker.where', 'joker.no-duel', 'joker.resolves-in-place', ...closed] as const
  const others = reopened(play, seat, space, because)
  play.report({ clause: 'joker.last', with: others, kind: 'outlaw-placed', seat, space })
}

/** R-joker-own: spaces where the own Outlaw lies stay closed to a joker, but for the other reading. */
function spacesForJoker(play: Laid, seat: Seat, free: readonly Space[]): readonly Space[] {
  if (play.readings['joker-own'] === 'own-lying-allowed') return free
  const open = openSpaces(play, seat)
  return free.filter((space) => open.includes(space))
}

/**
 * joker.where: one of the free spaces that are open;
 * joker.not-hired: Hired Guns is no space for an Outlaw.
 */
function chooseJokerSpace(
  play: Play,
  by: Seat,
  open: readonly Space[],
  free: readonly Space[],
): Space {
  const clause = 'joker.where'
  return play.ask({
    clause,
    kind: 'joker-space',
    by,
    options: oneOf(open),
    refuse: (answer) => {
      if (free.some((space) => space === answer)) return refuseSpace(clause, by, open)(answer)
      const because = answer === 'hired' ? 'joker.not-hired' : clause
      return refusal('joker-not-there', because, answer, open)
    },
  })
}

/** joker.last: whether any Outlaw stands on a space. */
function anybodyStands({ given, now }: Laid, space: Space): boolean {
  return given.seats.some((seat) => now.gangs[seat].on[space] === 'standing')
}

/** plan.no-return, duel.when: who stands on a space, in turn order. */
export function standingOn(play: Laid, space: Space): readonly Seat[] {
  const { gangs } = play.now
  const standing = play.given.seats.filter((seat) => gangs[seat].on[space] === 'standing')
  return inTurnOrder(play, standing)
}
