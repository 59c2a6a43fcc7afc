import { answersOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { lots } from '../../../kernel/data/stock.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { ActionCard, Card, EventCard, Seat } from '../components.ts'
import { cards, eventCards } from '../components.ts'
import type { Play } from '../play.ts'
import { bulletsOf, from, isAction, type Laid, type Round, topOf } from '../position.ts'
import { notNow, reason } from '../refusals/telling.ts'
import { carryOut } from './cards.ts'
import { sayChildren, showChild, startFalselyAtLast, startsFalsely } from './child.ts'
import { finalDuel } from './duel.ts'
import { deal, roundsOf, setUp } from './setup.ts'
import { checkTrigger } from './trigger.ts'

/**
 * round.count-variable: a first round, a second one and a third, which is repeated, until the final duel.
 */
export function wholeGame(play: Play): void {
  setUp(play)
  for (const round of roundsOf(play.given, play.readings)) {
    if (round < 3 && play.now.phase === 'flips') playRound(play, round, round === 1)
  }
  play.repeat(thirdRound)
  finalDuel(play)
}

/** A single round; the final duel where it comes to that. */
export function oneRound(play: Play): void {
  playRound(play, play.now.round, true)
  if (play.now.phase === 'duel') finalDuel(play)
}

/** round3.repeat: the third round is played again and again until the final duel. */
const thirdRound: Loop<Play> = {
  name: 'third-round',
  clause: 'round3.repeat',
  goesOn: ({ now }) => now.phase === 'flips',
  body: (play) => playRound(play, 3, roundsOf(play.given, play.readings)[0] === 3),
}

/**
 * round.same-procedure: every round is a deal and then flips, to the end of the stacks;
 * round3.repeat: but no deal when the third is repeated: everybody shuffles their own four cards.
 * round.end-no-duel: when all cards are flipped and there was no duel, the next round begins.
 */
function playRound(play: Play, round: Round, isFirst: boolean): void {
  const { repeats } = play.now
  const clause = 'round.same-procedure'
  const because = ['round.count-variable'] as const
  play.report({ clause, with: because, kind: 'round-begins', round, repeats })
  if (repeats) play.report({ clause: 'round3.repeat', kind: 'reshuffled', round })
  else deal(play, round, isFirst)
  play.repeat(flips)
  if (play.now.phase !== 'flips') return
  startFalselyAtLast(play)
  const next = Math.min(round + 1, 3) as Round
  const again = present(round === 3 && 'round3.repeat')
  play.report({ clause: 'round.end-no-duel', with: again, kind: 'round-ended', round, next })
}

/** round.order: from the first player on, clockwise, everybody flips a card in turn. */
const flips: Loop<Play> = {
  name: 'flips',
  clause: 'round.order',
  goesOn: ({ now }) => now.phase === 'flips' && now.stacks[now.mover].cards.length > 0,
  body: turn,
}

/** A flip with all that it brings about, or a false start before it. */
function turn(play: Play): void {
  if (startsFalsely(play)) return
  const seat = play.now.mover
  const card = flip(play, seat)
  if (isAction(card)) resolve(play, card, seat)
  else {
    if (card === 'child') showChild(play, seat)
    checkTrigger(play)
    sayChildren(play)
  }
}

/**
 * round.order: whose turn it is, and whose comes next;
 * round.flip-top: the player turns over the top card of the stack and lays it in front of it;
 * round.flip-covers: on the card before;
 * event.cactus-never-turned: which was never turned back if it is a cactus.
 */
function flip(play: Play, seat: Seat): Card {
  const clause = 'round.flip-top'
  const { outcomes, weights } = nextCards(play, seat)
  const card = play.roll({
    clause,
    kind: 'card',
    of: seat,
    outcomes,
    weights,
    refuse: (told) =>
      notNow(play, told, { asked: 'card', clause, example: `${outcomes.at(0)}` }) ??
      reason('card-not-there', clause, told, answersOf(outcomes)),
  })
  const covered = topOf(play.now, seat)
  const lies = covered === 'cactus' || covered === 'child'
  const because = present(
    'round.order',
    covered !== 'none' && 'round.flip-covers',
    lies && 'event.cactus-never-turned',
    covered === 'child' && 'child.stays-until-covered',
  )
  const next = from(play, seat)[1] as Seat
  play.report({ clause, with: because, kind: 'flipped', seat, card, next })
  return card
}

/**
 * Possible next cards of a stack with their weights: every card of the stack is equally likely, and an unseen event
 * is equally likely any of the unseen ones.
 */
function nextCards({ now }: Laid, seat: Seat) {
  const { cards: stack, isOrdered } = now.stacks[seat]
  if (isOrdered) return lots([stack[0] as Card], () => 1)
  const hidden = stack.filter((card) => card === 'event').length
  const unseen = eventCards.reduce((sum, card) => sum + now.unseen[card], 0)
  return lots<Card>(cards, (card) => {
    const known = stack.filter((other) => other === card).length
    const drawn = card === 'cactus' ? 0 : hidden * now.unseen[card as EventCard]
    return hidden > 0 ? known * unseen + drawn : known
  })
}

/**
 * event.immediate: an action is carried out as soon as its card is flipped;
 * event.turn-back: then its owner turns it over;
 * event.ring-reset: and all bullets go back into the circle;
 * child.other-actions: also while a child is visible.
 */
export function resolve(play: Play, card: ActionCard, seat: Seat): void {
  const isSeen = play.given.seats.some((one) => topOf(play.now, one) === 'child')
  const because = present(isSeen && 'child.other-actions')
  play.report({ clause: 'event.immediate', with: because, kind: 'action-begins', seat, card })
  carryOut(play, card, seat)
  play.report({ clause: 'event.turn-back', kind: 'turned-back', seat, card })
  const bullets = bulletsOf(play.given)
  play.report({ clause: 'event.ring-reset', kind: 'ring-reset', bullets })
}
