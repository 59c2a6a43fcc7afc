import { evenly, oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { sizeOf } from '../../../kernel/data/stock.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import { boxes, type Place, type Seat } from '../components.ts'
import { isTouching } from '../geometry/plane.ts'
import type { Play } from '../play.ts'
import { type Action, actions, from, type Laid, onPassport, placesOf } from '../position.ts'
import { doings } from './actions.ts'
import { canAim, interrupt, takeAim } from './aim.ts'
import { claim } from './ending.ts'
import { spotOf } from './figures.ts'
import type { Free } from './free-act.ts'
import { flipDin } from './noise.ts'
import { bandage, canLoad, load, readGuide, treat, treatable } from './objects.ts'
import { whyNotStep } from './refusing.ts'
import { drop } from './sheet/dropping.ts'
import { carried, droppable } from './sheet/layout.ts'
import { roomForToken } from './sheet/sheet.ts'
import { zombiesLunge } from './zombies/zombies.ts'

/** Next step of a player: an action with the place of its token, or a free act. */
type Step = { readonly action: Action; readonly place: Place } | Free

/**
 * turn.order, turn.next, token.phase-ends: from the first player on, clockwise, everybody plays a token in turn, until
 * nobody has one left (R-token-run-out);
 * token.activations: so a player has as many turns as tokens in reserve.
 */
export const turns: Loop<Play> = {
  name: 'turns',
  clause: 'turn.next',
  goesOn: (laid) => laid.now.phase === 'turns' && next(laid, laid.now.mover) !== undefined,
  body: (play) => takeTurn(play, next(play, play.now.mover) as Seat),
}

/** turn.step1: one turn alone, until the token of its action is placed. */
export function oneTurn(play: Play): void {
  const { seat = 'A' } = play.given.told
  play.repeat({
    name: 'turn',
    clause: 'turn.step1',
    goesOn: (laid) => laid.now.mover === seat && next(laid, seat) === seat,
    body: (table) => takeTurn(table, seat),
  })
}

/**
 * Next player from a seat on: on the board, with a token, and with a place for it (R-token-free-box: a free box, or
 * one that the player can free).
 */
function next(laid: Laid, seat: Seat): Seat | undefined {
  return from(laid, seat).find((one) => {
    const { state, reserve } = laid.now.players[one]
    return (
      state === 'in' && reserve > 0 && (roomForToken(laid, one).length > 0 || canFree(laid, one))
    )
  })
}

/** True when a box can be freed at no cost: of an object, or of what a Bandage or a medical box treats. */
function canFree(laid: Laid, seat: Seat): boolean {
  const bandaged = freeDoings.bandage.at(laid, seat)
  const ill = treatable(laid, seat, true).filter((one) => one.seat === seat)
  const places = [
    ...carried(laid.now.players[seat].sheet),
    ...(typeof bandaged === 'boolean' ? [] : bandaged),
    ...ill.map(({ place }) => place),
  ]
  return places.some((place) => boxes.some((box) => box === place))
}

/** A player acts, or does something first that costs nothing. */
function takeTurn(play: Play, seat: Seat): void {
  const all = [declared(play, seat), freeSteps(play, seat)].filter((steps) => steps.length > 0)
  const options = evenly<Step[]>(...all.map((steps) => oneOf(steps)))
  const refuse = whyNotStep(play, seat)
  const step = play.ask<Step>({ clause: 'turn.step1', kind: 'step', by: seat, options, refuse })
  if ('action' in step) act(play, seat, step.action, step.place)
  else doFreely(play, seat, step)
  // R-token-free-box: whoever can place no token any more is passed over.
  if ('free' in step && play.now.players[seat].state === 'in' && next(play, seat) !== seat)
    endTurn(play, seat)
}

/** turn.step1: every action that can be declared, with every place for its token; most do not depend on the place. */
function declared(laid: Laid, seat: Seat): readonly Step[] {
  const room = roomForToken(laid, seat)
  const [first] = room
  if (first === undefined) return []
  const able = actions.filter(
    (action) => doings[action].restsOnPlace || doings[action].can(laid, seat, first),
  )
  return room.flatMap((place) =>
    able
      .filter((action) => !doings[action].restsOnPlace || doings[action].can(laid, seat, place))
      .map((action) => ({ action, place })),
  )
}

/**
 * turn.step1, token.place: an Action or Fatigue token is placed and the action declared; token.side: Fatigue for a Run;
 * turn.step2: whoever aims at the survivor may attack;
 * turn.step3: the action is carried out;
 * turn.step4, combat.back-to-step4: zombies near it attack;
 * R-free-acts: what costs nothing can be done before each of these, and after an attack.
 */
function act(play: Play, seat: Seat, action: Action, place: Place): void {
  const side = action === 'run' ? 'fatigue' : 'action'
  const isObject = ['ammunition', 'flare', 'first-aid-kit', 'jump'].includes(action)
  const because = present(
    'token.place',
    'token.side',
    'token.box-covered-at-once',
    place === 'pouch' && 'object.trainers',
    isObject && 'action.object-actions',
  )
  const clause = 'turn.step1'
  play.report({ clause, with: because, kind: 'action-declared', seat, action, place, side })
  const isAttacked = interrupt(play, seat)
  const isStopped = play.now.declared === null
  if (!isStopped) {
    if (isAttacked) freely(play, seat)
    carryOut(play, seat, action, place)
  }
  // R-aim-stop: whoever stopped has given up its action alone, or all that is left of the turn by the other reading.
  if (!isStopped || play.readings['aim.stop'] === 'step-4') {
    freely(play, seat)
    if (zombiesLunge(play, seat)) freely(play, seat, ['claim'])
  }
  if (play.readings['din'] === 'turn') flipDin(play)
  const isFight = action === 'melee' || action === 'ranged'
  endTurn(play, seat, ...present(isFight && 'combat.back-to-step4'))
}

/** turn.next: the player on the left plays. */
function endTurn(play: Play, seat: Seat, ...because: readonly ClauseId[]): void {
  const by = ['turn.order', 'token.activations', ...because] as const
  const next = from(play, seat)[1] as Seat
  play.report({ clause: 'turn.next', with: by, kind: 'turn-ends', seat, next })
}

/** turn.step3: the declared action; R-aim-impossible: lost where an attack has made it impossible. */
function carryOut(play: Play, seat: Seat, action: Action, place: Place): void {
  const doing = doings[action]
  if (play.now.players[seat].state !== 'in') return
  if (doing.can(play, seat, place)) doing.act(play, seat)
  else play.report({ clause: 'turn.step3', kind: 'not-applied', why: 'impossible', seat })
}

/** Something that a player may do in its turn at no cost. */
interface FreeDoing {
  readonly clause: ClauseId
  /** The places of the sheet that it can be about, or whether it can be done where it is about none. */
  at(laid: Laid, seat: Seat): readonly Place[] | boolean
  act(play: Play, seat: Seat, place: Place): void
}

/**
 * action.drop: objects are laid on the ground; object.bandage-use; object.guide;
 * aim.relocate: the marker goes to another whom one sees; end.win: what one has is shown at the pawn;
 * R-care-boxes: the boxes of the scenery, by the other reading.
 */
const freeDoings: Readonly<Record<Free['free'], FreeDoing>> = {
  claim: { clause: 'end.win', at: canClaim, act: claim },
  drop: {
    clause: 'action.drop',
    at: ({ now }, seat) => droppable(now.players[seat].sheet),
    act: (play, seat, place) => drop(play, 'action.drop', seat, place),
  },
  bandage: {
    clause: 'object.bandage-use',
    at: ({ now }, seat) => {
      const { sheet } = now.players[seat]
      return onPassport(sheet, 'bandage', 'none') ? placesOf(sheet, 'wound') : false
    },
    act: bandage,
  },
  guide: {
    clause: 'object.guide',
    at: ({ now }, seat) =>
      sizeOf(now.deck) > 0 && placesOf(now.players[seat].sheet, 'survival-guide'),
    act: readGuide,
  },
  aim: {
    clause: 'aim.relocate',
    at: (laid, seat) => {
      const { players, relocated } = laid.now
      return players[seat].target !== null && !relocated && canAim(laid, seat)
    },
    act: (play, seat) => takeAim(play, seat, 'aim.relocate'),
  },
  load: {
    clause: 'scenery.ammo-box',
    at: (laid, seat) => canLoad(laid, seat, true),
    act: (play, seat) => load(play, seat, true),
  },
  treat: {
    clause: 'scenery.medical-box',
    at: (laid, seat) => treatable(laid, seat, true).length > 0,
    act: (play, seat) => treat(play, seat, true),
  },
}

/** Free acts of a player on the board. */
function freeSteps(laid: Laid, seat: Seat): readonly Free[] {
  if (laid.now.players[seat].state !== 'in') return []
  return (Object.keys(freeDoings) as Free['free'][]).flatMap((free) => {
    const at = freeDoings[free].at(laid, seat)
    if (typeof at === 'boolean') return at ? [{ free }] : []
    return at.map((place) => ({ free, place }))
  })
}

function doFreely(play: Play, seat: Seat, { free, place }: Free): void {
  freeDoings[free].act(play, seat, place as Place)
}

/**
 * R-free-acts: after its action and after attacks a player does what costs nothing, until it has done enough;
 * R-exit-when: all but what zombies have come before.
 * It ends: each step takes something off the sheet, or can be taken once in a turn.
 */
function freely(play: Play, seat: Seat, but: readonly Free['free'][] = []): void {
  const steps = freeSteps(play, seat).filter(({ free }) => !but.includes(free))
  const [first] = steps
  if (!first) return
  const { clause } = freeDoings[first.free]
  const options = evenly<['done', Free]>(oneOf(['done']), oneOf(steps))
  const refuse = whyNotStep(play, seat)
  const step = play.ask<'done' | Free>({ clause, kind: 'free', by: seat, options, refuse })
  if (step === 'done') return
  doFreely(play, seat, step)
  freely(play, seat, but)
}

/** community.role, R-exit-when: whether a survivor stands at its Community pawn, and has not shown what it has this turn. */
function canClaim(laid: Laid, seat: Seat): boolean {
  const { community } = laid.now.players[seat]
  if (!community || laid.now.claimed) return false
  return isTouching(spotOf(laid, seat), community, laid.given.components.radius)
}
