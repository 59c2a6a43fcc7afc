import { waysPanel } from '../../../../explorer/weigh/WaysPanel.tsx'
import type { Seat } from '../../components.ts'
import { stolen } from '../../odds/robbery.ts'
import type { Given } from '../../position.ts'

/** Which cell of the victim to empty and which own one to load. */
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
