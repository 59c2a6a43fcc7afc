import {
  type BuildingCard,
  buildingCards,
  criticalSides,
} from '../../src/games/quick-and-undead/components.ts'
import type { QuickEvent } from '../../src/games/quick-and-undead/events.ts'
import type { QuickAndUndead } from '../../src/games/quick-and-undead/game.ts'
import type { Given } from '../../src/games/quick-and-undead/position.ts'
import { switches } from '../../src/games/quick-and-undead/readings.ts'
import { atRandom } from '../../src/kernel/answer.ts'
import { replay } from '../../src/kernel/replay.ts'
import { choiceOf, type Question } from '../../src/kernel/run.ts'
import { examples } from '../games/quick-and-undead/examples.ts'

/** Told of everything that is said while a case is played. */
export interface Audience {
  onEvent(event: QuickEvent, given: Given): void
  onAnswer(question: Question, value: unknown, given: Given): void
}

/** A situation with the answers that it needs to come to something rare, by kind of question and seat. */
interface Case {
  readonly situation: object
  readonly readings?: Readonly<Record<string, string>>
  readonly answers?: Readonly<Record<string, unknown>>
}

/** Whole games for every number of players. */
const games: readonly Case[] = [
  ...[1, 2, 3, 4, 5, 6].map((players) => ({ kind: 'game', players })),
  { kind: 'game', players: 2, twoGangs: 'yes' },
  { kind: 'game', players: 1, hardships: ['riders', 'reinforcements', 'horde', 'fast'] },
].map((situation) => ({ situation }))

/** The examples of the labs. */
const usual: readonly Case[] = Object.values(examples).map((situation) => ({ situation }))

const cells = [2, 3, 4, 5, 6, 7]
const jail = { card: 'avoid-shootout', occupants: ['B'] }
const lyingOnSix = Object.fromEntries([8, 7, 6, 5, 4, 3].map((space) => [space, 'lying']))
const lastBullet = {
  kind: 'intimidation',
  players: 1,
  by: 'A',
  from: 4,
  target: 'R',
  at: 8,
  gangs: { A: { loaded: cells }, R: { loaded: [5] } },
}

/** The last round of a day in a town where every building has somebody in it. */
function busyRound(cards: readonly BuildingCard[]): Case {
  const players = ['A', 'B', 'C', 'D', 'E', 'F']
  const gangs = players.map((seat, place) => [
    seat,
    {
      loaded: cells.slice(place % 3, 5),
      coins: 6,
      notoriety: 3,
      critical: criticalSides[place % 2],
    },
  ])
  const town = cards.map((card, place) => ({
    card,
    occupants: [players[place % 6]],
    undead: place % 3 === 0 ? [`U${10 + place}`] : [],
  }))
  const bootHill = ['U1', 'U2', 'U3']
  const table = { gangs: Object.fromEntries(gangs), town, bootHill }
  return { situation: { kind: 'round', players: 6, round: 3, ...table } }
}

