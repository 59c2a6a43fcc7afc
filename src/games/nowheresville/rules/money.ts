import type { ClauseId } from '../clauses.ts'
import { type BanditId, type Seat, TOKEN, type Vault, vaults } from '../components.ts'
import type { Play } from '../play.ts'
import { isStarter, type Laid, seatOf } from '../position.ts'
import { type Changed, changer, moneyAfter, notesLeft, owedBy } from '../purses.ts'
import { idle } from './asking.ts'
import { checkWin } from './winning.ts'

/** accomplice.fee: what an accomplice costs whenever it gains money. */
export const FEE = 100

/** death.bounty: what a player who has more than the limit pays for a dead bandit. */
const BOUNTY = 300
const BOUNTY_LIMIT = 1000

/** True when a player can pay a sum. */
export function canPay({ now }: Laid, seat: Seat, sum: number): boolean {
  return now.money[seat] >= sum
}

/** Pays the supply, whichever of a player's bandits it is for. */
export function pay(play: Play, seat: Seat, sum: number, clause: ClauseId): void {
  findNotes(play, { [seat]: -sum })
  play.report({ clause, kind: 'paid', seat, sum })
}

/**
 * accomplice.fee: whenever an accomplice gains money its player receives $100 less, never less than nothing;
 * accomplice.not-starter: a starter costs nothing.
 * death.money-of-players: the money is the player's, not the bandit's.
 */
export function gain(play: Play, bandit: BanditId, sum: number, clause: ClauseId): void {
  const seat = seatOf(play.now, bandit)
  const { fee, because } = feeOf(play, bandit, sum)
  findNotes(play, { [seat]: sum - fee })
  const why = [...because, 'death.money-of-players'] as const
  play.report({ clause, with: why, kind: 'gained', seat, bandit, sum, fee })
  checkWin(play, seat)
}

function feeOf({ now }: Laid, bandit: BanditId, sum: number) {
  if (isStarter(now, bandit)) return { fee: 0, because: ['accomplice.not-starter'] as const }
  return { fee: Math.min(FEE, sum), because: ['accomplice.fee'] as const }
}

/**
 * maintenance.change-1000: players change their notes where a sum, or the change of a token, cannot be given, which
 * takes one of the $1,000 tokens each time; what is missing then is written down.
 */
function findNotes(play: Play, changes: Changed): void {
  const most = play.now.box[TOKEN]
  for (let times = 0; times <= most && isShort(play, changes); times++) {
    if (changeNotes(play)) continue
    const seat = Object.keys(changes)[0] as Seat
    idle(play, 'maintenance.change-1000', 'supply-short', { seat })
    return
  }
}

/** True when more would be owed than the tokens can show. */
function isShort({ now }: Laid, changes: Changed): boolean {
  const { vaults, box } = now
  const due = owedBy({ vaults, box, ...moneyAfter(now, changes) })
  return due > 0 && due > owedBy(now)
}

/** maintenance.change-1000: a player hands in $1,000 in notes for a token; whether there was one who could. */
function changeNotes(play: Play): boolean {
  const seat = changer(play.now)
  if (seat) play.report({ clause: 'maintenance.change-1000', kind: 'changed', seat })
  return seat !== undefined
}

/** maintenance.note-two-after-robbery: two notes in place of one; by other readings for both places, or three. */
function notesFor({ now, readings }: Laid, place: Vault): number {
  if (readings['notes'] === 'both') return now.robbed.length > 0 ? 2 : 1
  if (!now.robbed.includes(place)) return 1
  return readings['notes'] === 'three' ? 3 : 2
}

/**
 * maintenance.note-each: a note face down to the bank, and one to the coach;
 * maintenance.note-two-after-robbery: two where a robbery succeeded in the round before;
 * maintenance.notes-accumulate: on top of those that lie there;
 * maintenance.change-1000: notes that are missing are changed for tokens, and where nobody can, fewer are placed.
 */
export function placeNotes(play: Play): void {
  for (const [place, wanted] of vaults.map((vault) => [vault, notesFor(play, vault)] as const)) {
    const clause = wanted > 1 ? 'maintenance.note-two-after-robbery' : 'maintenance.note-each'
    const count = Math.min(wanted, notesReady(play, wanted))
    const because = ['maintenance.notes-accumulate'] as const
    if (count > 0) play.report({ clause, with: because, kind: 'notes-placed', place, count })
    if (count < wanted) idle(play, clause, 'no-notes', { place })
  }
}

/** maintenance.change-1000: how many notes can be placed, once players have changed theirs as long as that is too few. */
function notesReady(play: Play, wanted: number): number {
  const most = play.now.box[TOKEN]
  for (let times = 0; times < most && notesLeft(play.now) < wanted; times++) {
    if (!changeNotes(play)) break
  }
  return notesLeft(play.now)
}

/**
 * death.bounty: a player who had more than $1,000 pays $300 to the one who has just killed the bandit;
 * accomplice.fee: of which an accomplice costs its player $100, unless read otherwise;
 * death.money-of-players: the players pay and receive it, not their bandits.
 */
export function payBounty(play: Play, from: Seat, bandit: BanditId | null): void {
  const clause = 'death.bounty'
  const isRich = play.now.money[from] > BOUNTY_LIMIT
  if (!bandit || !isRich) {
    idle(play, clause, bandit ? 'not-rich' : 'nobody-killed', { seat: from })
    return
  }
  const seat = seatOf(play.now, bandit)
  const isPaid = play.readings['bounty.fee'] === 'fee'
  const { fee, because } = isPaid ? feeOf(play, bandit, BOUNTY) : { fee: 0, because: [] }
  const facts = { from, seat, bandit, sum: BOUNTY, fee }
  findNotes(play, { [from]: -BOUNTY, [seat]: BOUNTY - fee })
  const why = [...because, 'death.money-of-players'] as const
  play.report({ clause, with: why, kind: 'bounty-paid', ...facts })
  checkWin(play, seat)
}
