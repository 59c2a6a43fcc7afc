import { type Choice, oneOf } from '../../../kernel/choice.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, askTogether, known, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { type DieFace, type Seat, type Space, spaces } from '../components.ts'
import { type Gang, inTurnOrder, type Play, turnOrder } from '../position.ts'
import { report } from '../report.ts'

/** plan.reveal: who has an Outlaw in the stash to place. R-no-outlaw: nobody else sets a die to a space. */
function canPlace({ now }: Play, seat: Seat): boolean {
  return now.gangs[seat].stash > 0
}

/**
 * plan.secret, plan.no-early-reveal: all set their dice at the same time and in secret to a space or to
 * the joker; nobody's is known before all are set.
 */
export function* setDice(play: Play): Rule {
  const choosing = turnOrder(play).filter((seat) => canPlace(play, seat))
  const chosen = yield* askTogether(choosing.map((seat) => dieQuestion(play, seat)))
  for (const [index, seat] of choosing.entries()) {
    const face = chosen[index] as DieFace
    yield* report({
      clause: 'plan.secret',
      with: hidden,
      kind: 'die-set',
      seat,
      face,
      secret: { seats: [seat], facts: faceOnly },
    })
  }
}

const hidden = ['plan.no-early-reveal'] as const
const faceOnly = ['face'] as const

/** joker.last: the face that is not a space. */
const JOKER = 1

/** plan.no-return: a space where one's own Outlaw lies from earlier this day cannot be chosen. */
function dieQuestion(play: Play, by: Seat) {
  const { faces, options } = openTo(play, by)
  return {
    clause: 'plan.secret',
    kind: 'die',
    by,
    options,
    refuse: (answer: unknown) => {
      const facts = { seat: by, received: shown(answer), allowed: faces.map(String) }
      const blocked = (spaces as readonly unknown[]).includes(answer)
      const clause = blocked ? 'plan.no-return' : 'plan.secret'
      return { code: blocked ? 'space-blocked' : 'not-a-choice', clause, facts }
    },
  }
}

/** The spaces that are open to a seat, from 8 down to 2. */
export function openSpaces(play: Play, seat: Seat): readonly Space[] {
  return openTo(play, seat).spaces
}

/** Spaces that are open to somebody, and the faces of the die that can be set with them. */
interface Open {
  readonly spaces: readonly Space[]
  readonly faces: readonly DieFace[]
  readonly options: Choice<DieFace>
}

/** R-blocked-space: blocked while the own Outlaw lies there, or in the other reading once used this day. */
function openTo({ now, readings }: Play, seat: Seat): Open {
  const { on, usedToday }: Gang = now.gangs[seat]
  const onceOnly = readings['blocked-space'] === 'any-used'
  let set = 0
  for (const space of spaces) {
    if (on[space] === null && !(onceOnly && usedToday.includes(space))) set |= 1 << space
  }
  return openSets[set] ?? openSet(set)
}

/** Every set of open spaces that has occurred, by its bits: made once, for all ask for one every round. */
const openSets: Open[] = []

function openSet(set: number): Open {
  const open = spaces.filter((space) => set & (1 << space))
  const faces = [...open, JOKER] as const
  const made = { spaces: open, faces, options: oneOf(faces) }
  openSets[set] = made
  return made
}

/**
 * plan.hired-call: before the reveal the bearer of the LAW asks who hires, clockwise;
 * hired.die, plan.hired-unnumbered: those put their die on Hired Guns, whatever it shows.
 */
export function* callHiredGuns(play: Play): Rule {
  for (const seat of turnOrder(play)) {
    if (yield* ask({ clause: 'plan.hired-call', kind: 'hire', by: seat, options: yesOrNo })) {
      const others = unnumbered
      yield* report({ clause: 'plan.hired-call', with: others, kind: 'joins-hired-guns', seat })
    } else if (!canPlace(play, seat)) {
      yield* report({ clause: 'plan.fewer-outlaws', kind: 'passes', seat })
    }
  }
}

const yesOrNo = oneOf([true, false])
const unnumbered = ['hired.die', 'plan.hired-unnumbered'] as const

/** plan.reveal: the other dice are shown, and everybody but the jokers places an Outlaw on that space. */
export function* revealAndPlace(play: Play): Rule {
  const jokers: Seat[] = []
  for (const seat of turnOrder(play)) {
    const { die, turn } = play.now.gangs[seat]
    if (die === null || turn === 'hired') continue
    yield* report({ clause: 'plan.reveal', kind: 'die-revealed', seat, face: die })
    if (die === JOKER) jokers.push(seat)
    else yield* report({ clause: 'plan.reveal', kind: 'outlaw-placed', seat, space: die as Space })
  }
  if (jokers.length > 1) yield* collide(jokers)
  else if (jokers[0]) yield* placeJoker(play, jokers[0])
}

/** joker.several: two or more jokers lose their turn, and their Outlaws stay in the stash. */
function collide(seats: readonly Seat[]): Suspension<void> {
  return report({ clause: 'joker.several', kind: 'jokers-collide', seats })
}

/**
 * joker.last, joker.where: after all the others, on a space on which no Outlaw stands;
 * joker.no-duel: so it meets nobody there;
 * joker.resolves-in-place: and it acts when that space comes up.
 */
function* placeJoker(play: Play, seat: Seat): Rule {
  const open = spacesForJoker(play, seat)
  if (open.length === 0) {
    yield* report({ clause: 'joker.where', kind: 'not-applied', why: 'no-space-left', seat })
    return
  }
  const space = yield* chooseJokerSpace(seat, open)
  const others: ClauseId[] = ['joker.where', 'joker.no-duel', 'joker.resolves-in-place']
  yield* report({ clause: 'joker.last', with: others, kind: 'outlaw-placed', seat, space })
}

/** joker.where; R-joker-own: spaces where the own Outlaw lies stay closed, but for the other reading. */
export function spacesForJoker(play: Play, seat: Seat): readonly Space[] {
  const { given, now, readings } = play
  const open = readings['joker-own'] === 'own-lying-allowed' ? spaces : openSpaces(play, seat)
  return open.filter((space) => given.seats.every((one) => now.gangs[one].on[space] !== 'standing'))
}

/** joker.not-hired: Hired Guns is no space for an Outlaw. */
function chooseJokerSpace(by: Seat, open: readonly Space[]): Suspension<Space> {
  if (open.length === 1) return known(open[0] as Space)
  const clause = 'joker.where'
  return ask({
    clause,
    kind: 'joker-space',
    by,
    options: oneOf(open),
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: open.map(String) }
      return {
        code: 'joker-not-there',
        clause: answer === 'hired' ? 'joker.not-hired' : clause,
        facts,
      }
    },
  })
}

/** plan.no-return, duel.when: who stands on a space, in turn order. */
export function standingOn(play: Play, space: Space): readonly Seat[] {
  const { gangs } = play.now
  const standing: Seat[] = []
  for (const seat of play.given.seats) if (gangs[seat].on[space] === 'standing') standing.push(seat)
  return inTurnOrder(play, standing)
}
