import type { Worth } from '../../odds/decisions.ts'

/** What a reader can say that things are worth, in the order of the form. */
export const worthNames = ['bullet', 'coin', 'outlaw'] as const

/** What things are worth, as it is typed. */
export type TypedWorth = Readonly<Record<keyof Worth, string>>

/** What they are worth until a reader says otherwise. */
export const usualWorth: TypedWorth = {
  bullet: '1/2',
  coin: '1/2',
  outlaw: '1',
}

const fraction = /^\d{1,3}\s*\/\s*[1-9]\d{0,2}$/
const decimal = /^\d{1,3}(?:[.,]\d{1,3})?$/

/** A worth as it was typed, as a fraction or a number; undefined when it is neither. */
export function readWorth(typed: string): string | undefined {
  const text = typed.trim()
  if (fraction.test(text)) return text.replace(/\s/g, '')
  return decimal.test(text) ? text.replace(',', '.') : undefined
}

/** What was typed, when all of it can be read. */
export function worthOf(typed: TypedWorth): Worth | undefined {
  const [bullet, coin, outlaw] = worthNames.map((name) => readWorth(typed[name]))
  return bullet && coin && outlaw ? { bullet, coin, outlaw } : undefined
}
