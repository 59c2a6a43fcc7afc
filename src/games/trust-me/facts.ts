import { anyNumber, factsOf, upTo, yesOrNo } from '../../kernel/game/fact.ts'
import { places, type Seat, seats, skills } from './components.ts'
import type { Spot } from './geometry/plane.ts'
import type { Given, Position } from './position.ts'
import { heldNames, infectionsOf, woundsOf, writtenHeld } from './position.ts'
import { zombiesAt } from './rules/figures.ts'
import { pointsOf } from './rules/points.ts'
import { skillsOf } from './rules/sheet/sheet.ts'

const fact = factsOf<Given, Position>()
const aSeat = { seat: seats }

/** The numbers of zombie figures, as many as a situation can have. */
const figures = upTo(30).slice(1)

/** A figure: a survivor by its player, a zombie by its number. */
const figure = [...seats, ...figures] as const

/** Lures that a zombie can follow. */
const followed = ({ seats: playing }: Given) => [
  'nothing',
  ...playing,
  ...playing.map((seat) => `noise-${seat}`),
  'din',
  'echo',
  'gone',
]

/** Spot of a figure; off the table it has none. */
function spotIn({ players, zombies }: Position, one: Seat | number): Spot {
  const nowhere = { x: -1, y: -1 }
  if (typeof one === 'number') return zombies.find(({ id }) => id === one) ?? nowhere
  return players[one].state === 'in' ? players[one].at : nowhere
}

/** The questions that readers predict and odds count. */
export const facts = [
  fact('alive', aSeat, yesOrNo, ({ players }, { seat }) => players[seat].state !== 'dead'),
  fact('left', aSeat, yesOrNo, ({ players }, { seat }) => players[seat].state === 'out'),
  fact('wounds', aSeat, upTo(3), (now, { seat }, { readings }) =>
    now.players[seat].state === 'dead' ? 3 : woundsOf({ now, readings }, seat),
  ),
  fact('infections', aSeat, anyNumber, ({ players }, { seat }) => infectionsOf(players[seat])),
  fact('reserve', aSeat, upTo(3), ({ players }, { seat }) => players[seat].reserve),
  fact('points', aSeat, anyNumber, (now, { seat }) => pointsOf({ now }, seat).total),
  fact(
    'holds',
    { seat: seats, place: places },
    ['nothing', ...heldNames],
    ({ players }, { seat, place }) => {
      const held = players[seat].sheet[place]
      return held ? writtenHeld(held) : 'nothing'
    },
  ),
  fact('follows', { zombie: figures }, followed, ({ zombies }, { zombie }) => {
    const one = zombies.find(({ id }) => id === zombie)
    return one ? (one.towards ?? 'nothing') : 'gone'
  }),
  fact('x', { figure }, anyNumber, (now, chosen) => spotIn(now, chosen.figure).x),
  fact('y', { figure }, anyNumber, (now, chosen) => spotIn(now, chosen.figure).y),
  fact('contacts', aSeat, anyNumber, (now, { seat }, given) => {
    return zombiesAt({ now, given, readings: given.readings }, seat).length
  }),
  fact('skill', { seat: seats, skill: skills }, upTo(9), (now, { seat, skill }, given) => {
    return skillsOf({ now, given, readings: given.readings }, seat, skill)
  }),
  fact('difference', {}, anyNumber, ({ fight }) => fight.difference),
  fact('kills', {}, anyNumber, ({ fight }) => fight.kills),
  fact('din', {}, ['none', 'din', 'echo'], ({ din, pieces }) => {
    return pieces.some(({ kind }) => kind === 'vehicle') ? 'din' : (din?.side ?? 'none')
  }),
  fact(
    'aims',
    aSeat,
    ['nobody', ...seats],
    ({ players }, { seat }) => players[seat].target ?? 'nobody',
  ),
  fact('round', {}, anyNumber, ({ round }) => round),
  fact('lies', { seat: seats, place: places, held: heldNames }, yesOrNo, (now, chosen) => {
    const held = now.players[chosen.seat].sheet[chosen.place]
    return held !== null && writtenHeld(held) === chosen.held
  }),
  fact('zombies', {}, anyNumber, ({ zombies }) => zombies.length),
  fact('winner', aSeat, yesOrNo, ({ winners }, { seat }) => winners.includes(seat)),
]
