/*
 * Watches a game go by and notes what no law of the kernel forbids and the rulebook does. It reads what the
 * engine reports, event by event, and knows each clause from the rulebook alone.
 */

import type { QuickEvent } from '../../../../src/games/quick-and-undead/events.ts'
import type { Given, Position } from '../../../../src/games/quick-and-undead/position.ts'
import type { Readings, Seat } from './terms.ts'

type Of<Kind extends QuickEvent['kind']> = Extract<QuickEvent, { kind: Kind }>

/** Notes every clause that is broken, with the event that breaks it. */
export class Observer {
  readonly broken: string[] = []
  readonly #given: Given
  readonly #readings: Readings
  #event: QuickEvent | undefined
  /** Of the present round: who bought, who took turns where, and on which spaces there was a duel. */
  #buyers: Seat[] = []
  #turns: { readonly seat: Seat; readonly space: number | 'hired' }[] = []
  #duels: number[] = []
  #rounds = 0
  #lastRound: Of<'round-begins'> | undefined
  #roundsSinceNoon: number | undefined

  constructor(given: Given, readings: Readings) {
    this.#given = given
    this.#readings = readings
  }

  /** Notes a position before an event. */
  before(event: QuickEvent, before: Position): void {
    this.#event = event
    switch (event.kind) {
      case 'day-begins':
        this.#expect(event.day === before.day + 1 && this.#rounds % 3 === 0, 'day.three-rounds')
        break
      case 'round-begins':
        this.#roundBegins(event, before)
        break
      case 'shootout-begins':
        if (event.shootout === 'duel') this.#duelBegins(event, before)
        break
      case 'turn-begins':
        this.#turnBegins(event, before)
        break
      case 'building-bought':
        this.#bought(event, before)
        break
      case 'shot':
        this.#shot(event, before)
        break
      case 'undead-added':
        this.#undeadAdded(event, before)
        break
      case 'emptied':
        this.#expect(event.seat !== 'R', 'soloflow.no-bullets-spent')
        break
      case 'gained':
        this.#expect(event.seat !== 'R', 'soloflow.no-income')
        break
      case 'high-noon-triggered':
        this.#expect(this.#roundsSinceNoon === undefined && !this.#given.solo, 'noon.irrevocable')
        this.#roundsSinceNoon = 0
        break
      case 'building-kept':
        this.#expect(this.#mayBeDue(before), 'end.upkeep')
        break
      case 'scored':
        this.#scored(event, before)
        break
      case 'game-won':
        this.#won(event, before)
        break
    }
  }

  /** Checks the position after it. */
  after(position: Position): void {
    this.#tokens(position)
  }

  end(): void {
    if (this.#roundsSinceNoon !== undefined) {
      this.#expect(this.#roundsSinceNoon === 1, 'noon.one-round')
    }
  }

