/** The component data of The Quick and the Undead; the loader checks the file against this shape when the site is built. */
declare module '*/components/quick-and-undead.yaml' {
  import type { Building, BuildingCard, Slot, UndeadCard, UndeadFace } from '../components.ts'

  const data: {
    readonly buildings: readonly (Building & { readonly id: BuildingCard })[]
    readonly slots: { readonly list: readonly Slot[] }
    readonly undead: { readonly cards: readonly (UndeadFace & { readonly id: UndeadCard })[] }
  }
  export default data
}
