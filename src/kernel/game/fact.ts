import type { Fact, FactParameters, FactValue } from './game.ts'

/** The values that each parameter can take, by its name. */
type Ids = Readonly<Record<string, readonly (string | number)[]>>

/** One value of each parameter. */
type Chosen<P extends Ids> = { readonly [Name in keyof P]: P[Name][number] }

/** The answers, where they do not depend on who plays; none of a number that may be any. */
type Answers<Given> = readonly FactValue[] | ((given: Given) => readonly FactValue[])

/** The two answers to what is or is not so. */
export const yesOrNo: readonly boolean[] = [true, false]

/** Any number there may be. */
export const anyNumber: readonly number[] = []

/** The numbers from none to so many. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, count) => count)
}

/**
 * Declares the facts of one game: `const fact = factsOf<Given, Position>()`, then kind, parameters, possible answers,
 * and the answer that holds.
 */
export function factsOf<Given, Position>() {
  return <const P extends Ids>(
    kind: string,
    parameters: P,
    answers: Answers<Given>,
    value: (position: Position, chosen: Chosen<P>, given: Given) => FactValue,
  ): Fact<Position, Given> => ({
    kind,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, ids]) => [name, ids.map(String)]),
    ),
    answers: typeof answers === 'function' ? answers : () => answers,
    value: answering(parameters, value),
  })
}

/** Odds ask the same of many positions, so what the parameters write is read once. */
function answering<P extends Ids, Given, Position>(
  parameters: P,
  value: (position: Position, chosen: Chosen<P>, given: Given) => FactValue,
): Fact<Position, Given>['value'] {
  let asked: FactParameters | undefined
  let chosen: Chosen<P> | undefined
  return (position, given, written) => {
    if (!chosen || asked !== written) {
      asked = written
      chosen = chosenOf(parameters, written)
    }
    return value(position, chosen, given)
  }
}

/** The values that parameters write; a file may write a number as one. */
function chosenOf<P extends Ids>(parameters: P, written: FactParameters): Chosen<P> {
  const chosen: Record<string, unknown> = {}
  for (const name in parameters) {
    chosen[name] = parameters[name]?.find((id) => String(id) === String(written[name]))
  }
  return chosen as Chosen<P>
}
