import { oneOf } from '../../../../kernel/choice.ts'
import { shown } from '../../../../kernel/refusal.ts'
import {
  ask,
  known,
  loop,
  nothing,
  type Rule,
  repeat,
  type Suspension,
} from '../../../../kernel/step.ts'
import type { ClauseId } from '../../clauses.ts'
import type { BuildingCard, Seat } from '../../components.ts'
import { type Play, type Site, siteOf, turnOrder } from '../../position.ts'
import { report } from '../../report.ts'
import { type Ability, abilities } from './abilities.ts'

/** day.round-start: at the start of the round players may use these abilities, in turn order from the LAW. */
export function roundStart(play: Play): Rule {
  return nextSeat(play) === undefined ? nothing() : repeat(roundStartAbilities, play)
}

/**
 * day.round-start: everybody uses abilities one by one, in an order of their own choice, until they want
 * no more. R-round-start-optional: each once a round.
 */
export const roundStartAbilities = loop<Play>({
  name: 'round-start-abilities',
  clause: 'day.round-start',
  goesOn: (play) => nextSeat(play) !== undefined,
  body: (play) => nextAbility(play, nextSeat(play) as Seat),
})

/** The first seat in turn order that controls a building with such an ability and has not declared itself done. */
function nextSeat(play: Play): Seat | undefined {
  const owners: Seat[] = []
  for (const { card, occupants } of play.now.town) {
    if (occupants.length > 0 && abilities[card]) owners.push(...occupants)
  }
  if (owners.length === 0) return undefined
  return turnOrder(play).find((seat) => owners.includes(seat) && !isDone(play, seat))
}

function isDone({ now }: Play, seat: Seat): boolean {
  return now.used.length > 0 && now.used.includes(`${seat} done`)
}

function* nextAbility(play: Play, seat: Seat): Rule {
  const card = yield* chooseAbility(play, seat)
  if (card === 'done') yield* finish(play, seat)
  else yield* useAbility(play, seat, card)
}

/**
 * day.round-start: one of the abilities that would change anything, or none of them;
 * R-round-start-optional: in the other reading those without "may" must all be used first.
 */
function chooseAbility(play: Play, by: Seat): Suspension<BuildingCard | 'done'> {
  const unused = unusedOf(play, by)
  const ready = unused.filter((card) => abilityOf(card).idle(play, by) === undefined)
  const forced =
    play.readings['round-start-optional'] === 'forced' &&
    ready.some((card) => !abilityOf(card).optional)
  const options: readonly (BuildingCard | 'done')[] = forced ? ready : [...ready, 'done']
  if (options.length === 1) return known(options[0] as BuildingCard | 'done')
  return ask({
    clause: 'day.round-start',
    kind: 'round-start',
    by,
    options: oneOf(options),
    refuse: (answer) => {
      const facts = { seat: by, received: shown(answer), allowed: options }
      const own = unused.some((card) => card === answer)
      const clause = own ? (`effect.${answer as BuildingCard}` as const) : 'day.round-start'
      return { code: own ? 'ability-idle' : 'not-an-ability', clause, facts }
    },
  })
}

/** building.ability-controller: the buildings whose Round Start ability a seat has not used this round. */
function unusedOf({ now }: Play, seat: Seat): readonly BuildingCard[] {
  const cards: BuildingCard[] = []
  for (const { card, occupants } of now.town) {
    if (!abilities[card] || !occupants.includes(seat)) continue
    if (!now.used.includes(`${seat} ${card}`)) cards.push(card)
  }
  return cards
}

function abilityOf(card: BuildingCard): Ability {
  return abilities[card] as Ability
}

/**
 * building.ability-controller: an ability is used by whoever controls the building;
 * building.undead-no-bar: Undead in it do not bar that.
 */
function* useAbility(play: Play, seat: Seat, card: BuildingCard): Rule {
  const others: ClauseId[] = ['day.round-start', 'building.ability-controller']
  const { undead } = siteOf(play.now, card) as Site
  if (undead.length > 0) others.push('building.undead-no-bar')
  yield* report({ clause: `effect.${card}`, with: others, kind: 'ability-begins', seat, card })
  yield* abilityOf(card).use(play, seat)
}

/** What a seat has not used is said with the reason, and the next seat follows. */
function* finish(play: Play, seat: Seat): Rule {
  for (const card of unusedOf(play, seat)) {
    const why = abilityOf(card).idle(play, seat) ?? 'ability-unused'
    yield* report({ clause: `effect.${card}`, kind: 'not-applied', why, seat, card })
  }
  yield* report({ clause: 'day.round-start', kind: 'abilities-done', seat })
}
