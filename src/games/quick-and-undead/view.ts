import { copyOf } from '../../kernel/copy.ts'
import type { Opening } from '../../kernel/game.ts'
import { unseen } from '../../kernel/known.ts'
import type { TraceLine } from '../../kernel/trace.ts'
import { type DieFace, RANGER, type Seat, type UndeadCard, type UndeadFace } from './components.ts'
import type { QuickEvent } from './events.ts'
import { emptyCells, type Given, type Position } from './position.ts'

/**
 * The position as one seat sees it. The game is open but for two things: the dice of the others, until they
 * are revealed, and which Undead make up Boot Hill and which are out of the game. Unknown cards stand as
 * `?`, so they can be counted; a die that is set and hidden shows 0.
 */
export function seenBy(position: Position, seat: Seat): Position {
  const view = copyOf(position)
  for (const [other, gang] of Object.entries(view.gangs)) {
    if (other !== seat && !gang.shown && gang.die !== null) gang.die = HIDDEN
  }
  view.bootHill = unknown(view.bootHill)
  view.box = unknown(view.box)
  return view
}

/**
 * An opening as a seat knows it. Nobody knows which Undead lie in Boot Hill, or in which order: whoever draws
 * takes the top one, and no rule looks at it before somebody shoots at it. So they lie there in an order,
 * unseen, below those that have been drawn since. A setup is left as it is, for it sorts them by their numbers.
 */
export function asKnownTo(
  opening: Opening<Given, Position>,
  seat: Seat,
  told: readonly TraceLine<QuickEvent>[],
): Opening<Given, Position> {
  const { given, position } = opening
  if (position.day === 0) return opening
  const { bootHill, under } = position
  const seen = new Set(told.flatMap(drawnIn).filter((card) => bootHill.includes(card)))
  const hidden = bootHill.slice(seen.size).map((_, index) => `?${index + 1}` as UndeadCard)
  const unread = Object.fromEntries(hidden.map((card) => [card, unseen<UndeadFace>(seat)]))
  return {
    ...opening,
    given: { ...given, undead: { ...given.undead, ...unread } },
    position: { ...position, bootHill: [], under: [...seen, ...hidden, ...under], box: [] },
  }
}

/** The Undead that a line of a trace has drawn; the last of Boot Hill is added without being drawn by lot. */
function drawnIn(line: TraceLine<QuickEvent>): readonly UndeadCard[] {
  if (line.type === 'event') return line.event.kind === 'undead-added' ? [line.event.card] : []
  return line.question.kind === 'draw-undead' ? [line.value as UndeadCard] : []
}

/** Only a view has these where a position has numbers and cards. */
const HIDDEN = 0 as unknown as DieFace

/** Whether a die is set, and its number not known to who looks at it. */
export function isHidden(die: DieFace | null): boolean {
  return die === HIDDEN
}

function unknown(cards: readonly UndeadCard[]): UndeadCard[] {
  return cards.map(() => '?' as UndeadCard)
}

/** Every token, Outlaw and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  return [
    ...moneyOf(position),
    ...undeadOf(position),
    ...outlawsOf(position),
    ...bulletsOf(position),
  ]
}

function moneyOf({ purses, supply, town }: Position): string[] {
  const bonus = (kind: 'coin' | 'notoriety') => town.filter((site) => site.bonus === kind).length
  let coins = supply.coins + bonus('coin')
  let notoriety = supply.notoriety + bonus('notoriety')
  for (const purse of Object.values(purses)) {
    coins += purse.coins
    notoriety += purse.notoriety
  }
  return [...copies('coin', coins), ...copies('notoriety', notoriety)]
}

function undeadOf({ bootHill, under, box, street, town, gangs }: Position): string[] {
  const cards = [
    ...[bootHill, under, box, street],
    ...town.map(({ undead }) => undead),
    ...Object.values(gangs).map(({ trophies }) => trophies),
  ].flat()
  return cards.map((card) => `undead ${card}`)
}

function outlawsOf({ gangs, town }: Position): string[] {
  return Object.entries(gangs).flatMap(([seat, { stash, reserve, graveyard, on, joined }]) => {
    const abroad = joined.length + Object.values(on).filter((posture) => posture !== null).length
    const inside = town.filter(({ occupants }) => occupants.includes(seat as Seat)).length
    const colour = seat === RANGER ? 'undead outlaw' : `outlaw ${seat}`
    return copies(colour, stash + reserve + graveyard + abroad + inside)
  })
}

/** setup.six-tokens: six tokens lie on each Targeting card, whichever side is up. */
function bulletsOf({ gangs, town, spareBullets }: Position): string[] {
  const laid = town.filter(({ bonus }) => bonus === 'bullet').length
  const onCards = Object.values(gangs).map((gang) => gang.loaded.length + emptyCells(gang).length)
  return copies(
    'bullet token',
    onCards.reduce((sum, count) => sum + count, spareBullets + laid),
  )
}

/** As many times the same name; less than none of a thing is a fault that must show. */
function copies(name: string, count: number): string[] {
  if (count < 0) return [`${name} missing ${-count}`]
  return new Array<string>(count).fill(name)
}
