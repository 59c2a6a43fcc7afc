import { oneOf } from '../../../kernel/choice/index.ts'
import { listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { items, seats } from '../components.ts'
import type { Play } from '../play.ts'
import { type ActionToken, bare, isActionToken, seatsIn, tokenKinds } from '../position.ts'
import { suffer } from '../rules/combat.ts'
import { whyNotPut } from '../rules/sheet/holding.ts'
import { layDown } from '../rules/sheet/layout.ts'
import { roomForToken } from '../rules/sheet/sheet.ts'
import { infect } from '../rules/sheet/wounds.ts'
import { checkChosen, dead, kind, openTable, player, remarks, seated, values } from './table.ts'

/** One thing more comes to a sheet: where does it go, and what is lost by it? */
export const inventory = kind({
  name: 'inventory',
  schema: parts({
    ...seated,
    seat: optional(player, 'A'),
    /** A token, a Wound, an Infection, or something to carry. */
    comes: optional(
      listed([...tokenKinds, ...items], { clause: 'sheet.nine-boxes', of: 'comes' }),
      'wound',
    ),
    /** wound.opponent-places, wound.zombie-owner-places: who gave the Wound. */
    by: optional(
      listed([...seats, 'zombies'], { clause: 'wound.opponent-places', of: 'by' }),
      'zombies',
    ),
    dead,
    ...values,
  }),
  example: {
    players: 2,
    survivors: { A: { sheet: { '1': 'action', '7': 'food', right: 'handgun' } } },
    comes: 'wound',
    by: 'B',
  },
  open(said, maker) {
    const { seat, comes, by } = said
    const opened = openTable('inventory', said, maker, { told: { seat, comes, by } })
    const { given, position } = opened
    const { players: all, lifted } = position
    const alive = seatsIn({ given, now: position }, 'in')
    maker.allow('seat', seat, alive, 'meta.players', 'players', 'dead')
    const others = alive.filter((one) => one !== seat)
    maker.allow('by', by, [...others, 'zombies'], 'wound.opponent-places', 'seat', 'players')
    if (isActionToken(comes) && all[seat].reserve === 0)
      maker.refuse('no-token-left', 'token.three', { seat }, `survivors.${seat}.reserve`)
    checkChosen(comes, 'comes', maker)
    const item = items.find((one) => one === comes)
    if (item) lifted[seat].push({ kind: item, mark: 'none' })
    return opened
  },
  remarks,
  procedure: comesToSheet,
})

/** Lays out the token that comes where its player chooses. */
function comesToSheet(play: Play): void {
  const { seat = 'A', comes = 'wound', by = 'zombies' } = play.given.told
  const giver = by === 'zombies' ? null : by
  if (comes === 'wound') suffer(play, seat, giver)
  else if (comes === 'infection') infect(play, seat)
  else if (isActionToken(comes)) layToken(play, comes)
  else layDown(play, seat, { kind: comes, mark: 'none' }, 'action.search-place', comes)
}

/** token.place, token.side: a token is placed in a free box, on the side of its action: a Run, or doing nothing. */
function layToken(play: Play, side: ActionToken): void {
  const { seat = 'A' } = play.given.told
  const clause = 'token.place'
  const places = roomForToken(play, seat)
  if (places.length === 0) {
    play.report({ clause, kind: 'not-applied', why: 'impossible', seat })
    return
  }
  const refuse = whyNotPut(play, seat, bare(side), clause)
  const [options, about] = [oneOf(places), { item: side }]
  const place = play.ask({ clause, kind: 'place', by: seat, options, refuse, about })
  const action = side === 'fatigue' ? 'run' : 'nothing'
  const because = ['token.side', 'token.box-covered-at-once'] as const
  play.report({ clause, with: because, kind: 'action-declared', seat, action, place, side })
}
