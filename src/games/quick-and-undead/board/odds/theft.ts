import { waysPanel } from '../../../../explorer/weigh/WaysPanel.tsx'
import type { Seat } from '../../components.ts'
import { stolen } from '../../odds/robbery.ts'
import type { Given } from '../../position.ts'

/** Panel for a theft: the victim's cell to empty, and the own one to load. */
export const TheftPanel = waysPanel<Given>({
  name: 'theft',
  advice: 'thefts',
  questions: Object.keys(stolen),
  isAbout: ({ scene }) => scene.what === 'bullet',
  seats: ({ scene: { actors = [], target } }) => ({
    thief: actors[0] as Seat,
    victim: target as Seat,
  }),
})
