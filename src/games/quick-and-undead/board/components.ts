import data from '../../../../content/components/quick-and-undead.yaml'
import type { Components } from '../components.ts'

/** The cards and slots of the content, which stand in for the printed ones. */
export const contentComponents: Components = {
  buildings: Object.fromEntries(
    data.buildings.map(({ id, cost, notoriety, fourPlus }) => [id, { cost, notoriety, fourPlus }]),
  ) as Components['buildings'],
  slots: data.slots.list.map(({ players, icon }) => ({ players, icon })),
  undead: Object.fromEntries(
    data.undead.cards.map(({ id, value, weakSpots }) => [id, { value, weakSpots }]),
  ) as Components['undead'],
}
