/** Worth of a game's things as typed, by name. */
export type TypedWorth = Readonly<Record<string, string>>

const fraction = /^\d{1,3}\s*\/\s*[1-9]\d{0,2}$/
const decimal = /^\d{1,3}(?:[.,]\d{1,3})?$/

/** A worth as it was typed, as a fraction or a number; undefined when it is neither. */
export function readWorth(typed: string): string | undefined {
  const text = typed.trim()
  if (fraction.test(text)) return text.replace(/\s/g, '')
  return decimal.test(text) ? text.replace(',', '.') : undefined
}

/** The typed worth, if all of it can be read; else undefined. */
export function worthOf(typed: TypedWorth): TypedWorth | undefined {
  const read = Object.entries(typed).map(([name, text]) => [name, readWorth(text)] as const)
  return read.every(([, worth]) => worth !== undefined)
    ? (Object.fromEntries(read) as TypedWorth)
    : undefined
}

/** The key of a sentence that only a game with a scale has, since it names what is played for there. */
export function ofScale(name: string): string {
  return `live.decision.${name}`
}
