import { oneOf, subsetsOf } from '../../../kernel/choice/index.ts'
import { lots } from '../../../kernel/data/stock.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import { type BanditId, isGun, type RobbedPlace, type RobberyCard } from '../components.ts'
import type { Play } from '../play.ts'
import { distinct, equipmentOf, type Laid, memberOf, robberyCardsOf, seatOf } from '../position.ts'
import { decide, idle } from './asking.ts'
import { revealUsed } from './deck.ts'
import { takeLoot } from './loot.ts'
import { numberAt, symbolOf, theDie, valueAt } from './numbers.ts'
import { listed, reason, refusing, surplusIn } from './refusing.ts'

/**
 * A robbery: cards, die, Courage, and what comes of it.
 * robbery.failure: where it fails nothing is won;
 * robbery.penalty-none: nor is anything lost where no card was used.
 */
export function attemptRobbery(play: Play, bandit: BanditId, place: RobbedPlace): void {
  const seat = seatOf(play.now, bandit)
  const number = numberAt(play, place)
  const because = [place === 'town' ? 'robbery.number-victim' : 'robbery.number-8'] as const
  const clause = symbolOf[place].by
  play.report({ clause, with: because, kind: 'robbery-begins', seat, bandit, place, number })
  useCards(play, bandit, place)
  roll(play, bandit)
  if (!isBeaten(play)) spendCourage(play, bandit)
  const success = isBeaten(play)
  const why = success ? 'robbery.step4-greater' : 'robbery.failure'
  play.report({ clause: why, kind: 'robbery-ends', seat, bandit, place, success })
  const cards = [...(play.now.attempt?.cards ?? [])]
  if (success) succeed(play, bandit, place)
  else if (cards.length > 0) loseOne(play, bandit, cards)
  else idle(play, 'robbery.penalty-none', 'no-card-used', { bandit })
}

/** robbery.step4-greater: the result has to be greater than the number. */
function isBeaten({ now: { attempt } }: Play): boolean {
  return attempt !== null && attempt.result > attempt.number
}

/**
 * robbery.step1-choose: before the die is rolled the player chooses robbery cards of the bandit, or none;
 * robbery.cards-only: no guns;
 * robbery.step2-sum: the values of the symbol of the place are added up.
 */
function useCards(play: Play, bandit: BanditId, place: RobbedPlace): void {
  const clause = 'robbery.step1-choose'
  const cards = decide(play, bandit, {
    clause,
    kind: 'use',
    about: { bandit, place },
    options: subsetsOf(usable(play, bandit, place)),
    refuse: (told) => refuseUse(play, bandit, place, told),
  })
  revealUsed(play, bandit, cards)
  const value = cards.reduce((all, card) => all + valueAt(play, card, place), 0)
  const because = ['robbery.cards-only', clause, symbolOf[place].clause] as const
  const sum = 'robbery.step2-sum'
  play.report({ clause: sum, with: because, kind: 'cards-used', bandit, cards, value })
}

/** The robbery cards beside the bandit; by one reading none that is worth nothing here. */
export function usable(play: Laid, bandit: BanditId, place: RobbedPlace): readonly RobberyCard[] {
  const cards = robberyCardsOf(memberOf(play.now, bandit))
  if (play.readings['zero'] === 'allowed') return cards
  return cards.filter((card) => valueAt(play, card, place) > 0)
}

/** gun-in-robbery: a gun helps in no robbery; card-not-owned; worth-nothing, where such cards may not be used. */
function refuseUse(play: Laid, bandit: BanditId, place: RobbedPlace, told: unknown): Refusal {
  const clause = 'robbery.step1-choose'
  const named = listed(told)
  const own = equipmentOf(memberOf(play.now, bandit))
  const allowed = usable(play, bandit, place)
  const gun = named.find((card) => isGun(String(card)))
  if (gun !== undefined) return reason('gun-in-robbery', 'robbery.cards-only', gun, allowed)
  const foreign = surplusIn(named, own)
  if (foreign !== undefined) return reason('card-not-owned', clause, foreign, allowed)
  return reason('worth-nothing', clause, surplusIn(named, allowed) ?? told, allowed)
}

/** robbery.step3-roll: the die is rolled and added. */
function roll(play: Play, bandit: BanditId): void {
  const of = seatOf(play.now, bandit)
  const clause = 'robbery.step3-roll'
  const rolled = play.roll({ clause, kind: 'die', of, about: { bandit }, outcomes: theDie(play) })
  const { result: sum = 0, number = 0 } = play.now.attempt ?? {}
  const result = sum + rolled
  const because = ['robbery.step4-greater'] as const
  play.report({ clause, with: because, kind: 'result-found', bandit, die: rolled, result, number })
}

/**
 * robbery.step5-courage: where the result is not greater, Courage may raise it, before anything is lost;
 * robbery.courage-rate: by one each. Amounts that do not reach success are not offered.
 */
function spendCourage(play: Play, bandit: BanditId): void {
  const clause = 'robbery.step5-courage'
  const { result = 0, number = 0 } = play.now.attempt ?? {}
  const needed = number - result + 1
  const { courage } = memberOf(play.now, bandit)
  const enough = Math.max(0, courage - needed + 1)
  const amounts = [0, ...Array.from({ length: enough }, (_, more) => needed + more)]
  const refuse = refuseCourage(courage, amounts)
  const count = decide(play, bandit, { clause, kind: 'courage', options: oneOf(amounts), refuse })
  if (count === 0) idle(play, clause, enough > 0 ? 'courage-kept' : 'no-courage', { bandit })
  else {
    const because = ['robbery.courage-rate'] as const
    const raised = result + count
    play.report({ clause, with: because, kind: 'courage-spent', bandit, count, result: raised })
  }
}

/** courage-not-owned: more than the bandit has; falls-short: too little to succeed. */
function refuseCourage(courage: number, amounts: readonly number[]) {
  const short = refusing('falls-short', 'robbery.courage-rate', amounts)
  const poor = refusing('courage-not-owned', 'robbery.step5-courage', amounts)
  return (told: unknown) => (Number(told) > courage ? poor(told) : short(told))
}

/** robbery.success-discard: all cards used are discarded, needed or not. */
function succeed(play: Play, bandit: BanditId, place: RobbedPlace): void {
  const clause = 'robbery.success-discard'
  const cards = [...(play.now.attempt?.cards ?? [])]
  if (cards.length > 0) play.report({ clause, kind: 'cards-discarded', bandit, cards })
  takeLoot(play, bandit, place)
}

/** robbery.penalty: one of the cards used is discarded, which the player chooses unless read otherwise. */
function loseOne(play: Play, bandit: BanditId, used: readonly RobberyCard[]): void {
  const clause = 'robbery.penalty'
  const cards = distinct(used)
  const { outcomes, weights } = lots(cards, (card) => used.filter((one) => one === card).length)
  const refuse = refusing('card-not-used', clause, cards)
  const asked = { clause, about: { bandit }, refuse }
  const of = seatOf(play.now, bandit)
  const options = oneOf(cards)
  const card =
    play.readings['penalty'] === 'random'
      ? play.roll({ ...asked, kind: 'penalty', of, outcomes, weights })
      : decide(play, bandit, { ...asked, kind: 'penalty', options })
  play.report({ clause, kind: 'cards-discarded', bandit, cards: [card] })
}
