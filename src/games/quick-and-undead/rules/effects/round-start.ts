import { oneOf } from '../../../../kernel/choice/index.ts'
import type { Loop } from '../../../../kernel/run/table.ts'
import { when } from '../../clauses.ts'
import type { BuildingCard, Seat } from '../../components.ts'
import type { Play } from '../../play.ts'
import {
  buildingsOf,
  type Laid,
  type Position,
  type Site,
  siteOf,
  turnOrder,
} from '../../position.ts'
import { refusal } from '../refusal.ts'
import { type Ability, abilities, clauseOfIdle } from './abilities.ts'

/** day.round-start: at the start of the round players may use these abilities, in turn order from the LAW. */
export function roundStart(play: Play): void {
  play.repeat(roundStartAbilities)
}

/**
 * day.round-start: everybody uses abilities one by one, in an order of their own choice, until they want
 * no more. R-round-start-optional: each once a round.
 */
const roundStartAbilities: Loop<Play> = {
  name: 'round-start-abilities',
  clause: 'day.round-start',
  goesOn: (play) => nextSeat(play) !== undefined,
  body: nextAbility,
}

/** The first seat in turn order that controls a building with such an ability and has not declared itself done. */
function nextSeat(play: Laid): Seat | undefined {
  const { now } = play
  return turnOrder(play).find((seat) => isAble(now, seat) && !now.used.includes(`${seat} done`))
}

function isAble({ town }: Position, seat: Seat): boolean {
  return town.some(({ card, occupants }) => occupants.includes(seat) && abilities[card])
}

function nextAbility(play: Play): void {
  const seat = nextSeat(play) as Seat
  const card = chooseAbility(play, seat)
  if (card === 'done') finish(play, seat)
  else useAbility(play, seat, card)
}

/**
 * day.round-start: one of the abilities that would change anything, or none of them;
 * R-round-start-optional: in the other reading those without "may" must all be used first.
 */
function chooseAbility(play: Play, by: Seat): BuildingCard | 'done' {
  const unused = unusedOf(play, by)
  const ready = unused.filter((card) => !abilityOf(card).idle(play, by))
  const isForced =
    play.readings['round-start-optional'] === 'forced' &&
    ready.some((card) => !abilityOf(card).optional)
  const options: readonly (BuildingCard | 'done')[] = isForced ? ready : [...ready, 'done']
  return play.ask({
    clause: 'day.round-start',
    kind: 'round-start',
    by,
    options: oneOf(options),
    refuse: (answer) => {
      const own = unused.find((card) => card === answer)
      const why = own && abilityOf(own).idle(play, by)
      return why
        ? refusal('ability-idle', clauseOfIdle(own, why), answer, options, { seat: by, why })
        : refusal('not-an-ability', 'day.round-start', answer, options, { seat: by })
    },
  })
}

/** building.ability-controller: the buildings whose Round Start ability a seat has not used this round. */
function unusedOf(play: Laid, seat: Seat): readonly BuildingCard[] {
  const { used } = play.now
  const own = buildingsOf(play.now, seat)
  return own.filter((card) => abilities[card] && !used.includes(`${seat} ${card}`))
}

function abilityOf(card: BuildingCard): Ability {
  return abilities[card] as Ability
}

/**
 * building.ability-controller: an ability is used by whoever controls the building;
 * building.undead-no-bar: Undead in it do not bar that.
 */
function useAbility(play: Play, seat: Seat, card: BuildingCard): void {
  const { undead } = siteOf(play.now, card) as Site
  const bar = when(undead.length > 0, 'building.undead-no-bar')
  const others = ['day.round-start', 'building.ability-controller', ...bar] as const
  play.report({ clause: `effect.${card}`, with: others, kind: 'ability-begins', seat, card })
  abilityOf(card).use(play, seat)
}

/** Reports each unused ability of a seat with its reason, and passes to the next seat. */
function finish(play: Play, seat: Seat): void {
  for (const card of unusedOf(play, seat)) {
    const why = abilityOf(card).idle(play, seat) ?? 'ability-unused'
    const clause = `effect.${card}` as const
    const limit = clauseOfIdle(card, why)
    const others = when(limit !== clause, limit)
    play.report({ clause, with: others, kind: 'not-applied', why, seat, card })
  }
  play.report({ clause: 'day.round-start', kind: 'abilities-done', seat })
}
