import { except, subsetsOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import { type BanditId, type Gun, isGun } from '../components.ts'
import type { Play } from '../play.ts'
import { gunCardsOf, gunFace, type Laid, type Member, memberOf, seatOf } from '../position.ts'
import { decideTogether } from './asking.ts'
import { revealUsed } from './deck.ts'
import { listed, reason, surplusIn } from './refusing.ts'

/** Two hands hold so many guns; by one reading the Colt is beside them. */
const MOST_GUNS = 3

/**
 * shootout.weapons: each bandit chooses in secret what it uses, and all show it at once;
 * fire.free-rounds: the free rounds are there anew.
 */
export function chooseGuns(play: Play, bandits: readonly BanditId[]): void {
  const clause = 'shootout.weapons'
  const chosen = decideTogether(play, bandits, (bandit) => {
    const member = memberOf(play.now, bandit)
    const refuse = (told: unknown) => refuseGuns(play, member, told)
    return { clause, kind: 'guns', options: loadouts(play, member), refuse }
  })
  for (const [place, bandit] of bandits.entries()) {
    const used = chosen[place] ?? []
    const seat = seatOf(play.now, bandit)
    revealUsed(play, bandit, used.filter(isGun))
    const free = used.map((gun) => gunFace(play, gun).free)
    const colt = used.includes('colt') && 'shootout.colt'
    const because = present('shootout.hands', colt, 'fire.free-rounds')
    play.report({ clause, with: because, kind: 'armed', seat, bandit, guns: used, free })
  }
}

/** Everything that a bandit can hold in two hands. */
function loadouts(play: Laid, member: Member) {
  const all = subsetsOf<Gun>(['colt', ...gunCardsOf(member)], { max: MOST_GUNS })
  return except(all, (used) => checkHands(play, used) !== undefined)
}

/** Usable guns depend on their printed values and on the readings. */
type Rules = Pick<Laid, 'given' | 'readings'>

/** Reason why a bandit cannot use some guns; undefined where it can. */
export function checkGuns(play: Rules, member: Member, used: readonly Gun[]): Refusal | undefined {
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
function checkHands(play: Rules, used: readonly Gun[]): Refusal | undefined {
  const cards = used.filter((gun) => gun !== 'colt')
  const held = cards.map((gun) => gunFace(play, gun).hands)
  const hands = held.reduce((sum, one) => sum + one, 0)
  if (hands > 2) return reason('too-many-guns', 'shootout.hands', cards, [2])
  const most = { 'free-hand': 1, 'beside-two': 2, alone: 0 }[play.readings['colt'] ?? ''] ?? 1
  const isFree = cards.length <= most && !held.includes(2)
  if (isFree || !used.includes('colt')) return undefined
  return reason('colt-no-free-hand', 'shootout.colt', cards, cards)
}

function refuseGuns(play: Laid, member: Member, told: unknown): Refusal {
  const used = listed(told) as readonly Gun[]
  return checkGuns(play, member, used) ?? reason('too-many-guns', 'shootout.hands', told, [2])
}