  #expect(holds: boolean, clause: string): void {
    if (!holds) this.broken.push(`${clause}: ${JSON.stringify(this.#event)}`)
  }

  /** setup.six-tokens, component.bullet-tokens, and in solo one Undead at a place and all of them about. */
  #tokens({ gangs, town, street, bootHill, under, spareBullets, law }: Position): void {
    const all = Object.values(gangs)
    for (const { loaded } of all) {
      const cells = loaded.every((cell) => cell >= 2 && cell <= 7)
      this.#expect(cells && new Set(loaded).size === loaded.length, 'setup.six-tokens')
    }
    const laid = town.filter(({ bonus }) => bonus === 'bullet').length
    this.#expect(6 * all.length + laid + spareBullets === 39, 'component.bullet-tokens')
    if (!this.#given.solo) return
    const places = [street, ...town.map(({ undead }) => undead)]
    this.#expect(
      places.every(({ length }) => length <= 1),
      'sologoal.one-per-place',
    )
    this.#expect(law === 'A', 'soloflow.always-law')
    if (this.#rounds === 0) return
    const about = places.flat().length + bootHill.length + under.length
    const riders = this.#given.hardships.includes('riders')
    this.#expect(about === (riders ? 18 : 15), 'sologoal.undead-recycled')
  }

  /** day.three-rounds, setup.law-rotates, twogang.badge, noon.one-round. */
  #roundBegins(event: Of<'round-begins'>, before: Position): void {
    const { seats, solo } = this.#given
    const previous = this.#lastRound
    this.#expect(event.round === (this.#rounds % 3) + 1, 'day.three-rounds')
    if (previous) {
      const step = solo ? 0 : 1
      const next = seats[(seats.indexOf(previous.law) + step) % seats.length]
      this.#expect(event.law === next, 'setup.law-rotates')
    }
    if (this.#roundsSinceNoon !== undefined) this.#roundsSinceNoon++
    this.#expect(event.highNoon === (this.#roundsSinceNoon === 1), 'noon.one-round')
    const lying = Object.values(before.gangs).flatMap(({ on }) => Object.values(on))
    this.#expect(!lying.includes('standing'), 'end.lay-down')
    this.#rounds++
    this.#lastRound = event
    this.#buyers = []
    this.#turns = []
    this.#duels = []
  }

  /** duel.when, duel.not-on-7: before anybody acts there, once, and in turn order. */
  #duelBegins({ space, seats }: Of<'shootout-begins'>, before: Position): void {
    this.#expect(space !== undefined && !this.#duels.includes(space), 'duel.one-shot')
    this.#expect(space !== 7 || this.#given.solo, 'duel.not-on-7')
    this.#expect(!this.#turns.some((turn) => turn.space === space), 'duel.when')
    this.#expect(isSorted(seats.map((seat) => this.#after(before.law, seat))), 'duel.announce')
    if (space !== undefined) this.#duels.push(space)
  }

  /** day.resolution-order, turn.sharers-order: Hired Guns, then 8 to 2; on each from the LAW on. */
  #turnBegins({ seat, space }: Of<'turn-begins'>, before: Position): void {
    this.#expect(!this.#turns.some((turn) => turn.seat === seat), 'turn.one-purchase')
    this.#turns.push({ seat, space })
    const ranks = this.#turns.map((turn) => {
      const first = turn.space === 'hired' ? 0 : 9 - turn.space
      return 10 * first + this.#after(before.law, turn.seat)
    })
    this.#expect(isSorted(ranks), 'day.resolution-order')
  }

  /** Number of seats clockwise from the bearer of the LAW; Dead Ranger is after them all. */
  #after(law: Seat, seat: Seat): number {
    const { seats } = this.#given
    if (seat === 'R') return seats.length
    return (seats.indexOf(seat) - seats.indexOf(law) + seats.length) % seats.length
  }

  /** turn.one-purchase, building.buy-condition, building.occupied-half, effect.fixed-price, R-saloon. */
  #bought({ seat, card, price }: Of<'building-bought'>, before: Position): void {
    this.#expect(!this.#buyers.includes(seat), 'turn.one-purchase')
    this.#buyers.push(seat)
    this.#expect(before.street.length === 0, 'building.buy-condition')
    this.#expect(this.#turns.at(-1)?.space !== 'hired', 'turn.hired-cannot-buy')
    const occupants = before.town.find((site) => site.card === card)?.occupants ?? []
    this.#expect(!occupants.includes(seat), 'building.occupied-half')
    const { cost } = this.#given.buildings[card]
    const full = card === 'saloon' && this.#readings['saloon'] === 'full-price'
    const half = occupants.length > 0 && !full
    const due = card === 'fixed-price' ? 5 : half ? Math.floor((cost + 1) / 2) : cost
    this.#expect(price === due, 'building.pay-cost')
  }

  /** shot.roll, crit.*: what is said of a die follows from the card and the token of who rolled it. */
  #shot({ seat, shot: { face, result } }: Of<'shot'>, before: Position): void {
    const gang = before.gangs[seat]
    const isTokenless = seat === 'R' && this.#readings['solo-crit'] === 'ranger-has-none'
    const skull = gang.critical === 'skull'
    const possible =
      face === 8
        ? skull && !isTokenless
          ? ['critical-hit', 'miss']
          : ['miss']
        : face === 1
          ? [skull || isTokenless ? 'miss' : 'critical-miss']
          : [gang.loaded.includes(face) ? 'hit' : 'miss']
    this.#expect(possible.includes(result), 'shot.roll')
  }

  /** solosetup.undead, soloflow.undead-placement: the Street, else the first building that has none. */
  #undeadAdded({ at, clause }: Of<'undead-added'>, { street, town }: Position): void {
    if (!this.#given.solo || clause.startsWith('effect.')) return
    const first =
      street.length === 0 ? 'street' : town.find(({ undead }) => undead.length === 0)?.card
    this.#expect(at === first, 'soloflow.undead-placement')
  }

  /** end.upkeep, R-noon-no-upkeep: after the third round, and after High Noon only where it is read so. */
  #mayBeDue({ round, noon }: Position): boolean {
    return noon === 'now' ? this.#readings['noon-no-upkeep'] === 'upkeep-due' : round === 3
  }

  /** score.sum, twogang.score. */
  #scored(event: Of<'scored'>, before: Position): void {
    const { seats, undead, buildings } = this.#given
    const gangs = seats.filter((seat) => before.gangs[seat].purse === event.seat)
    const values = gangs.flatMap((seat) =>
      before.gangs[seat].trophies.map((card) => undead[card].value),
    )
    const clear = gangs.flatMap((seat) =>
      before.town
        .filter((site) => site.occupants.includes(seat) && site.undead.length === 0)
        .map(({ card }) => buildings[card].notoriety),
    )
    const notoriety = before.purses[event.seat].notoriety
    const parts = [notoriety, sum(values), sum(clear)]
    const said = [event.notoriety, event.undead, event.buildings]
    this.#expect(String(parts) === String(said) && event.total === sum(parts), 'score.sum')
  }

  /** score.winner, score.tie-coins, score.tie-duel: among the living who has most. */
  #won({ ending: { winner, by } }: Of<'game-won'>, { scores, purses }: Position): void {
    if (this.#given.solo || winner === null || by === 'duel') return
    if (this.#event?.clause === 'score.duel-all-dead') return
    const own = scores[winner] ?? 0
    for (const [seat, score] of Object.entries(scores)) {
      if (seat === winner) continue
      const poorer = purses[seat as Seat].coins < purses[winner].coins
      this.#expect(score < own || (by === 'coins' && score === own && poorer), 'score.winner')
    }
  }
}

function isSorted(ranks: readonly number[]): boolean {
  return ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] as number))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
