/*
 * Combat, wounds and infection of Trust Me a second time, written from the clauses and rulings alone. It is told what
 * dice and players said, one thing after the other, checks that each could be said, and tells what becomes of the
 * sheets. A sheet is a plain record of what lies where, by name: `handgun:empty`, `bandage:wound`.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** An answer that was given, and how many there were to choose from. */
export interface Said {
  readonly kind: string
  readonly value: unknown
  readonly count: number
  readonly about?: Readonly<Record<string, unknown>> | undefined
  readonly who?: string | undefined
}

/** One player as it lies on the table. */
export interface Person {
  readonly passport: string
  readonly sheet: Record<string, string>
  reserve: number
  state: string
  /** Wounds and Infections without a place. */
  wounds: number
  infections: number
}

/** State that the oracle works on. */
export interface Fight {
  readonly people: Readonly<Record<string, Person>>
  readonly readings: Readonly<Record<string, string>>
  readonly defence: readonly string[]
  readonly damage: readonly { from: number; wounds: number }[]
  readonly said: Said[]
  /** Things that fell to the ground, and those that went out of the game. */
  readonly fallen: string[]
  readonly gone: string[]
}

interface Row {
  readonly id: string
}
const file = parse(readFileSync('content/components/trust-me.yaml', 'utf8'))
const byId = <T>(rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row])) as unknown as Record<string, T>

/** The box, as the file of the components has it. */
export const box = {
  layout: file.layout.boxes as readonly string[],
  passports: byId<Record<'melee' | 'ranged' | 'survival', number>>(file.passports),
  weapons: byId<{ category: 'melee' | 'ranged'; die: string; limit: number; hands: number }>(
    file.weapons,
  ),
  limits: byId<{ limit: number | 'once' }>(file.objects),
  defence: file.table.defence as readonly string[],
  damage: file.damage.bands as readonly { from: number; wounds: number }[],
}

const SIDES: Readonly<Record<string, number>> = {
  blue: 4,
  yellow: 6,
  red: 8,
  black: 12,
  green: 12,
  white: 20,
}
const BOXES = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const NO_OBJECTS = ['action', 'fatigue', 'wound', 'infection']

const one = (fight: Fight, seat: string) => fight.people[seat] as Person

/** sheet.free-box-gives-skill, sheet.covered-box-cancels. */
export function hasSkill({ sheet }: Person, skill: string): boolean {
  return BOXES.some((place, at) => box.layout[at] === skill && !sheet[place])
}

/** wound.third-kills, R-bandage. */
export function woundsOn({ sheet, wounds }: Person, bandage = 'counts'): number {
  const marks = bandage === 'heals' ? ['wound'] : ['wound', 'bandage:wound']
  return wounds + Object.values(sheet).filter((name) => marks.includes(name)).length
}

/** The next answer, which has to be one of a kind and of a choice. */
function next(fight: Fight, kind: string, options: readonly unknown[], who?: string): unknown {
  if (options.length === 1 && kind !== 'die') return options[0]
  const said = fight.said.shift()
  const told = JSON.stringify(said)
  if (said?.kind !== kind) throw new Error(`${kind} expected, not ${told}`)
  if (who && said.who !== who) throw new Error(`${kind} of ${who}, not ${told}`)
  if (said.count !== options.length) throw new Error(`${JSON.stringify(options)} against ${told}`)
  const written = options.map((option) => JSON.stringify(option))
  if (!written.includes(JSON.stringify(said.value))) throw new Error(`${written} without ${told}`)
  return said.value
}

function roll(fight: Fight, seat: string, die: string): number {
  const faces = Array.from({ length: SIDES[die] as number }, (_, at) => at + 1)
  const asked = fight.said[0]?.about?.['die']
  if (asked !== die) throw new Error(`a ${die} die expected, not ${JSON.stringify(fight.said[0])}`)
  return next(fight, 'die', faces, seat) as number
}

/** R-charm, skill.reroll: dice as they lie in the end, each rolled again at most once. */
function rollAll(fight: Fight, seat: string, dice: readonly string[], bySkill: boolean) {
  const person = one(fight, seat)
  const values = dice.map((die) => roll(fight, seat, die))
  const left = { skill: bySkill && hasSkill(person, 'reroll'), charm: true }
  const done: number[] = []
  let isSkillUsed = false
  for (;;) {
    const still = values.map((_, at) => at + 1).filter((at) => !done.includes(at))
    const charms = Object.entries(person.sheet).filter(
      ([place, name]) => name === 'lucky-charm' && place.startsWith('card-'),
    )
    const ways = [
      ...(left.skill ? ['skill'] : []),
      ...(left.charm && charms.length > 0 ? ['charm'] : []),
    ]
    const options = ['none', ...ways.flatMap((by) => still.map((die) => ({ by, die })))]
    const choice = next(fight, 'reroll', options, seat) as { by: 'skill' | 'charm'; die: number }
    if ((choice as unknown) === 'none') return { values, isSkillUsed }
    left[choice.by] = false
    isSkillUsed ||= choice.by === 'skill'
    done.push(choice.die)
    values[choice.die - 1] = roll(fight, seat, dice[choice.die - 1] as string)
    if (choice.by === 'charm')
      wearCharm(
        fight,
        person,
        seat,
        charms.map(([place]) => place),
      )
  }
}

