import type { Box, Told } from './box.ts'

/** A bandit on the table. */
export interface Bandit {
  readonly id: string
  readonly seat: string
  readonly starter: boolean
  cards: string[]
  hidden: string[]
  readonly life: number
  /** Experience as printed, and its tokens, each worth 2. */
  readonly experience: number
  tokens: number
  wounds: number
  bullets: number
  courage: number
  /** Cartridges that lie on its guns. */
  rounds: Record<string, number>
}

/** Parts of the table around it that the shootout needs. */
export interface Street {
  readonly seats: readonly string[]
  readonly readings: Readonly<Record<string, string>>
  readonly box: Box
  one(id: unknown): Bandit
  next(kind: string): Told
  seen(): string | undefined
  /** Gives wounds; whether the bandit died of them. */
  wound(bandit: Bandit, count: number, by: Bandit | null): boolean
  /** Takes a bandit from the location to which it was sent: it died elsewhere. */
  withdraw(id: string): void
  aside(): void
  clockwise(id: string): number
}

/** The positions of those who meet: who stays, best first; then who fled. */
export function fightItOut(meeting: readonly string[], street: Street, isFirst = true): string[] {
  const { readings, next, one } = street
  const fight = arm(meeting, street)
  const fled: string[] = []
  for (const id of meeting) {
    const { bandit, stance } = next('stance-shown')
    if (bandit !== id) throw new Error(`${id} stays or flees`)
    if (stance === 'flee') fled.push(id)
  }
  if (fled.length === meeting.length) {
    if (isFirst) return fightItOut(meeting, street, false)
    fled.length = 0
  }
  const standing = meeting.filter((id) => !fled.includes(id))
  const ranked = standing.length > 1 ? shootAll(standing, fled, fight, street) : standing
  const away = fled.filter((id) => one(id))
  if (readings['flee.reward'] === 'nothing') return ranked
  return [...ranked, ...(away.length > 1 ? fightItOut(away, street) : away)]
}

/** The guns in the hands of each, and their free rounds. */
interface Armed {
  readonly guns: readonly string[]
  readonly free: number[]
  readonly experience: number
}

function arm(meeting: readonly string[], street: Street): Map<string, Armed> {
  const { next, one, box, aside, readings } = street
  const fight = new Map<string, Armed>()
  for (const _ of meeting) {
    aside()
    const { bandit, guns } = next('armed') as unknown as { bandit: string; guns: string[] }
    aside()
    const owner = one(bandit)
    const cards = guns.filter((gun) => gun !== 'colt')
    const hands = cards.reduce((sum, gun) => sum + (box.guns[gun]?.hands ?? 9), 0)
    if (hands > 2) throw new Error('two hands')
    const isTwoHanded = cards.some((gun) => box.guns[gun]?.hands === 2)
    const hasColt = {
      'free-hand': hands < 2,
      'beside-two': !isTwoHanded,
      alone: cards.length === 0,
    }[readings['colt'] as string]
    if (guns.includes('colt') && !hasColt) throw new Error('no hand for the Colt')
    const fists = cards.reduce((sum, gun) => sum + (box.guns[gun]?.fists ?? 0), 0)
    const free = guns.map((gun) => (gun === 'colt' ? 1 : (box.guns[gun]?.free ?? 0)))
    fight.set(bandit, { guns, free, experience: owner.experience + 2 * owner.tokens + fists })
  }
  return fight
}

