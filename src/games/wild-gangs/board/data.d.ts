/** The component data of Wild Gangs; the loader checks the file against this shape when the site is built. */
declare module '*/components/wild-gangs.yaml' {
  import type { CardFace } from '../components.ts'

  const data: {
    readonly gang: { readonly cards: readonly CardFace[] }
    readonly loots: { readonly values: readonly number[] }
    readonly bonus: { readonly value: number }
  }
  export default data
}
