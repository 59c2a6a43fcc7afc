/*
 * Nowhere'sVille a second time, written from the clauses alone. It is told what players and chance decided, one thing
 * after the other, and says what follows: who stands where, who dies, who pays, who wins. Bandits are plain records.
 */
import type { Box, Told } from './box.ts'
import { deckOf, total } from './oracle-deck.ts'
import { type Bandit, fightItOut } from './oracle-shootout.ts'

/** End of a game. */
export interface Ending {
  readonly money: Readonly<Record<string, number>>
  readonly bandits: readonly Bandit[]
  readonly round: number
  readonly winners: readonly string[]
  readonly shop: readonly string[]
  readonly discard: Readonly<Record<string, number>>
  /** Events that followed, line by line. */
  readonly said: readonly string[]
}

class Won extends Error {}

const SYMBOLS: Readonly<Record<string, string>> = {
  town: 'hat',
  prison: 'hat',
  bank: 'chest',
  coach: 'envelope',
}
const FIVE = ['saloon', 'school', 'town', 'shop', 'market']

/** Plays a whole game as it is told. */
export function playGame(
  players: number,
  box: Box,
  readings: Readonly<Record<string, string>>,
  told: readonly Told[],
): Ending {
  const seats = ['A', 'B', 'C', 'D', 'E'].slice(0, players)
  const target = { 2: 3000, 3: 2500 }[players] ?? 2000
  const money: Record<string, number> = Object.fromEntries(seats.map((seat) => [seat, 0]))
  const notes: Record<string, number> = { bank: 0, coach: 0 }
  let bandits: Bandit[] = []
  let shop: string[] = []
  let robbed: string[] = []
  let victim: string | null = null
  let prisoner: string | null = null
  let round = 0
  let winners: string[] = []
  const said: string[] = []
  const where = new Map<string, string>()
  let at = 0

  const isGun = (card: string) => card in box.guns
  const say = (...line: unknown[]) => said.push(line.join(' '))
  const one = (id: unknown) => bandits.find((bandit) => bandit.id === id) as Bandit
  const seen = () => told[at]?.kind
  function next(kind: string): Told {
    const line = told[at++]
    if (line?.kind !== kind) {
      const before = JSON.stringify(told.slice(Math.max(0, at - 5), at))
      throw new Error(`${kind} expected after ${before}, where ${said.slice(-6).join(', ')}`)
    }
    return line
  }

  const pile = deckOf(box.copies)
  const { draw, left, throwAway } = pile

  const limit = (most: number, now: number, more: number) =>
    readings['limits'] === 'school' ? now + more : Math.min(Math.max(most, now), now + more)
  function load(bandit: Bandit, card: string): void {
    if (!isGun(card)) return
    const more = box.guns[card]?.cartridges ?? 0
    if (readings['cartridges'] === 'gun') {
      bandit.rounds[card] = (bandit.rounds[card] ?? 0) + more
    } else bandit.bullets = limit(6, bandit.bullets, more)
  }
  function equip(bandit: Bandit, isDown: boolean): void {
    const { card } = next('equipped')
    draw(String(card))
    take(bandit, String(card), isDown)
  }
  function take(bandit: Bandit, card: string, isDown: boolean): void {
    if (isDown) bandit.hidden.push(card)
    else {
      bandit.cards.push(card)
      load(bandit, card)
    }
  }

  const wins = () => {
    const best = Math.max(...Object.values(money))
    if (best < target) return
    winners = seats.filter((seat) => money[seat] === best)
    throw new Won()
  }
  function give(seat: string, sum: number): void {
    money[seat] = (money[seat] ?? 0) + sum
    if (readings['win'] === 'at-once' && sum > 0) wins()
  }
  /** True where notes may have run out: how many can be laid then depends on who holds which. */
  const isShort = () => total(notes) + total(money) / 100 >= 36
  function gain(bandit: Bandit, sum: number): void {
    const fee = bandit.starter ? 0 : Math.min(100, sum)
    const line = next('gained')
    const isRight = line['bandit'] === bandit.id && line['sum'] === sum && line['fee'] === fee
    if (!isRight) throw new Error(`${bandit.id} gains ${sum}, less ${fee}`)
    give(bandit.seat, sum - fee)
  }

  /** A reveal or an exchange of guns, whenever it comes. */
  function aside(): void {
    for (;;) {
      if (seen() === 'revealed') {
        const { bandit, card } = next('revealed')
        const owner = one(bandit)
        owner.hidden.splice(owner.hidden.indexOf(String(card)), 1)
        take(owner, String(card), false)
      } else if (seen() === 'exchanged') {
        const { gun, from, to } = next('exchanged')
        const giver = one(from)
        const taker = one(to)
        if (readings['exchange'] === 'gang' && giver.seat !== taker.seat)
          throw new Error('own gang')
        giver.cards.splice(giver.cards.indexOf(String(gun)), 1)
        taker.cards.push(String(gun))
        if (!giver.cards.includes(String(gun))) hand(giver.rounds, taker.rounds, String(gun))
      } else return
    }
  }

  /** Cartridges that lie on a gun go with it. */
  function hand(from: Record<string, number>, to: Record<string, number>, gun: string): void {
    to[gun] = (to[gun] ?? 0) + (from[gun] ?? 0)
    delete from[gun]
  }

  function wound(bandit: Bandit, count: number, by: Bandit | null): boolean {
    bandit.wounds += count
    if (bandit.wounds < bandit.life) return false
    say('died', bandit.id)
    const cards = [...bandit.cards, ...bandit.hidden]
    throwAway(cards)
    bandit.cards = []
    bandit.hidden = []
    bandit.rounds = {}
    const printed = box.bandits[bandit.id]
    const isPrinted = readings['restart'] === 'printed'
    bandit.wounds = 0
    bandit.bullets = isPrinted ? Math.min(6, printed?.bullets ?? 0) : 0
    bandit.courage = isPrinted ? Math.min(3, printed?.courage ?? 0) : 0
    bandit.tokens = 0
    if (!bandit.starter) bandits = bandits.filter((other) => other !== bandit)
    if (by && by.seat !== bandit.seat && (money[bandit.seat] ?? 0) > 1000) {
      const fee = by.starter || readings['bounty.fee'] === 'whole' ? 0 : 100
      if (next('bounty-paid')['fee'] !== fee) throw new Error(`the fee is ${fee}`)
      money[bandit.seat] = (money[bandit.seat] ?? 0) - 300
      give(by.seat, 300 - fee)
    }
    return true
  }

  function fortune(bandit: Bandit): void {
    const { fortune: card } = next('fortune-drawn')
    if (card === 'gain') gain(bandit, 100)
    else if (card === 'lose') money[bandit.seat] = Math.max(0, (money[bandit.seat] ?? 0) - 100)
    else if (card === 'equipment' && left() > 0) equip(bandit, readings['deck.face'] === 'down')
    else if (card === 'bullet') bandit.bullets = limit(6, bandit.bullets, 1)
    else if (card === 'courage') bandit.courage = limit(3, bandit.courage, 1)
    else if (card === 'wound') wound(bandit, 1, null)
    else if (card === 'heal') bandit.wounds = Math.max(0, bandit.wounds - 1)
  }

  function school(bandit: Bandit, most: number): void {
    const raised: unknown[] = []
    while (seen() === 'raised' && told[at]?.['bandit'] === bandit.id) {
      const { attribute } = next('raised')
      if (readings['school'] === 'different' && raised.includes(attribute)) throw new Error('twice')
      raised.push(attribute)
      if (attribute === 'bullets') {
        if (bandit.bullets >= 6) throw new Error('bullets are full')
        bandit.bullets = Math.min(6, bandit.bullets + 3)
      } else {
        const what = attribute === 'experience' ? 'tokens' : 'courage'
        if (bandit[what] >= 3) throw new Error('over the limit')
        bandit[what] += 1
      }
    }
    const open = Number(bandit.bullets < 6) + Number(bandit.tokens < 3) + Number(bandit.courage < 3)
    if (raised.length > most) throw new Error('too much is learnt')
    if (raised.length < most && open > raised.length) throw new Error('too little is learnt')
  }

  function rob(bandit: Bandit, place: string): void {
    const number = place === 'town' ? (box.victims[victim ?? '']?.number ?? 0) : 8
    next('robbery-begins')
    aside()
    const cards = (next('cards-used')['cards'] as string[]) ?? []
    const symbol = SYMBOLS[place] as string
    const values = cards.map((card) => box.robbery[card]?.[symbol] ?? Number.NaN)
    let result = values.reduce((a, b) => a + b, Number(next('result-found')['die']))
    if (result <= number && seen() === 'courage-spent') {
      const count = Number(next('courage-spent')['count'])
      if (count > bandit.courage) throw new Error('no such courage')
      bandit.courage -= count
      result += count
    }
    const isSuccess = result > number
    say('robbery', bandit.id, place, isSuccess)
    const gone = isSuccess ? cards : cards.length > 0 ? penalty(cards) : []
    for (const card of gone) {
      const from = bandit.cards.includes(card) ? bandit.cards : bandit.hidden
      from.splice(from.indexOf(card), 1)
    }
    throwAway(gone)
    if (!isSuccess) return
    if (place === 'town') {
      const sum = box.victims[victim ?? '']?.money ?? 0
      victim = null
      gain(bandit, sum)
    } else if (place === 'prison') {
      const { bullets, courage, life, experience } = box.bandits[prisoner as string] as never
      enlist(prisoner as string, bandit.seat, false, { bullets, courage, life, experience })
      prisoner = null
    } else {
      const sum = turned(place)
      robbed.push(place)
      notes[place] = 0
      if (sum > 0) gain(bandit, sum)
    }
  }
  function turned(place: string): number {
    const values = next('notes-turned')['notes'] as number[]
    if (values.length !== notes[place]) throw new Error('notes are missing')
    return values.reduce((a, b) => a + b, 0)
  }
  function penalty(cards: readonly string[]): string[] {
    const gone = next('cards-discarded')['cards'] as string[]
    if (gone.length !== 1 || !cards.includes(gone[0] as string))
      throw new Error('one of those used')
    return gone
  }
  function enlist(
    id: string,
    seat: string,
    starter: boolean,
    face: { bullets: number; courage: number; life: number; experience: number },
  ): void {
    const { life, experience } = face
    const bullets = Math.min(6, face.bullets)
    const courage = Math.min(3, face.courage)
    const blank = { wounds: 0, tokens: 0, rounds: {}, cards: [], hidden: [] }
    bandits.push({ id, seat, starter, life, experience, bullets, courage, ...blank })
  }

  function buy(bandit: Bandit): void {
    if (shop.length === 0 || (money[bandit.seat] ?? 0) < 100) return
    const line = told[at]
    if (line?.kind !== 'equipped' || line['bandit'] !== bandit.id) return
    if (line['source'] !== 'shop') return
    next('equipped')
    const card = String(line['card'])
    if (!shop.includes(card)) throw new Error(`${card} is not in the shop`)
    shop.splice(shop.indexOf(card), 1)
    money[bandit.seat] = (money[bandit.seat] ?? 0) - 100
    take(bandit, card, false)
  }

  function market(bandit: Bandit, position: number): void {
    if (seen() !== 'looked-at' || told[at]?.['seat'] !== bandit.seat) return
    money[bandit.seat] = (money[bandit.seat] ?? 0) - 200
    if ((money[bandit.seat] ?? 0) < 0) throw new Error('no credit')
    const hand: string[] = []
    const due = Math.min(4 - position, left())
    while (hand.length < due) {
      const card = String(next('looked-at')['card'])
      draw(card)
      hand.push(card)
    }
    const kept = String(next('equipped')['card'])
    hand.splice(hand.indexOf(kept), 1)
    bandit.hidden.push(kept)
    if (hand.length === 0) return
    const back = next('returned')['cards'] as string[]
    if ([...back].sort().join() !== [...hand].sort().join()) throw new Error('other cards go back')
    pile.putBack(back)
  }

  function reward(bandit: Bandit, location: string, position: number): void {
    const second = position === 2
    if (location === 'saloon' && position <= 2) {
      if (!second && left() > 0) equip(bandit, readings['deck.face'] === 'down')
      fortune(bandit)
    } else if (location === 'school' && position <= 2) school(bandit, 3 - position)
    else if (location === 'town' && second) gain(bandit, 100)
    else if (location === 'town' && position === 1) {
      const choice = told[at]?.['bandit'] === bandit.id ? told[at] : undefined
      if (choice?.kind === 'robbery-begins' && choice['place'] === 'town') rob(bandit, 'town')
      else if (choice?.kind === 'equipped' && choice['source'] === 'deck')
        equip(bandit, readings['deck.face'] === 'down')
      else gain(bandit, 200)
    } else if (location === 'shop' && position <= 3) buy(bandit)
    else if (location === 'market' && position <= 3) market(bandit, position)
    else if (location === 'prison' && position === 1) {
      const gang = bandits.filter(({ seat }) => seat === bandit.seat).length
      if (prisoner && gang < 3) rob(bandit, 'prison')
    }
  }

  function maintain(): void {
    for (const place of ['bank', 'coach']) {
      const many = readings['notes'] === 'three' ? 3 : 2
      const isHit = readings['notes'] === 'both' ? robbed.length > 0 : robbed.includes(place)
      const due = isHit ? many : 1
      const isPlaced = seen() === 'notes-placed' && told[at]?.['place'] === place
      const count = isPlaced ? Number(next('notes-placed')['count']) : 0
      notes[place] = (notes[place] ?? 0) + count
      if (count > due || (count < due && !isShort())) throw new Error(`${due} notes are due`)
    }
    robbed = []
    fillShop()
    for (let times = 0; shop.length === 3 && shop.every(isGun); times++) {
      if (readings['shop.guns'] === 'once' && times > 0) break
      if (pile.all().every(isGun)) break
      throwAway(shop)
      shop = []
      fillShop()
    }
    if (!victim) victim = String(next('victim-placed')['victim'])
    if (!prisoner && seen() === 'bandit-imprisoned') {
      prisoner = String(next('bandit-imprisoned')['bandit'])
    }
  }
  function fillShop(): void {
    while (shop.length < 3 && left() > 0) {
      const card = String(next('shop-filled')['card'])
      draw(card)
      shop.push(card)
    }
  }

  function turn(): void {
    aside()
    where.clear()
    for (const _ of [...bandits]) {
      const { bandit, location } = next('sent')
      const twin = bandits.some(
        (other) => other.seat === one(bandit).seat && where.get(other.id) === location,
      )
      if (twin) throw new Error('two of a gang at one place')
      where.set(String(bandit), String(location))
    }
    const last =
      readings['order'] === 'as-listed' ? ['bank', 'coach', 'prison'] : ['prison', 'coach', 'bank']
    let held = false
    for (const location of [...FIVE, ...last]) {
      aside()
      const there = () =>
        seats.flatMap((seat) =>
          bandits.flatMap(({ id, seat: owner }) =>
            owner === seat && where.get(id) === location ? [id] : [],
          ),
        )
      const order = orderOf(there(), location)
      if (location === 'bank' || location === 'coach') {
        const first = order[0]
        if (first && !(held && readings['holdup'] === 'one')) rob(one(first), location)
        held ||= first !== undefined
      } else {
        for (const [place, id] of order.entries()) {
          if (one(id)) reward(one(id), location, place + 1)
        }
      }
    }
    for (const bandit of bandits) if (where.get(bandit.id) === 'heal') bandit.wounds = 0
  }

  function orderOf(there: readonly string[], location: string): readonly string[] {
    if (there.length < 2) return there
    aside()
    const isFought = seen() === 'refused'
    if (!isFought) return next('order-set')['order'] as string[]
    next('refused')
    const clockwise = (id: string) => seats.indexOf(one(id).seat)
    const table = { seats, readings, box, one, next, seen, wound, aside, clockwise }
    const ranked = fightItOut(there, {
      ...table,
      withdraw: (id: string) => void where.delete(id),
    })
    const order = ranked.filter((id) => where.has(id))
    say('order', location, ...order)
    return order
  }

  for (const seat of seats) {
    const id = String(next('starter-dealt')['bandit'])
    enlist(id, seat, true, box.bandits[id] as never)
  }
  prisoner = String(next('bandit-imprisoned')['bandit'])
  try {
    for (;;) {
      round += 1
      maintain()
      turn()
      if (readings['win'] !== 'at-once') wins()
    }
  } catch (end) {
    if (!(end instanceof Won)) throw end
  }
  if (at !== told.length) throw new Error(`${told.length - at} things were told after the end`)
  return { money, bandits, round, winners, shop, discard: pile.discard, said }
}
