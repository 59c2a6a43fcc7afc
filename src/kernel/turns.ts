/** Seats clockwise around the table, from one of them on or from so many places after it. */
export function clockwise<Seat>(seats: readonly Seat[], first: Seat, after = 0): readonly Seat[] {
  const start = seats.indexOf(first) + after
  return seats.map((_, place) => seats[(start + place) % seats.length] as Seat)
}
