/** Seats clockwise around the table, from one of them on or from so many places after it. */
export function clockwise<Seat>(seats: readonly Seat[], first: Seat, after = 0): readonly Seat[] {
  const start = seats.indexOf(first) + after
  return seats.map((_, place) => seats[(start + place) % seats.length] as Seat)
}

/** Takes the first such item out of a list, where it is in it; `splice` would make a list of what it takes out. */
export function takeOut<T>(list: T[], item: T): void {
  const index = list.indexOf(item)
  if (index < 0) return
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as T
  list.pop()
}
