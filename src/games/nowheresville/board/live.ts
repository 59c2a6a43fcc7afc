import { type Face, type Panel, shown } from '../../../explorer/face.ts'
import type { Given, Position } from '../position.ts'

/** Blocks that are always visible, by kind of situation: for a robbery, and for the first shooter or the order. */
export const live: NonNullable<Face<Given, Position>['live']> = {
  robbery: shown(
    (_at, { say }) => [{ asked: { fact: 'success' }, is: true, label: say('live.success') }],
    'live.assumed',
  ),
  first: shown(({ given: { told }, start }, { say }) => {
    const fact = told.stake === 'shooter' ? 'names' : 'first'
    const group = say(`live.${fact}`)
    return (start.fight?.standing ?? []).map((id) => {
      return { asked: { fact }, is: id, label: say(`board.short.${id}`), group }
    })
  }, 'live.assumed'),
  shootout: shown(() => []),
}

const plans: Panel = { id: 'plans', load: async () => (await import('./odds/Plans.tsx')).Plans }
const flight: Panel = { id: 'flight', load: async () => (await import('./odds/Flight.tsx')).Flight }
const income: Panel = { id: 'income', load: async () => (await import('./odds/Income.tsx')).Income }

/**
 * Panels by kind of situation: the cards to use in a robbery, whether to flee from a shootout, and the income of
 * positions.
 */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  robbery: [plans],
  shootout: [{ ...flight, isOpen: true }, income],
  town: [income],
}
