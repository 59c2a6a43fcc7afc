import type { Live, LiveCase, LiveContent, LiveFigure } from '../../../../explorer/face.ts'
import type { Assumed, FactsOdds } from '../../../../explorer/odds/fact-odds.ts'
import { type FractionData, meanOf, minus, times } from '../../../../explorer/odds/fraction-data.ts'
import type { NamedClaim } from '../../../../explorer/weigh/useChanges.ts'
import { capital, type Words } from '../../../../kernel/words/words.ts'
import type { BuildingCard, Seat } from '../../components.ts'
import { type Given, opponentsIn, type Position } from '../../position.ts'
import { speech } from '../../words/speech.ts'
import { BulletSummary, chance, fate } from './bullets.ts'
import type { LiveKind } from './live-kinds.ts'

type At = LiveCase<Given, Position>
type Content = (at: At, words: Words) => LiveContent

const contents: Readonly<Record<LiveKind, Content>> = {
  duel,
  intimidation,
  shooting,
  robbery: (_at, { say }) => ({ questions: [], note: say('live.no-dice') }),
  purchase,
  'building-fight': fight,
  'final-duel': finalDuel,
}

/** Block of a kind of situation; where there are dice, also the best Bullet to move. */
export function liveOf(kind: LiveKind): Live<Given, Position> {
  return {
    content: (at, words) => ({ assumption: assumption(words), ...contents[kind](at, words) }),
    ...(kind === 'robbery' ? {} : { Summary: BulletSummary }),
  }
}

/** A chance as a line of its own. */
function lineOf({ label, ...claim }: NamedClaim): NamedClaim {
  return { ...claim, label: capital(label) }
}

/** Whose next 1 is a Critical Miss. */
const mayFlee = ({ gangs }: Position, seat: Seat) => gangs[seat].critical === 'backfire'

/** Odds of a duel: deaths, kills, escapes. */
function duel({ given, start }: At, words: Words): LiveContent {
  const { actors = [] } = given.scene
  const flees = actors.filter((seat) => mayFlee(start, seat))
  const grouped = (fact: 'dies' | 'kills' | 'flees', seats: readonly Seat[]) =>
    seats.map((seat) => {
      const { label, ...one } = lineOf(fate(words, fact, seat))
      const group = words.say(`live.who-${fact}`)
      return { ...one, label: speech.seatWithin(seat, words), group, said: label }
    })
  const questions = [...grouped('dies', actors), ...grouped('kills', actors)]
  return { questions: [...questions, ...grouped('flees', flees)] }
}

/** Odds of an intimidation: the one who comes out dies, the shooter is driven off. */
function intimidation({ given, start }: At, words: Words): LiveContent {
  const [by, target] = opponentsIn(given.scene, start) as [Seat, Seat]
  const flees = mayFlee(start, by) ? [fate(words, 'flees', by)] : []
  return { questions: [fate(words, 'dies', target), ...flees].map(lineOf) }
}

/** Odds of a shot at an Undead: the kill, and the Bullets left to the shooter. */
function shooting({ given, start }: At, words: Words): LiveContent {
  const { actors = [], undead = 'U1', space } = given.scene
  const [seat] = actors as [Seat]
  const away = { fact: 'at', seat, space: String(space) }
  const bullets = { fact: 'bullets', seat }
  const chances = [
    chance(words, 'undead', { fact: 'undead-killed', card: undead }, true),
    ...(mayFlee(start, seat) ? [chance(words, 'flees', away, 'none')] : []),
  ]
  const { label } = lineOf(chance(words, 'bullets-left', bullets, ''))
  return {
    questions: [...chances.map(lineOf), { asked: bullets, label }],
    figures: ({ odds, rounds }) => [
      ...mean(words, 'live.shots', rounds.attempt),
      ...mean(words, 'live.bullets-mean', meanOf(odds.at(-1) ?? [])),
    ],
  }
}

/** Odds of a purchase with somebody in the building: the result of the fight. */
function purchase(at: At, words: Words): LiveContent {
  const { building } = at.given.scene
  if (!building) return { questions: [], note: words.say('live.building-first') }
  const isFree = opponentsIn(at.given.scene, at.start).length === 0
  if (building === 'saloon' || isFree) return { questions: [], note: words.say('live.no-dice') }
  return fight(at, words)
}

/** Odds of a fight: control of the building, deaths, duration. */
function fight({ given: { scene }, start }: At, words: Words): LiveContent {
  const both = opponentsIn(scene, start) as [Seat, Seat]
  const [defender, attacker] = both
  const asked = { fact: 'controls', building: scene.building as BuildingCard }
  const fleeing = both.filter((seat) => mayFlee(start, seat))
  const chances = [
    chance(words, 'keeps', asked, defender),
    chance(words, 'wins-building', asked, attacker),
    ...(fleeing.length > 0 ? [chance(words, 'nobodys', asked, 'nobody')] : []),
    ...both.map((seat) => fate(words, 'dies', seat)),
    ...fleeing.map((seat) => fate(words, 'flees', seat)),
  ]
  const unshot = { asked: { fact: 'shot', seat: attacker }, is: 'none' }
  return {
    questions: [...chances.map(lineOf), unshot],
    figures: (found) => shotsOfFight(found, words),
  }
}

/** Two shots each time, but one where the defender's ends it. */
function shotsOfFight({ odds, rounds }: FactsOdds, words: Words): readonly LiveFigure[] {
  const exchanges = rounds['fight-to-the-death']
  if (!exchanges) return []
  const single = odds.at(-1)?.find(({ value }) => value === 'none')
  const shots = times(exchanges, 2)
  return mean(words, 'live.shots', single ? minus(shots, single) : shots)
}

/** Odds of the final duel: the winner of the game, and the number of volleys. */
function finalDuel({ given }: At, words: Words): LiveContent {
  const asked = { fact: 'winner' }
  const wins = (given.scene.actors ?? []).map((seat) => chance(words, 'wins', asked, seat))
  return {
    questions: [...wins, chance(words, 'all-dead', asked, 'nobody')].map(lineOf),
    figures: ({ rounds }) => mean(words, 'live.volleys', rounds['final-volleys']),
  }
}

function mean(words: Words, name: string, value: FractionData | undefined): readonly LiveFigure[] {
  return value ? [{ label: words.say(name), mean: value }] : []
}

/** Decisions that matter to chances, in the order in which they are told; others do not. */
const telling = [
  'target',
  'trigger',
  'pay-or-come-out',
  'shoot-outlaw',
  'leave-or-fight',
  'shoot-on',
  'avoid',
  'load',
]

/** Sentence on the policies assumed, as far as they matter here. */
function assumption({ say }: Words): (assumed: readonly Assumed[]) => string {
  return (assumed) => {
    const kinds = telling.filter((one) => assumed.some(({ kind }) => kind === one))
    return [say('odds.assumed'), ...kinds.map((kind) => say(`live.assumed.${kind}`))].join(' ')
  }
}
