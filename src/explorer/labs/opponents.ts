/** Names of the opponents: each begins with the letter of its seat, which is what boards show. */
const names: Readonly<Record<string, string>> = {
  A: 'Ada',
  B: 'Ben',
  C: 'Cleo',
  D: 'Dan',
  E: 'Eve',
  F: 'Finn',
  G: 'Gus',
  H: 'Hal',
}

/** The names of some seats that opponents play; one without a name goes by its letter. */
export function namesOf(seats: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(seats.map((seat) => [seat, names[seat] ?? seat]))
}