/** Shoots until nobody will or can; those who live, in order, and as the reading has it the dead. */
function shootAll(
  meeting: readonly string[],
  fled: string[],
  fight: Map<string, Armed>,
  street: Street,
): string[] {
  const { next, seen, one, clockwise, readings, seats } = street
  const level = (id: string) => fight.get(id)?.experience ?? 0
  const best = Math.max(...meeting.map(level))
  let tied = meeting.filter((id) => level(id) === best)
  while (tied.length > 1) tied = roll(tied, street)[0] as string[]
  const first = String(next('first-shooter')['bandit'])
  if (!meeting.includes(first)) throw new Error(`${first} does not stand here`)
  const start = clockwise(first)
  const place = (id: string) => (clockwise(id) - start + seats.length) % seats.length
  const turns = [...meeting].sort((a, b) => place(a) - place(b))
  const standing = new Set(meeting)
  const fallen: string[] = []
  let passes = 0
  let shots = 0
  const goesOn = () => standing.size > 1
  laps: for (;;) {
    shots = 0
    for (const id of turns) {
      if (!standing.has(id)) continue
      if (seen() === 'flees') {
        next('flees')
        standing.delete(id)
        fled.push(id)
      } else if (seen() === 'passed') {
        if (next('passed')['bandit'] !== id) throw new Error(`it is the turn of ${id}`)
        passes += 1
      } else {
        passes = 0
        shots += 1
        const dead = shoot(id, standing, fight, street)
        if (dead) {
          standing.delete(dead)
          const left = fled.indexOf(dead)
          if (left >= 0) fled.splice(left, 1)
          if (!meeting.includes(dead)) street.withdraw(dead)
          else if (one(dead)?.starter) fallen.push(dead)
        }
      }
      if (!goesOn()) break laps
      if (readings['shootout.end'] === 'all-passed' && passes >= standing.size) break laps
    }
    if (readings['shootout.end'] === 'quiet-lap' && shots === 0) break
  }
  const alive = meeting.filter((id) => standing.has(id))
  // Whoever died has discarded its tokens and its guns.
  const after = (id: string) => (fallen.includes(id) ? one(id).experience : level(id))
  if (readings['dead'] === 'first') return rank([...alive, ...fallen], after, street)
  const ranked = rank(alive, level, street)
  return readings['dead'] === 'last' ? [...ranked, ...rank(fallen, after, street)] : ranked
}

/** A shot: its cost, and whom it kills. */
function shoot(
  id: string,
  standing: ReadonlySet<string>,
  fight: Map<string, Armed>,
  { next, one, wound, readings }: Street,
): string | undefined {
  const told = next('shot') as unknown as {
    bandit: string
    gun: string
    target: string
    hit: string
    stray?: string
  }
  const shooter = one(id)
  const target = one(told.target)
  const armed = fight.get(id) as Armed
  if (told.bandit !== id) throw new Error(`it is the turn of ${id}`)
  if (readings['targets'] === 'shootout' && !standing.has(told.target)) throw new Error('target')
  if (target.seat === shooter.seat) throw new Error('own gang')
  const gun = armed.guns.indexOf(told.gun)
  if (gun < 0) throw new Error(`${told.gun} is in no hand`)
  const other = readings['free'] === 'any-gun' ? armed.free.findIndex((count) => count > 0) : -1
  const free = (armed.free[gun] ?? 0) > 0 ? gun : other
  if (free >= 0) armed.free[free] = (armed.free[free] ?? 0) - 1
  else if ((shooter.rounds[told.gun] ?? 0) > 0) {
    shooter.rounds[told.gun] = (shooter.rounds[told.gun] ?? 0) - 1
  } else shooter.bullets -= 1
  if (shooter.bullets < 0) throw new Error('no bullet')
  const struck = told.stray ? one(told.stray) : target
  const count = { miss: 0, body: 1, hat: 1, head: 2 }[told.hit] as number
  if (count === 0) return undefined
  return wound(struck, count, shooter) ? struck.id : undefined
}

/** Fewest wounds first, then the most experience, then the die. */
function rank(ids: readonly string[], level: (id: string) => number, street: Street): string[] {
  const { one, readings } = street
  const harm = (id: string) =>
    readings['wounds'] === 'life-left' ? one(id).wounds - one(id).life : one(id).wounds
  const sorted = [...ids].sort((a, b) => harm(a) - harm(b) || level(b) - level(a))
  const groups: string[][] = []
  for (const id of sorted) {
    const group = groups.at(-1)
    const mate = group?.[0]
    if (group && mate && harm(mate) === harm(id) && level(mate) === level(id)) group.push(id)
    else groups.push([id])
  }
  return groups.flatMap((group) => settle(group, street))
}

/** Throws the die until an order is found. */
function settle(group: readonly string[], street: Street): string[] {
  if (group.length < 2) return [...group]
  return roll(group, street).flatMap((tied) => settle(tied, street))
}

/** Everybody of a group rolls: groups by the die, highest first. */
function roll(group: readonly string[], { next }: Street): string[][] {
  const dice = new Map<string, number>()
  for (const _ of group) {
    const { bandit, die } = next('die-rolled')
    dice.set(String(bandit), Number(die))
  }
  const values = [...new Set(dice.values())].sort((a, b) => b - a)
  return values.map((value) => group.filter((id) => dice.get(id) === value))
}
