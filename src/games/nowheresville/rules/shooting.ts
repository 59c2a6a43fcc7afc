import { type Choice, either, form, oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { lots } from '../../../kernel/data/stock.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import { type BanditId, type Gun, isGun } from '../components.ts'
import type { Cost } from '../events.ts'
import type { Play } from '../play.ts'
import {
  distinct,
  gunFace,
  type Hit,
  hits,
  isAmongRunaways,
  isOver,
  type Laid,
  memberOf,
  membersOf,
  seatOf,
} from '../position.ts'
import { refuseTurn } from '../refusals/shooting.ts'
import { decide } from './asking.ts'
import { land } from './death.ts'
import { refusing } from './refusing.ts'
import { inTurn } from './shooter.ts'

/**
 * fire.clockwise: those who stand act one after the other, again and again;
 * fire.pass-not-final: until all of them have passed since the last shot; by one reading, until nobody has shot in a
 * whole lap. One who stands alone has nobody to shoot at.
 */
export const shots: Loop<Play> = {
  name: 'shots',
  clause: 'fire.clockwise',
  goesOn: (play) => {
    const { standing = [], passes = 0, turns = [], shots: fired = 0 } = play.now.fight ?? {}
    if (standing.length < 2 || isOver(play)) return false
    if (play.readings['shootout.end'] === 'quiet-lap') return turns.length > 0 || fired > 0
    return passes < standing.length
  },
  body(play) {
    const { first = null, turns = [] } = play.now.fight ?? {}
    if (turns.length === 0 && first) {
      const lap = inTurn(play, first)
      play.report({ clause: 'fire.clockwise', kind: 'lap-begins', turns: lap })
    }
    act(play, play.now.fight?.turns[0] as BanditId)
  },
}

/** Choices of a bandit on its turn. */
type Turn = 'pass' | 'flee' | { readonly gun: Gun; readonly target: BanditId }

/**
 * fire.one-or-pass: one shot at a bandit of its choice, or none;
 * fire.ammunition: without a round it can only pass.
 */
function act(play: Play, bandit: BanditId): void {
  const clause = 'fire.one-or-pass'
  const seat = seatOf(play.now, bandit)
  const loaded = loadedGuns(play, bandit)
  const can = { loaded, targets: targetsOf(play, bandit) }
  const refuse = (told: unknown) => refuseTurn(play, bandit, can, told)
  const options = turnsOf(play, bandit, loaded)
  const turn = decide(play, bandit, { clause, kind: 'shoot', options, refuse })
  if (turn === 'flee') {
    const because = present(isAmongRunaways(play) && 'flee.again')
    play.report({ clause: 'flee.may', with: because, kind: 'flees', seat, bandit })
  } else if (turn === 'pass') {
    const empty = loaded.length === 0
    const because = [empty ? 'fire.ammunition' : 'fire.pass-not-final'] as const
    play.report({ clause, with: because, kind: 'passed', seat, bandit, empty })
  } else shoot(play, bandit, turn.gun, turn.target)
}

function turnsOf(play: Laid, bandit: BanditId, loaded: readonly Gun[]): Choice<Turn> {
  const idle = oneOf<Turn>(play.readings['flee'] === 'any-time' ? ['pass', 'flee'] : ['pass'])
  const targets = targetsOf(play, bandit)
  if (loaded.length === 0 || targets.length === 0) return idle
  return either(idle, form({ gun: oneOf(loaded), target: oneOf(targets) }))
}

/** Whom a bandit can aim at: the others who stand, or by one reading any bandit of another player. */
function targetsOf(play: Laid, bandit: BanditId): readonly BanditId[] {
  const { standing = [] } = play.now.fight ?? {}
  if (play.readings['targets'] === 'shootout') return standing.filter((id) => id !== bandit)
  const own = seatOf(play.now, bandit)
  return membersOf(play).flatMap(({ id }) => (seatOf(play.now, id) === own ? [] : [id]))
}

/** Price of a shot with a gun, the cheapest first; undefined without a round for it. */
function costOf(play: Laid, bandit: BanditId, gun: Gun): Cost | undefined {
  const { guns = {}, free = {} } = play.now.fight ?? {}
  const isAny = play.readings['free'] === 'any-gun'
  const hasFree = (free[bandit] ?? []).some((left, place) => {
    return left > 0 && (isAny || guns[bandit]?.[place] === gun)
  })
  const { rounds, bullets } = memberOf(play.now, bandit)
  if (hasFree) return 'free'
  if (isGun(gun) && (rounds[gun] ?? 0) > 0) return 'cartridge'
  return bullets > 0 ? 'bullet' : undefined
}

/** The guns in use for which there is a round. */
function loadedGuns(play: Laid, bandit: BanditId): readonly Gun[] {
  const used = distinct(play.now.fight?.guns[bandit] ?? [])
  return used.filter((gun) => costOf(play, bandit, gun) !== undefined)
}

/**
 * fire.ammunition: a shot costs a bullet of the bandit,
 * fire.free-rounds: or a free round of the gun,
 * weapon.limited-collected: or a cartridge, where those lie on the gun.
 */
function shoot(play: Play, bandit: BanditId, gun: Gun, target: BanditId): void {
  const seat = seatOf(play.now, bandit)
  const landed = whereLanded(play, bandit, gun, target)
  const { hit, stray } = typeof landed === 'string' ? { hit: landed } : landed
  const cost = costOf(play, bandit, gun) ?? 'bullet'
  const because: readonly ClauseId[] = [paidBy[cost]]
  const facts = { seat, bandit, gun, target, hit, cost, ...(stray && { stray }) }
  play.report({ clause: 'fire.one-or-pass', with: because, kind: 'shot', ...facts })
  land(play, stray ?? target, hit, bandit)
}

/** By which clause a shot is paid for. */
const paidBy: Readonly<Record<Cost, ClauseId>> = {
  free: 'fire.free-rounds',
  bullet: 'fire.ammunition',
  cartridge: 'weapon.limited-collected',
}

/** A band that landed on another picture than it was aimed at. */
interface Stray {
  readonly stray: BanditId
  readonly hit: Hit
}

/** hit.body: where the band landed, which the table tells; by chance where a reader has guessed how often. */
function whereLanded(play: Play, bandit: BanditId, gun: Gun, target: BanditId): Hit | Stray {
  const refuse = refusing('not-a-hit', 'hit.body', hits)
  const shared = { clause: 'hit.body', about: { bandit, gun, target }, refuse }
  const guesses = play.given.aim[bandit]
  const guess = guesses?.[gunFace(play, gun).band - 1] ?? guesses?.[0]
  if (guess) {
    const { outcomes, weights } = lots(['miss', 'body', 'head'] as const, (hit) => guess[hit])
    const of = seatOf(play.now, bandit)
    return play.roll<Hit>({ ...shared, kind: 'hit', of, outcomes, weights })
  }
  const others = (play.now.fight?.standing ?? []).filter((id) => id !== bandit && id !== target)
  const aimed = oneOf<Hit>(hits)
  const canStray = play.readings['stray'] === 'hits' && others.length > 0
  const options: Choice<Hit | Stray> = canStray
    ? either(aimed, form({ stray: oneOf(others), hit: oneOf<Hit>(['body', 'hat', 'head']) }))
    : aimed
  return play.ask<Hit | Stray>({ ...shared, kind: 'hit', by: 'table', options })
}
