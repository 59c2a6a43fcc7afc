import type {
  Live,
  LiveCase,
  LiveContent,
  LiveFigure,
  LiveQuestion,
} from '../../../../explorer/face.ts'
import { type Exact, meanOf, minus, times } from '../../../../explorer/player/exact.ts'
import type { Assumed, LiveOdds } from '../../../../explorer/player/odds.ts'
import { capital, type Words } from '../../../../kernel/words/words.ts'
import type { BuildingCard, Seat } from '../../components.ts'
import { type Given, type Position, siteOf } from '../../position.ts'
import { nouns } from '../../things.ts'
import { speech } from '../../words/speech.ts'
import { BulletSummary } from './bullets.ts'
import type { LiveKind } from './kinds.ts'

type At = LiveCase<Given, Position>
type Content = (at: At, words: Words) => LiveContent

const contents: Readonly<Record<LiveKind, Content>> = {
  duel,
  intimidation,
  shooting,
  robbery: (_at, { say }) => ({ questions: [], note: say('live.no-dice') }),
  purchase,
  'building-fight': ({ given, start }, words) => fight(given, start, words),
  'final-duel': finalDuel,
}

/** What is shown of a kind of situation; where there are dice, also the Bullet that is best moved. */
export function liveOf(kind: LiveKind): Live<Given, Position> {
  return {
    content: (at, words) => ({ assumption: assumption(words), ...contents[kind](at, words) }),
    ...(kind === 'robbery' ? {} : { Summary: BulletSummary }),
  }
}

/** A chance with what it is a chance of: somebody's, or of a thing. */
function chance(
  words: Words,
  name: string,
  asked: LiveQuestion['asked'],
  is: LiveQuestion['is'],
  values: Readonly<Record<string, string>> = {},
): LiveQuestion {
  const named = asked.seat ? { seat: speech.seatWithin(asked.seat, words), ...values } : values
  return { asked, ...(is === undefined ? {} : { is }), label: capital(words.say(name, named)) }
}

const dies = (words: Words, seat: Seat) => chance(words, 'live.dies', { fact: 'dies', seat }, true)
const kills = (words: Words, seat: Seat) =>
  chance(words, 'live.kills', { fact: 'kills', seat }, true)
const flees = (words: Words, seat: Seat) =>
  chance(words, 'live.flees', { fact: 'flees', seat }, true)

/** Whose next 1 is a Critical Miss. */
const mayFlee = ({ gangs }: Position, seat: Seat) => gangs[seat].critical === 'backfire'

/** Who dies, who kills, and who gets away. */
function duel({ given, start }: At, words: Words): LiveContent {
  const { actors = [] } = given.scene
  const grouped = (name: string, seats: readonly Seat[], question: typeof dies) =>
    seats.map((seat) => {
      const { label, ...one } = question(words, seat)
      const group = words.say(`live.who-${name}`)
      return {
        ...one,
        label: speech.seatWithin(seat, words),
        group,
        ...(label ? { said: label } : {}),
      }
    })
  return {
    questions: [
      ...grouped('dies', actors, dies),
      ...grouped('kills', actors, kills),
      ...grouped(
        'flees',
        actors.filter((seat) => mayFlee(start, seat)),
        flees,
      ),
    ],
  }
}

/** Whether the one who comes out dies, and whether the shooter is driven off. */
function intimidation({ given, start }: At, words: Words): LiveContent {
  const { actors = [], target } = given.scene
  const [by] = actors as [Seat]
  const questions = [dies(words, target as Seat)]
  return { questions: mayFlee(start, by) ? [...questions, flees(words, by)] : questions }
}

/** Whether the Undead is killed, and with how many Bullets the shooter is left. */
function shooting({ given, start }: At, words: Words): LiveContent {
  const { actors = [], undead = 'U1', space } = given.scene
  const [seat] = actors as [Seat]
  const away = { fact: 'at', seat, space: String(space) }
  const questions = [
    chance(words, 'live.undead', { fact: 'undead-killed', card: undead }, true),
    ...(mayFlee(start, seat) ? [chance(words, 'live.flees', away, 'none')] : []),
    chance(words, 'live.bullets-left', { fact: 'bullets', seat }, undefined),
  ]
  return {
    questions,
    figures: ({ odds, rounds }) => [
      ...mean(words, 'live.shots', rounds.attempt),
      ...mean(words, 'live.bullets-mean', meanOf(odds.at(-1) ?? [])),
    ],
  }
}

/** Where somebody is in the building: what comes of the fight. */
function purchase({ given, start }: At, words: Words): LiveContent {
  const { building } = given.scene
  if (!building) return { questions: [], note: words.say('live.building-first') }
  const isHeld = (siteOf(start, building)?.occupants.length ?? 0) > 0
  if (building === 'saloon' || !isHeld) return { questions: [], note: words.say('live.no-dice') }
  return fight(given, start, words)
}

/** Who controls the building afterwards, who dies, and how long it takes. */
function fight({ scene }: Given, start: Position, words: Words): LiveContent {
  const card = scene.building as BuildingCard
  const [attacker] = scene.actors as [Seat]
  const defender = siteOf(start, card)?.occupants[0] as Seat
  const building = nouns.building.name(card, words)
  const controls = (is: Seat | 'nobody', name: string) =>
    chance(words, name, { fact: 'controls', building: card }, is, {
      seat: speech.seatWithin(is, words),
      building,
    })
  const both = [defender, attacker]
  return {
    questions: [
      controls(defender, 'live.keeps'),
      controls(attacker, 'live.wins-building'),
      ...(both.some((seat) => mayFlee(start, seat)) ? [controls('nobody', 'live.nobodys')] : []),
      ...both.map((seat) => dies(words, seat)),
      ...both.filter((seat) => mayFlee(start, seat)).map((seat) => flees(words, seat)),
      { asked: { fact: 'shot', seat: attacker }, is: 'none' },
    ],
    figures: (found) => shotsOfFight(found, words),
  }
}

/** Two shots each time, but one where the defender's ends it. */
function shotsOfFight({ odds, rounds }: LiveOdds, words: Words): readonly LiveFigure[] {
  const exchanges = rounds['fight-to-the-death']
  if (!exchanges) return []
  const single = odds.at(-1)?.find(({ value }) => value === 'none')
  const shots = times(exchanges, 2)
  return mean(words, 'live.shots', single ? minus(shots, single) : shots)
}

/** Who wins the game, and after how many volleys. */
function finalDuel({ given }: At, words: Words): LiveContent {
  const { actors = [] } = given.scene
  const wins = (is: Seat) =>
    chance(words, 'live.wins', { fact: 'winner' }, is, { seat: speech.seatWithin(is, words) })
  return {
    questions: [...actors.map(wins), chance(words, 'live.all-dead', { fact: 'winner' }, 'nobody')],
    figures: ({ rounds }) => mean(words, 'live.volleys', rounds['final-volleys']),
  }
}

function mean(words: Words, name: string, value: Exact | undefined): readonly LiveFigure[] {
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

/** What the players are taken to do, as far as it matters here. */
function assumption({ say }: Words): (assumed: readonly Assumed[]) => string {
  return (assumed) => {
    const kinds = telling.filter((one) => assumed.some(({ kind }) => kind === one))
    return [say('odds.assumed'), ...kinds.map((kind) => say(`live.assumed.${kind}`))].join(' ')
  }
}
