import { present } from '../../../kernel/data/present.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat } from '../components.ts'
import type { Points } from '../events.ts'
import type { Play } from '../play.ts'
import { type Card, from, isResource, type Laid, type Player } from '../position.ts'

/** meta.goal, end.win: as many victory points as one needs to leave. */
export const QUOTA = 5

/**
 * meta.three-sources: victory points come from Resources, from Objectives and from the deaths of others:
 * vp.resource: one for each Resource on the sheet, wherever it lies there (R-vp-each);
 * vp.objective, objective.one-point, objective.repeatable: one each time that the condition of a card is met;
 * vp.death: one for each other survivor that died while it was in play (R-vp-death-all, R-exit-belongings).
 */
export function pointsOf(laid: Pick<Laid, 'now'>, seat: Seat): Points {
  const player = laid.now.players[seat]
  const held = Object.values(player.sheet).filter(isResource)
  const met = player.objectives.reduce((sum, card) => sum + timesMet(player, card), 0)
  const parts = { resources: held.length, objectives: met, deaths: player.deaths }
  return { ...parts, total: parts.resources + parts.objectives + parts.deaths }
}

/**
 * objective.repeatable: a Resource once for each such token;
 * objective.two-resources-same: two Resources once for each two, also of one type;
 * objective.neighbour-death, objective.neighbour-death-once: a dead neighbour once;
 * objective.copies, objective.copies-share-token: each copy of a card counts by itself, and the same token for all.
 */
export function timesMet(player: Player, card: Card): number {
  if (card === 'unseen') return 0
  if (card === 'left-dead') return Number(player.left)
  if (card === 'right-dead') return Number(player.right)
  const held = Object.values(player.sheet).filter(isResource)
  if (card === 'two-resources') return Math.floor(held.length / 2)
  return held.filter(({ kind }) => kind === card).length
}

/** Clauses that contribute to a survivor's points. */
export function pointsClauses(laid: Laid, seat: Seat): readonly ClauseId[] {
  const player = laid.now.players[seat]
  const { resources, objectives, deaths } = pointsOf(laid, seat)
  const met = player.objectives.filter((card) => timesMet(player, card) > 0)
  const specials = Object.values(player.sheet).some((held) => held?.mark === 'special')
  const isPaired = met.includes('two-resources') && hasPairAlike(player)
  return present(
    resources > 0 && 'vp.resource',
    objectives > 0 && 'vp.objective',
    objectives > 0 && 'objective.one-point',
    deaths > 0 && 'vp.death',
    met.some((card) => timesMet(player, card) > 1) && 'objective.repeatable',
    isTwice(met) && 'objective.copies',
    isTwice(met.filter((card) => !isDeathCard(card))) && 'objective.copies-share-token',
    isPaired && 'objective.two-resources-same',
    met.some(isDeathCard) && 'objective.neighbour-death-once',
    specials && 'object.special-resource-worthless',
  )
}

function isTwice(cards: readonly Card[]): boolean {
  return new Set(cards).size < cards.length
}

function isDeathCard(card: Card): boolean {
  return card === 'left-dead' || card === 'right-dead'
}

/** True when a sheet holds two Resources of one type. */
function hasPairAlike({ sheet }: Player): boolean {
  const kinds = Object.values(sheet)
    .filter(isResource)
    .map(({ kind }) => kind)
  return new Set(kinds).size < kinds.length
}

/**
 * objective.neighbour-death: whoever sits beside a survivor that dies has met the card that tells of it, whoever
 * killed it (R-two-players: the one opponent is both neighbours).
 */
export function meetNeighbours(play: Play, dead: Seat): void {
  for (const { seat, side } of meetNeighboursAt(play, dead)) {
    if (play.now.players[seat].state === 'out') continue
    play.report({ clause: 'objective.neighbour-death', kind: 'neighbour-died', seat, dead, side })
  }
}

/** Whose neighbour a survivor was: on the left of whoever plays before it, on the right of whoever plays next. */
export function meetNeighboursAt(laid: Pick<Laid, 'given'>, dead: Seat) {
  const around = from(laid, dead)
  return [
    { seat: around.at(-1) as Seat, side: 'left' },
    { seat: around[1] as Seat, side: 'right' },
  ] as const
}
