import { binomial } from '../../../kernel/choice/count.ts'
import { oneOf } from '../../../kernel/choice/index.ts'
import { copies } from '../../../kernel/data/stock.ts'
import {
  type BanditId,
  type NoteValue,
  noteValues,
  type RobbedPlace,
  type Vault,
  type VictimId,
} from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, seatOf, startOf } from '../position.ts'
import { laidOut } from '../purses.ts'
import { gain } from './money.ts'
import { reason } from './refusing.ts'

/** Takes the loot of a robbery: money, a bandit, or the money of the victim. */
export function takeLoot(play: Play, bandit: BanditId, place: RobbedPlace): void {
  if (place === 'town') robVictim(play, bandit)
  else if (place === 'prison') free(play, bandit)
  else empty(play, bandit, place)
}

/** robbery.success-money: all the money that lies at the bank or on the coach. */
function empty(play: Play, bandit: BanditId, place: Vault): void {
  const clause = 'robbery.success-money'
  const known = play.now.vaults[place].flatMap((note) => (note === 0 ? [] : [note]))
  const turned = turnNotes(play, place)
  const notes = [...known, ...turned]
  const sum = notes.reduce((all: number, note) => all + note, 0)
  play.report({ clause, kind: 'notes-turned', place, notes, sum })
  if (sum > 0) gain(play, bandit, sum, clause)
}

/** Draws the unseen notes of a place: any of those not held by a player, equally likely. */
function turnNotes(play: Play, place: Vault): readonly NoteValue[] {
  const count = play.now.vaults[place].filter((note) => note === 0).length
  const ways = waysToDraw(play, count)
  const outcomes = oneOf(ways.map(({ notes }) => notes))
  const weights = ways.map(({ weight }) => weight)
  const refuse = (told: unknown) =>
    reason('notes-do-not-add-up', 'component.banknotes', told, [count])
  const clause = 'robbery.success-money'
  return play.roll({ clause, kind: 'notes', about: { place }, outcomes, weights, refuse })
}

/** Every number of the larger notes among so many, and in how many ways it can be drawn. */
function waysToDraw({ now }: Laid, count: number) {
  const { left } = laidOut(now)
  const [low, high] = noteValues
  return Array.from({ length: count + 1 }, (_, large) => ({
    notes: [...copies<NoteValue>(low, count - large), ...copies<NoteValue>(high, large)],
    weight: binomial(left[low], count - large) * binomial(left[high], large),
  })).filter(({ weight }) => weight > 0)
}

/**
 * robbery.success-prison: a new bandit, with the bullets and the Courage that are printed on it;
 * it acts from the next round on.
 */
function free(play: Play, by: BanditId): void {
  const clause = 'robbery.success-prison'
  const seat = seatOf(play.now, by)
  const bandit = play.now.prison as BanditId
  const because = ['robbery.gang-limit'] as const
  const start = startOf(play, bandit)
  play.report({ clause, with: because, kind: 'bandit-freed', seat, bandit, ...start })
}

/** robbery.success-town: the money of the victim, who leaves. */
function robVictim(play: Play, bandit: BanditId): void {
  const clause = 'robbery.success-town'
  const victim = play.now.victim as VictimId
  const { money } = play.given.faces.victims[victim]
  play.report({ clause, kind: 'victim-robbed', victim })
  if (money > 0) gain(play, bandit, money, clause)
}
