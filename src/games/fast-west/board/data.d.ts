/** The component data of Fast-West; the loader checks the file against this shape when the site is built. */
declare module '*/components/fast-west.yaml' {
  import type { Card } from '../components.ts'

  const data: {
    readonly cards: readonly { readonly id: Card; readonly count: number }[]
    readonly tokens: { readonly count: number }
  }
  export default data
}
