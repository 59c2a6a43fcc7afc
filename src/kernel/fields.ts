import { type Outcome, shown } from './refusal.ts'

/**
 * One field of a situation. The table of fields of a situation kind is the single source for the link
 * encoder and decoder, the forms that edit it, the check of what was given, and the fuzzer.
 */
export type Field = ListedField | NumberField

/** A field with one of a list of values. The list may grow at its end and nowhere else: links store places in it. */
export interface ListedField {
  readonly name: string
  readonly values: readonly string[]
  readonly default: string
  /** The bits of a place in a link; just enough for the list, unless it must have room to grow. */
  readonly bits?: number
}

/** A whole number in a range. Links store it in `bits` bits, or shorter when it is one of the `short` numbers. */
export interface NumberField {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly bits: number
  readonly default: number
  /** Numbers that are `step` apart, from 0, fit in fewer bits; a further bit tells which form is used. */
  readonly short?: { readonly bits: number; readonly step: number }
}

/** The value of every field, by name. */
export type FieldValues = Readonly<Record<string, string | number>>

/** A kind of situation that a reader can build. Fields are only ever appended, so old links keep their meaning. */
export interface SituationKind<Situation = unknown> {
  readonly kind: string
  readonly fields: readonly Field[]
  /** The plain situation that the field values describe, legal or not. */
  fromFields(values: FieldValues): Situation
  /** The field values of a situation of this kind that can be opened. */
  toFields(situation: Situation): FieldValues
}

/** Whether a field takes a value; the reasons name the field, what was received and what is allowed. */
export function checkField(field: Field, value: unknown): Outcome<string | number> {
  const received = typeof value === 'number' ? value : shown(value)
  if ('values' in field) {
    if (typeof value === 'string' && field.values.includes(value)) return { ok: true, value }
    const facts = { field: field.name, received, allowed: field.values }
    return { ok: false, refusals: [{ code: 'field-value-unknown', facts }] }
  }
  const { name, min, max } = field
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return { ok: true, value }
  }
  return {
    ok: false,
    refusals: [{ code: 'field-out-of-range', facts: { field: name, received, min, max } }],
  }
}
