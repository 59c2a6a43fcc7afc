import { oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { tiersOf } from '../../../kernel/data/rank.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { BanditId, Seat } from '../components.ts'
import type { Level, Standing } from '../events.ts'
import type { Play } from '../play.ts'
import { faceOf, from, type Laid, memberOf, type Stake, seatOf } from '../position.ts'
import { decide } from './asking.ts'
import { experienceOf } from './experience.ts'
import { theDie } from './numbers.ts'
import { refusing } from './refusing.ts'

function levelsOf(play: Laid, bandits: readonly BanditId[]) {
  return bandits.map((bandit) => ({ bandit, experience: experienceOf(play, bandit) }))
}

function idsOf(tier: readonly Pick<Standing, 'bandit'>[]): BanditId[] {
  return tier.map(({ bandit }) => bandit)
}

/**
 * shooter.most-experience: the player of the most experienced bandit names whoever shoots first, itself perhaps;
 * shooter.tie-die: between equals the die decides who names.
 */
export function nameFirst(play: Play): void {
  const clause = 'shooter.most-experience'
  const standing = [...(play.now.fight?.standing ?? [])]
  const levels = levelsOf(play, standing)
  const because = ['shooter.experience-sum'] as const
  play.report({ clause, with: because, kind: 'experience-compared', levels })
  const [top = []] = tiersOf(levels, byLevel)
  const names = breakTies(play, [idsOf(top)], 'shooter')[0] as BanditId
  const refuse = refusing('not-in-shootout', clause, standing)
  const bandit = decide(play, names, { clause, kind: 'name', options: oneOf(standing), refuse })
  const seat = seatOf(play.now, bandit)
  const turns = inTurn(play, seat)
  const next = ['fire.clockwise'] as const
  play.report({ clause, with: next, kind: 'first-shooter', seat, bandit, by: names, turns })
}

/** fire.clockwise: those who stand, clockwise from a seat on, whose bandit may be gone. */
export function inTurn(play: Laid, first: Seat): readonly BanditId[] {
  const standing = play.now.fight?.standing ?? []
  return from(play, first).flatMap((seat) => standing.filter((id) => seatOf(play.now, id) === seat))
}

/**
 * rank.fewest-wounds: who has the fewest wounds is first, and
 * rank.all-by-wounds: the others follow by theirs;
 * rank.old-wounds-count: wounds from before count too;
 * rank.tie-experience: of equal ones the more experienced is first, and
 * rank.tie-die: then the die decides.
 */
export function rankThem(play: Play): void {
  const { standing = [], fallen = [] } = play.now.fight ?? {}
  const { dead } = play.readings
  const counted = dead === 'no-position' ? [...standing] : [...standing, ...fallen]
  const standings = levelsOf(play, counted).map((level) => {
    return { ...level, wounds: memberOf(play.now, level.bandit).wounds }
  })
  const last = dead === 'last' ? [...fallen] : []
  const byWounds = (one: Standing, other: Standing) => compared(play, last, one, other)
  const tiers = tiersOf(standings, (one, other) => byWounds(one, other) || byLevel(one, other))
  const order = tiers.flat()
  const isTied = order.some(
    (one, place) => place > 0 && byWounds(order[place - 1] ?? one, one) === 0,
  )
  const tie = isTied && 'rank.tie-experience'
  const because = present('rank.all-by-wounds', 'rank.old-wounds-count', tie)
  const clause = 'rank.fewest-wounds'
  if (order.length > 1)
    play.report({ clause, with: because, kind: 'wounds-compared', standings: order })
  play.report({ clause, kind: 'ranked', order: breakTies(play, tiers.map(idsOf), 'order') })
}

/** Compares two bandits; under one reading by the life that is left. */
function compared(play: Laid, last: readonly BanditId[], one: Standing, other: Standing): number {
  const late = ({ bandit }: Standing) => Number(last.includes(bandit))
  const isLife = play.readings['wounds'] === 'life-left'
  const harm = ({ bandit, wounds }: Standing) => wounds - (isLife ? faceOf(play, bandit).life : 0)
  return late(one) - late(other) || harm(one) - harm(other)
}

function byLevel(one: Level, other: Level): number {
  return other.experience - one.experience
}

/** Has the die decide where several are equal; nothing is rolled where nobody is. Their order then. */
function breakTies(play: Play, groups: readonly BanditId[][], stake: Stake): readonly BanditId[] {
  const clause = clauseOf[stake]
  if (groups.every((group) => group.length < 2)) return groups.flat()
  play.report({ clause, kind: 'tied', groups, stake })
  play.repeat(stake === 'shooter' ? shooterTie : orderTie)
  return play.now.tie.flat()
}

const clauseOf = { shooter: 'shooter.tie-die', order: 'rank.tie-die' } as const

/**
 * shooter.tie-die: those who are equal roll, and the highest names;
 * rank.tie-die: or goes first; whoever rolls the same rolls again among themselves.
 */
function tieLoop(stake: Stake): Loop<Play> {
  const clause = clauseOf[stake]
  return {
    name: `${stake}-tie`,
    clause,
    goesOn: ({ now }) => now.tie.some((group) => group.length > 1),
    body(play) {
      const groups = play.now.tie.map((group) => [...group])
      const place = groups.findIndex((group) => group.length > 1)
      const dice = (groups[place] ?? []).map((bandit) => {
        const of = seatOf(play.now, bandit)
        const outcomes = theDie(play)
        const rolled = play.roll({ clause, kind: 'die', of, about: { bandit }, outcomes })
        play.report({ clause, kind: 'die-rolled', bandit, die: rolled })
        return { bandit, die: rolled }
      })
      const split = tiersOf(dice, (one, other) => other.die - one.die).map(idsOf)
      groups.splice(place, 1, ...(stake === 'shooter' ? split.slice(0, 1) : split))
      play.report({ clause, kind: 'tie-broken', groups })
    },
  }
}

const shooterTie = tieLoop('shooter')
const orderTie = tieLoop('order')
