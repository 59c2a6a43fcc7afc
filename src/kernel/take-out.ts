/** Takes the first such item out of a list, where it is in it; `splice` would make a list of what it takes out. */
export function takeOut<T>(list: T[], item: T): void {
  const index = list.indexOf(item)
  if (index < 0) return
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as T
  list.pop()
}
