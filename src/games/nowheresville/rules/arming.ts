import { except, subsetsOf } from '../../../kernel/choice.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import { type BanditId, type Gun, type GunCard, guns, isGun } from '../components.ts'
import {
  gunCardsOf,
  gunFace,
  type Laid,
  type Member,
  memberOf,
  type Play,
  seatOf,
} from '../position.ts'
import { revealUsed } from './deck.ts'
import { reason, surplusIn } from './refusing.ts'

/** Two hands hold so many guns; by one reading the Colt is beside them. */
const MOST_GUNS = 3

/**
 * shootout.weapons: each bandit chooses in secret what it uses, and all show it at once;
 * fire.free-rounds: the free rounds are there anew.
 */
export function chooseGuns(play: Play, bandits: readonly BanditId[]): void {
  const clause = 'shootout.weapons'
  const chosen = play.askTogether(
    bandits.map((bandit) => ({
      clause,
      kind: 'guns',
      by: seatOf(play.now, bandit),
      about: { bandit },
      options: loadouts(play, memberOf(play.now, bandit)),
      refuse: (told: unknown) => refuseGuns(play, memberOf(play.now, bandit), told),
    })),
  )
  for (const [place, bandit] of bandits.entries()) {
    const used = chosen[place] ?? []
    const seat = seatOf(play.now, bandit)
    revealUsed(play, bandit, used.filter(isGun))
    const free = used.map((gun) => gunFace(play, gun).free)
    const because: readonly ClauseId[] = [
      'shootout.hands',
      ...(used.includes('colt') ? (['shootout.colt'] as const) : []),
      'fire.free-rounds',
    ]
    play.report({ clause, with: because, kind: 'armed', seat, bandit, guns: used, free })
  }
}

/** Everything that a bandit can hold in two hands. */
function loadouts(play: Laid, member: Member) {
  const all = subsetsOf<Gun>(['colt', ...gunCardsOf(member)], { max: MOST_GUNS })
  return except(all, (used) => checkHands(play, used) !== undefined)
}

/** Why a bandit cannot use some guns; undefined where it can. */
export function checkGuns(
  play: Pick<Laid, 'given' | 'readings'>,
  member: Member,
  used: readonly Gun[],
): Refusal | undefined {
  const own = ['colt', ...gunCardsOf(member)]
  const foreign = surplusIn(used, own)
  if (foreign !== undefined) return reason('gun-not-owned', 'shootout.weapons', foreign, own)
  return checkHands(play, used)
}

/**
 * shootout.hands: one two-handed gun, or two one-handed ones;
 * shootout.colt: the Colt needs a hand that is free; by other readings it is there beside two one-handed guns, or
 * only where no gun card is used.
 */
function checkHands(
  play: Pick<Laid, 'given' | 'readings'>,
  used: readonly Gun[],
): Refusal | undefined {
  const cards = used.filter((gun): gun is GunCard => gun !== 'colt')
  const hands = cards.reduce((sum, gun) => sum + gunFace(play, gun).hands, 0)
  const clause = 'shootout.hands'
  if (hands > 2) return reason('too-many-guns', clause, cards, [2])
  if (!used.includes('colt')) return undefined
  const isLong = cards.some((gun) => gunFace(play, gun).hands > 1)
  const allowed = { 'free-hand': 1, 'beside-two': 2, alone: 0 }[play.readings['colt'] ?? ''] ?? 1
  const isFree = !isLong && cards.length <= allowed
  return isFree ? undefined : reason('colt-no-free-hand', 'shootout.colt', cards, cards)
}

function refuseGuns(play: Laid, member: Member, told: unknown): Refusal {
  const used = (Array.isArray(told) ? told : [told]) as Gun[]
  const other = used.find((gun) => !guns.some((one) => one === gun))
  const own = ['colt', ...gunCardsOf(member)]
  if (other !== undefined) return reason('gun-not-owned', 'shootout.weapons', other, own)
  return checkGuns(play, member, used) ?? reason('too-many-guns', 'shootout.hands', told, [2])
}
