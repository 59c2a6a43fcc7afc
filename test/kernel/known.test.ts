import { describe, expect, test } from 'vitest'
import { oneOf } from '../../src/kernel/choice/index.ts'
import { best } from '../../src/kernel/decide/best.ts'
import { unseen } from '../../src/kernel/decide/unseen.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import type { Table } from '../../src/kernel/run/table.ts'
import { type Change, refusalOf, rollDie, valueFrom } from './toy.ts'

/** Tiles lie face down, and others are out of the game: nobody knows which. A gathers points, or stops. */
interface Tiles {
  readonly worth: Readonly<Record<string, { readonly points: number }>>
}
interface Pile {
  pile: readonly string[]
  box: readonly string[]
  row: readonly string[]
  points: number
}
type Play = Table<Tiles, Pile, Change>

const change = (play: Play, entries: Partial<Pile>) =>
  play.report({ clause: 'toy.change', kind: 'change', change: entries })

/** A tile is drawn from the pile by lot, or from its top where it has an order, and laid in the row. */
function drawTile(play: Play): string {
  const { pile, row } = play.now
  const isInOrder = pile.some((tile) => tile.startsWith('?'))
  const outcomes = oneOf(isInOrder ? pile.slice(0, 1) : pile)
  const tile = play.roll({ clause: 'toy.draw', kind: 'draw', outcomes })
  change(play, { pile: pile.filter((one) => one !== tile), row: [...row, tile] })
  return tile
}

/** A stops at once, or rolls for points; a tile is drawn on a one. `after` is what follows. */
function roll(play: Play, after: (play: Play) => void = () => {}): void {
  const options = oneOf(['roll', 'stop'])
  if (play.ask({ clause: 'toy.stop', kind: 'stop', by: 'A', options }) === 'stop') return
  const face = rollDie(play as never, 6)
  if (face === 1) drawTile(play)
  else change(play, { points: play.now.points + face })
  after(play)
}

const hidden = (tiles: readonly string[]) => tiles.map((_, index) => `?${index}`)

const game: Pick<Game<never, Tiles, Pile, Change>, 'apply' | 'seenBy' | 'asKnownTo'> = {
  apply: (position, event) => void Object.assign(position, event.change),
  seenBy: (position) => ({
    ...position,
    pile: position.pile.map((tile) => (tile.startsWith('?') ? tile : '!')),
    box: position.box.map(() => '!'),
  }),
  asKnownTo(opening, seat, told) {
    const { given, position } = opening
    const drawn = told.flatMap((line) =>
      line.type === 'answer' && line.question.kind === 'draw' ? [String(line.value)] : [],
    )
    const below = hidden(position.pile.slice(drawn.length))
    const blanks = Object.fromEntries(below.map((tile) => [tile, unseen<{ points: number }>(seat)]))
    return {
      ...opening,
      given: { worth: { ...given.worth, ...blanks } },
      position: { ...position, pile: [...drawn, ...below], box: [] },
    }
  },
}

function begun(procedure: (play: Play) => void): Opening<Tiles, Pile> {
  const worth = { small: { points: 1 }, large: { points: 9 }, gone: { points: 5 } }
  const position = { pile: ['small', 'large'], box: ['gone'], row: [], points: 3 }
  return { given: { worth }, readings: {}, position, procedure }
}

const points = ({ points: all }: Pile) => all
const worthOfRow = ({ row }: Pile, { worth }: Tiles) =>
  row.reduce((sum, tile) => sum + (worth[tile]?.points ?? 0), 0)

describe('what nobody has seen', () => {
  test('does not forbid a decision on which it does not bear, though it is drawn on the way', () => {
    // Rolling adds 2 to 6 with a chance of 1/6 each, 20/6 on average, and nothing on a 1.
    const { value, next } = valueFrom(best(game, begun(roll), { by: 'A', value: points }))
    expect(value.toFraction()).toBe('19/3')
    expect(next?.answers.map(({ value }) => value.toFraction())).toEqual(['19/3', '3'])
  })

  test('does not forbid one that rests on how many lie there', () => {
    const left = ({ pile }: Pile) => pile.length
    const { value } = valueFrom(best(game, begun(roll), { by: 'A', value: left }))
    expect(value.toFraction()).toBe('2')
  })

  test('forbids one where a rule looks at it on the way: which came, the decision could not know', () => {
    const counted = begun((play) =>
      roll(play, ({ given, now }) => {
        if (worthOfRow(now, given) > 5) change(play, { points: 0 })
      }),
    )
    expect(refusalOf(best(game, counted, { by: 'A', value: points }))).toEqual({
      code: 'best-needs-open-information',
      facts: { by: 'A' },
    })
  })

  test('forbids one that is valued by it', () => {
    const found = best(game, begun(roll), { by: 'A', value: worthOfRow })
    expect(refusalOf(found).code).toBe('best-needs-open-information')
  })

  test.each([
    { drawn: 'small', number: 0, points: '1' },
    { drawn: 'large', number: 1, points: '9' },
  ])('is seen once it has been drawn: $drawn', ({ number, points: expected }) => {
    const twice = begun((play) => {
      drawTile(play)
      roll(play)
    })
    const value = ({ row }: Pile, { worth }: Tiles) => worth[row[0] as string]?.points ?? 0
    const found = valueFrom(best(game, twice, { by: 'A', value, after: [number] }))
    expect(found.value.toFraction()).toBe(expected)
    expect(found.next?.question.kind).toBe('stop')
  })

  test('is no secret to the table, which settles physical acts', () => {
    const settled = begun((play) => {
      const options = oneOf(['large', 'small'])
      const tile = play.ask({ clause: 'toy.grab', kind: 'grab', by: 'table', options })
      change(play, { row: [tile], points: play.given.worth[tile]?.points ?? 0 })
    })
    expect(valueFrom(best(game, settled, { by: 'table', value: points })).value.valueOf()).toBe(9)
  })
})

test('what somebody knows or has set forbids every decision of those who do not', () => {
  const { asKnownTo: _, ...unaware } = game
  expect(refusalOf(best(unaware, begun(roll), { by: 'A', value: points }))).toEqual({
    code: 'best-needs-open-information',
    clause: 'toy.stop',
    facts: { question: 'stop', by: 'A' },
  })
})
