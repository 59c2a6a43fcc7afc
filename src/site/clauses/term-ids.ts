const counts = new WeakMap<object, number>()

/** An id for the definition beside a use of a term; `page` is any object that a page has for itself. */
export function cardId(page: object, term: string): string {
  const count = (counts.get(page) ?? 0) + 1
  counts.set(page, count)
  return `term-${count}-${term}`
}
