import type { Place } from '../components.ts'

/** Something that costs nothing, and the place of the sheet that it is about, if it is about one. */
export interface Free {
  readonly free: 'drop' | 'bandage' | 'guide' | 'aim' | 'claim' | 'load' | 'treat'
  readonly place?: Place
}
