/** Bindings of a clause to the engine: a procedure, a table of facts, or text that nothing executes. */
const bindings = ['rule', 'data', 'text'] as const
export type Binding = (typeof bindings)[number]

/** Reasons why a clause of binding `text` is not executed; messages turn the code into a sentence. */
const textReasons = ['aim', 'without-effect', 'physical-marker', 'advice'] as const
export type TextReason = (typeof textReasons)[number]

/** One numbered statement of a rulebook. The printed number is its place in its chapter and is never stored. */
export interface Clause<Id extends string = string, Chapter extends string = string> {
  readonly id: Id
  readonly chapter: Chapter
  readonly binding: Binding
  readonly reason?: TextReason
}

/** The chapters that some clauses stand in, in the order of the book. */
export function chaptersOf(clauses: readonly Clause[]): readonly string[] {
  return [...new Set(clauses.map(({ chapter }) => chapter))]
}

/** The printed number of each clause, `chapter.position`, both counted from 1 in book order. */
export function numberClauses<Id extends string>(
  clauses: readonly Clause<Id>[],
): ReadonlyMap<Id, string> {
  const lengths = new Map<string, number>()
  const numbers = new Map<Id, string>()
  for (const { id, chapter } of clauses) {
    const position = (lengths.get(chapter) ?? 0) + 1
    lengths.set(chapter, position)
    numbers.set(id, `${[...lengths.keys()].indexOf(chapter) + 1}.${position}`)
  }
  return numbers
}