/** object.limit-roll: a Lucky charm is rolled for after it has been used. */
function wearCharm(fight: Fight, person: Person, seat: string, places: readonly string[]): void {
  const result = roll(fight, seat, 'green') + (hasSkill(person, 'green') ? 1 : 0)
  if (result > Number(box.limits['lucky-charm']?.limit)) return
  delete person.sheet[places[0] as string]
  fight.gone.push('lucky-charm')
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** One attack of a survivor (combat.declare to combat.limit). */
export function attacks(
  fight: Fight,
  by: string,
  target: string,
  grip: string,
  penalty: number,
  zombies: number,
): number {
  const attacker = one(fight, by)
  const name = attacker.sheet[grip] as string
  const weapon = box.weapons[name]
  if (!weapon) throw new Error(`${name} is no weapon that can be used`)
  const { category } = weapon
  const dice = [weapon.die, ...(hasSkill(attacker, category) ? ['yellow'] : [])]
  const { values, isSkillUsed } = rollAll(fight, by, dice, true)
  const clumsy = weapon.hands === 2 && grip !== 'both' ? 4 : 0
  const bonus = box.passports[attacker.passport]?.[category] ?? 0
  const total = sum(values) + bonus - penalty - clumsy
  let killed = 0
  if (target === 'zombies') {
    const score = fight.readings['kills'] === 'dice' ? sum(values) : total
    killed = Math.min(zombies, Math.max(0, Math.floor(score / 5)))
  } else hurt(fight, target, total, by)
  const last = rollAll(fight, by, ['green'], fight.readings['reroll'] === 'any-die' && !isSkillUsed)
  const result = sum(last.values) + (hasSkill(attacker, 'green') ? 1 : 0)
  if (result <= weapon.limit) {
    if (category === 'ranged') attacker.sheet[grip] = `${name}:empty`
    else {
      delete attacker.sheet[grip]
      fight.gone.push(name)
    }
  }
  return killed
}

/** combat.defence-total to combat.margin, and what the damage table says of the difference. */
export function hurt(fight: Fight, seat: string, attack: number, by: string | null): void {
  const person = one(fight, seat)
  const dice = [...fight.defence, ...(hasSkill(person, 'defence') ? ['blue'] : [])]
  const { values } = dice.length > 0 ? rollAll(fight, seat, dice, false) : { values: [] }
  const bonus = box.passports[person.passport]?.survival ?? 0
  const difference = attack - sum(values) - bonus
  if (difference <= 0) return
  if (difference > 3) {
    const row = [...fight.damage]
      .sort((a, b) => a.from - b.from)
      .findLast(({ from }) => from <= difference)
    for (let at = 0; at < (row?.wounds ?? 0); at++) wound(fight, seat, by, by === null)
    return
  }
  const ways = tire(person)
  const choice = next(fight, 'damage', ways.length > 0 ? ['fatigue', 'wound'] : ['wound'], seat)
  if (choice === 'wound') wound(fight, seat, by, by === null)
  else {
    const place = next(fight, 'tire', ways, seat) as string
    if (!person.sheet[place]) person.reserve--
    person.sheet[place] = 'fatigue'
  }
}

/** combat.fatigue-flip, combat.fatigue-reserve: where a Fatigue can come to lie. */
function tire({ sheet, reserve }: Person): readonly string[] {
  const actions = Object.keys(sheet).filter((place) => sheet[place] === 'action')
  if (actions.length > 0) return actions.sort(inOrder)
  // object.trainers: what lies on them need not lie in a box.
  const room = sheet['outfit'] === 'trainers' ? [...BOXES, 'pouch'] : BOXES
  return reserve > 0 ? room.filter((place) => !sheet[place]) : []
}

const ORDER = [...BOXES, 'left', 'right', 'pouch']
const inOrder = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b)

/** A Wound is placed, with an Infection where zombies did it; the third kills. */
export function wound(fight: Fight, seat: string, by: string | null, isBitten: boolean): void {
  const person = one(fight, seat)
  if (person.state !== 'in') return
  place(fight, seat, 'wound', by ?? seat)
  if (woundsOn(person, fight.readings['bandage']) >= 3) {
    person.state = 'dead'
    for (const [at, name] of Object.entries(person.sheet)) {
      if (!NO_OBJECTS.includes(name)) {
        fight.fallen.push(name)
        delete person.sheet[at]
      }
    }
  } else if (isBitten) place(fight, seat, 'infection', seat)
}

/** wound.where, infection.where, R-wound-place: a hand or a box without a token; an object there falls. */
function place(fight: Fight, seat: string, what: 'wound' | 'infection', by: string): void {
  const person = one(fight, seat)
  const { sheet } = person
  const free = [...BOXES, 'left', 'right'].filter((at) => !NO_OBJECTS.includes(sheet[at] ?? ''))
  if (free.length === 0) {
    person[what === 'wound' ? 'wounds' : 'infections']++
    return
  }
  const at = next(fight, what, free, by) as string
  for (const held of at === 'left' || at === 'right' ? [at, 'both'] : [at]) {
    if (!sheet[held]) continue
    fight.fallen.push(sheet[held])
    delete sheet[held]
  }
  sheet[at] = what
}

/** infection.roll, infection.threshold, R-infection-rolls: who is infected rolls, in turn order. */
export function infected(fight: Fight, seats: readonly string[]): void {
  for (const seat of seats) {
    const person = one(fight, seat)
    if (person.state !== 'in') continue
    const all =
      person.infections + Object.values(person.sheet).filter((name) => name === 'infection').length
    const rolls = fight.readings['infection'] === 'each' ? all : Math.min(1, all)
    for (let at = 0; at < rolls && person.state === 'in'; at++) {
      const { values } = rollAll(fight, seat, ['green'], false)
      const result = sum(values) + (hasSkill(person, 'green') ? 1 : 0)
      if (result <= 3) wound(fight, seat, null, false)
    }
  }
}