/** What hardly ever comes about by chance. */
const rare: readonly Case[] = [
  busyRound(buildingCards.slice(0, 7)),
  busyRound(buildingCards.slice(7, 14)),
  busyRound(buildingCards.slice(14)),
  {
    situation: { ...examples.duel, players: 4, town: [jail], gangs: { B: { coins: 1 } } },
    answers: { 'avoid B': 'A' },
  },
  {
    situation: { ...examples.duel, players: 4, town: [jail], gangs: { B: { coins: 1 } } },
    answers: { 'avoid B': 'no' },
  },
  {
    situation: {
      ...examples.purchase,
      players: 4,
      gangs: { A: { coins: 5 }, B: { coins: 1 } },
      town: [jail, { card: 'bounty', occupants: ['B'] }],
    },
    readings: { avoid: 'any-shootout' },
    answers: { 'leave-or-fight B': 'avoid' },
  },
  {
    situation: {
      ...examples['final-duel'],
      gangs: { A: { critical: 'backfire' }, B: { critical: 'backfire' } },
    },
  },
  {
    situation: { kind: 'count', players: 2, gangs: { A: { loaded: cells }, B: { loaded: cells } } },
    answers: { 'shot A': 5, 'shot B': 5 },
  },
  {
    situation: { kind: 'round', players: 2, gangs: { A: { loaded: cells } }, bootHill: ['U1'] },
    readings: { 'noon-check': 'any-moment' },
    answers: { 'hire A': false, 'hire B': false, 'die A': 5, 'die B': 5 },
  },
  {
    situation: {
      kind: 'round',
      players: 6,
      round: 3,
      gangs: { A: { on: { 3: 'lying', 2: 'lying' } } },
    },
    answers: {
      ...Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F'].map((seat) => [`hire ${seat}`, false])),
      'die A': 1,
      'die B': 8,
      'die C': 7,
      'die D': 6,
      'die E': 5,
      'die F': 4,
    },
  },
  {
    situation: { ...lastBullet, gangs: { ...lastBullet.gangs, R: { loaded: [5, 6] } } },
    answers: { 'shot A': 8, 'trigger A': 'critical-hit', 'shoot-outlaw A': true },
  },
  {
    situation: {
      kind: 'round',
      players: 2,
      supply: { coins: 0 },
      town: [{ card: 'coin', occupants: ['A'] }],
    },
  },
  { situation: { kind: 'round', players: 2, town: [{ card: 'reload', occupants: ['A'] }] } },
  {
    situation: {
      kind: 'round',
      players: 4,
      gangs: { A: { notoriety: 1 } },
      bootHill: ['U2'],
      town: [{ card: 'haunt', occupants: ['A'], undead: ['U1'] }],
    },
    answers: { 'ability A': 'haunt' },
  },
  {
    situation: {
      kind: 'duel',
      players: 1,
      space: 5,
      duellists: ['A', 'R'],
      gangs: { R: { critical: 'backfire' } },
    },
    readings: { 'solo-crit': 'as-usual' },
    answers: { 'shot R': 1 },
  },
  {
    situation: { kind: 'round', players: 1, gangs: { R: { on: lyingOnSix } } },
    answers: { 'ranger-die R': 2 },
  },
  { situation: { kind: 'turn', players: 2, by: 'A', space: 3, supply: { coins: 2 } } },
  {
    situation: {
      kind: 'turn',
      players: 1,
      by: 'A',
      space: 4,
      gangs: { R: { on: { 8: 'lying', 7: 'lying' } } },
    },
    answers: { 'ability A': 'intimidate' },
  },
  { situation: lastBullet, answers: { 'shot A': 5, 'shoot-outlaw A': true } },
  { situation: lastBullet, answers: { 'shot A': 6, 'shoot-outlaw A': true } },
]

/** Plays all cases to their end, every time by other chances and other readings; the short ones more often. */
export function playAll(game: QuickAndUndead, audience: Audience): void {
  for (let seed = 0; seed < 20; seed++) {
    const cases = [...(seed < 4 ? games : []), ...(seed < 12 ? usual : []), ...rare]
    for (const one of cases) play(game, one, seed, audience)
  }
}

function play(
  game: QuickAndUndead,
  { situation, readings, answers = {} }: Case,
  seed: number,
  audience: Audience,
): void {
  const opening = game.open(situation, { ...readingsFor(seed), ...readings })
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  const { given } = opening.value
  const random = atRandom(seed)
  const apply: QuickAndUndead['apply'] = (position, event) => {
    audience.onEvent(event, given)
    game.apply(position, event)
  }
  replay({ apply }, opening.value, (question, position, asked) => {
    const choice = choiceOf(question)
    const who = question.step === 'ask' ? question.by : question.of
    const wanted = choice.indexOf(answers[`${question.kind} ${who}`])
    const answer = wanted >= 0 ? wanted : Number(random(question, position, asked))
    audience.onAnswer(question, choice.at(answer), given)
    return answer
  })
}

/** The default readings for the first seed; after that every reading by turns. */
function readingsFor(seed: number): Record<string, string> {
  const chosen = switches.map(({ key, values }, place) => [
    key,
    values[Math.floor(seed / (1 + (place % 3))) % values.length] as string,
  ])
  return Object.fromEntries(chosen)
}
