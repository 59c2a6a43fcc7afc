/** The town of most examples: six buildings, as for three players. */
export const town = [
  { card: 'coin', undead: ['U1'] },
  { card: 'saloon', occupants: ['A', 'C'] },
  { card: 'bounty', occupants: ['B'] },
  { card: 'safe-bullets', undead: ['U13'], bonus: 'coin' },
  { card: 'exchange', bonus: 'notoriety' },
  { card: 'reload', undead: ['U7'], bonus: 'bullet' },
] as const

/** Undead left over of nine. */
export const bootHill = ['U2', 'U4', 'U10', 'U11', 'U16'] as const

/** The table of most examples: the second day of three players. */
export const table = { players: 3, day: 2, town, bootHill } as const
