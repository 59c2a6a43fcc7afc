import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneOf } from '../../src/kernel/choice/index.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { change, opened, toys, valueFrom } from '../kernel/toy.ts'
import * as laws from './lookahead.ts'
import { games, kinds, someReadings, someSituation } from './registered.ts'

describe.each(kinds)('$name', ({ game, kind }) => {
  const openings: fc.Arbitrary<Opening> = fc
    .tuple(someSituation(game, kind), someReadings(game))
    .map(([situation, readings]) => game.open(situation, readings))
    .filter((outcome) => outcome.ok)
    .map((outcome) => outcome.value)

  test.each([
    ['what is filled in looks the same', laws.fillsLookTheSame],
    ['nobody decides by what they cannot see', laws.choicesRestOnWhatIsSeen],
  ])('%s', (_name, law) => {
    const property = fc.property(openings, fc.integer(), (opening, seed) => {
      law(game, opening, seed)
    })
    fc.assert(property, { numRuns: 3 })
  })
})

test.each(games)('$id has decisions that hidden things could show in', (game) => {
  const opening = valueFrom(game.open(exampleIn(game, 'game')))
  expect(laws.choicesRestOnWhatIsSeen(game, opening, 1)).toBeGreaterThan(0)
})

test.each(games)('$id is played on from whatever somebody is asked', (game) => {
  const opening = valueFrom(game.open(exampleIn(game, 'game')))
  for (const seed of [1, 3]) laws.gamesCanBePlayed(game, opening, seed)
})

/** A laid card that B guesses: whether that was right is known at the end. */
interface Table {
  card: number
  guess: number
  isRight: boolean
}

/** A game in which A lays a card in secret, and B guesses which. */
function guessing(parts: Partial<Game> = {}): Game {
  const isRight = ({ now }: { readonly now: unknown }) => Number((now as Table).isRight)
  return {
    ...toys,
    id: 'guessing',
    policies: [],
    seats: () => ['A', 'B'],
    inventory: () => [],
    seenBy: (now, seat) => (seat === 'A' ? now : { ...(now as Table), card: -1 }),
    lookahead: {
      games: 30,
      fill: ({ now }, seat, draw) => (seat === 'A' ? now : { ...(now as Table), card: draw(4) }),
      victory: isRight,
      promise: isRight,
    },
    ...parts,
  } as Game
}

const cards = oneOf([0, 1, 2, 3])
const start: Table = { card: -1, guess: -1, isRight: false }
const lay = { clause: 'toy.lay', kind: 'lay', by: 'A', options: cards, secret: true }
const guess = { clause: 'toy.guess', kind: 'guess', by: 'B', options: cards }

const honest = opened(start, (table) => {
  change(table, { card: table.ask(lay) })
  change(table, { guess: table.ask(guess) })
  const { now } = table
  change(table, { isRight: now.card === now.guess })
}) as Opening

/** The law on many games, each of which B can look at without A's card. */
function tryChoices(game: Game, opening: Opening): void {
  for (let seed = 0; seed < 20; seed++) laws.choicesRestOnWhatIsSeen(game, opening, seed)
}

test('a game in which B cannot know passes', () => {
  tryChoices(guessing(), honest)
  expect(laws.choicesRestOnWhatIsSeen(guessing(), honest, 1)).toBe(1)
})

describe('the law catches', () => {
  test('a game that fills in what really lies there', () => {
    let real = -1
    const seenBy: Game['seenBy'] = (now, seat) => {
      real = (now as Table).card
      return guessing().seenBy(now, seat)
    }
    const { lookahead } = guessing()
    const fill: Game['lookahead']['fill'] = ({ now }) => ({ ...(now as Table), card: real })
    const cheating = guessing({ seenBy, lookahead: { ...lookahead, fill } })
    expect(() => tryChoices(cheating, honest)).toThrow('B decides on guess')
  })

  test('a rule that keeps a secret to itself instead of in the position', () => {
    const secretive = opened(start, (table) => {
      const card = table.ask(lay)
      change(table, {})
      change(table, { isRight: table.ask(guess) === card })
    }) as Opening
    expect(() => tryChoices(guessing(), secretive)).toThrow('B decides on guess')
  })

  test('a game that hides from a seat what it chooses from', () => {
    const own = opened(start, (table) => {
      change(table, { card: table.roll({ clause: 'toy.draw', kind: 'draw', outcomes: cards }) })
      const { card } = table.now as Table
      const options = oneOf([card, card + 10])
      change(table, { guess: table.ask({ ...guess, options }) })
    }) as Opening
    expect(() => laws.gamesCanBePlayed(guessing(), own, 1)).toThrow('games dropped at guess')
  })

  test('a game that fills in what cannot be', () => {
    const { lookahead } = guessing()
    const inventory: Game['inventory'] = (now) => [`card ${(now as Table).card < 4}`]
    const fill: Game['lookahead']['fill'] = ({ now }) => ({ ...(now as Table), card: 4 })
    const wrong = guessing({ inventory, lookahead: { ...lookahead, fill } })
    expect(() => laws.fillsLookTheSame(wrong, honest, 1)).toThrow('filled for A')
  })

  test('a game that fills in another thing than what is seen', () => {
    const { lookahead } = guessing()
    const fill: Game['lookahead']['fill'] = ({ now }) => ({ ...(now as Table), guess: 7 })
    const wrong = guessing({ lookahead: { ...lookahead, fill } })
    expect(() => laws.fillsLookTheSame(wrong, honest, 1)).toThrow('filled for A')
  })
})
