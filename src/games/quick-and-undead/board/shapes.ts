import type { CriticalSide, Resource, Seat } from '../components.ts'
import type { Ability } from '../spaces.ts'

/** The outline of each gang's mark, around its middle: told apart by shape and letter, never by colour alone. */
export const outlines: Readonly<Record<Seat, string>> = {
  A: 'M0-16a16 16 0 0 1 0 32a16 16 0 0 1 0-32z',
  B: 'M-14.5-14.5h29v29h-29z',
  C: 'M-8.5-15.5h17l8.5 15.5l-8.5 15.5h-17l-8.5-15.5z',
  D: 'M0-18l18 18l-18 18l-18-18z',
  E: 'M-15-15h30v13c0 9-7 15-15 19c-8-4-15-10-15-19z',
  F: 'M-6.5-16h13l9.5 9.5v13l-9.5 9.5h-13l-9.5-9.5v-13z',
  R: 'M-14.5 16v-17a14.5 14.5 0 0 1 29 0v17z',
}

/** The hat of an Outlaw who stands, to be put on a mark. */
export const hat =
  'M-16-13.5c6 2.6 26 2.6 32 0c-2-1.6-5-1.6-7-1.8l-2-8c-.8-3.4-3.6-1.6-7-1.6s-6.2-1.8-7 1.6l-2 8c-2 .2-5 .2-7 1.8z'

/** Signs of 24 by 24, drawn in one stroke width. */
export const signs = {
  coin: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M14.8 9.2c-1-1.7-5.4-1.8-5.4.6c0 2.5 5.5 1.7 5.5 4.4c0 2.5-4.6 2.3-5.8.5M12 6.3v11.4',
  bullet: 'M8.5 21.5h7v-2.2h-7zM9 19.3v-9c0-3 1.4-6 3-8.3c1.6 2.3 3 5.3 3 8.3v9zM9 11.5h6',
  notoriety: 'M12 2.5l2.9 6.3l6.8.8l-5 4.7l1.3 6.8l-6-3.4l-6 3.4l1.3-6.8l-5-4.7l6.8-.8z',
  skull:
    'M12 3c-5 0-8 3.3-8 7.6c0 2.6 1 4.3 2.7 5.5v2.9c0 1 .5 1.5 1.5 1.5h7.6c1 0 1.5-.5 1.5-1.5v-2.9c1.7-1.2 2.7-2.9 2.7-5.5c0-4.3-3-7.6-8-7.6zM8.6 9.3a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8M15.4 9.3a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8M12 13.7l-1 2h2zM10.3 18.2v2.3M13.7 18.2v2.3',
  backfire:
    'M12 1.5l2.3 6l5.7-3l-3 5.7l6 1.8l-6 2.3l3 5.7l-5.7-3l-2.3 6l-2.3-6l-5.7 3l3-5.7l-6-2.3l6-1.8l-3-5.7l5.7 3z',
  hunt: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 1v6M12 17v6M1 12h6M17 12h6',
  fight: 'M4 3l14 14M20 3l-14 14M15.5 19.5l5-5M8.5 19.5l-5-5M18 17l3 4M6 17l-3 4',
  intimidate: 'M3 4h18v12h-9l-5 5v-5h-4zM12 6.5v4.5M12 13.2v.6',
  steal:
    'M2 8.5c4-2.5 7-.3 10-.3s6-2.2 10 .3c.2 5-2.6 8.3-6 8.3c-2.4 0-2.9-2-4-2s-1.6 2-4 2c-3.4 0-6.2-3.3-6-8.3zM6 11.3c1.2-1 2.7-.8 3.6.4M18 11.3c-1.2-1-2.7-.8-3.6.4',
  hire: 'M2 17.5c5 2.7 15 2.7 20 0c-1.5-1.4-3.3-1.5-4.7-1.6l-1.5-7.3c-.7-2.7-2.3-1.3-3.8-1.3s-3.1-1.4-3.8 1.3l-1.5 7.3c-1.4.1-3.2.2-4.7 1.6zM7 14.3c3 .9 7 .9 10 0',
  undead:
    'M3 21.5h18M9.6 21.5v-6.2l-3.3-3.9c-.9-1.2.7-2.5 1.7-1.5l2 2v-7.4c0-1.5 2.2-1.5 2.2 0v5.5v-6.7c0-1.5 2.3-1.5 2.3 0v6.7l.6-4.7c.2-1.4 2.3-1.2 2.2.3l-.7 7.3c-.2 2-1 2.9-1.7 4v4.6',
  grave: 'M5 21.5v-11.5a7 7 0 0 1 14 0v11.5M2.5 21.5h19M12 7v8M9 10h6',
  town: 'M2.5 21.5h19M4 21.5v-11.5h16v11.5M3 10v-3h4v-3.5h10v3.5h4v3zM10 21.5v-6h4v6',
} as const satisfies Readonly<Record<Resource | CriticalSide | Ability, string>> &
  Record<string, string>
export type Sign = keyof typeof signs

/** A die of eight faces seen from the front, around its middle: its outline, and the edges of the face in front. */
export const die = {
  outline: 'M0-20l17.5 10v20l-17.5 10l-17.5-10v-20z',
  edges: 'M0-20l17.5 30h-35z',
}

/** A cartridge that stands, and one that has been fired: 14 by 40 around its middle. */
export const cartridge = {
  live: 'M-6 20h12v-4h-12zM-5 16v-18c0-6 2.5-12 5-17c2.5 5 5 11 5 17v18z',
  band: 'M-5-2h10',
  spent: 'M-6 15h12v-4h-12zM-5 11v-20h10v20M-5-9l2.5-3l2.5 2.5l2.5-3l2.5 3.5',
}
