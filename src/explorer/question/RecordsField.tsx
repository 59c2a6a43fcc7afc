import { sameData } from '../../kernel/choice/index.ts'
import { PickOne } from '../forms/PickOne.tsx'
import { areRecords } from './draft.ts'
import type { FieldProps } from './field-props.tsx'

type AnyRecord = Readonly<Record<string, unknown>>

/** One of many records: what stands first in it, then one of those that begin so. */
export function RecordsField({ choice, value, naming, onSet }: Omit<FieldProps, 'shape'>) {
  const { shape } = choice
  if (shape.kind !== 'list' || !areRecords(shape.values)) return null
  const { values } = shape
  const firstOf = (one: AnyRecord) => Object.entries(one)[0] as [string, unknown]
  const keyOf = (one: AnyRecord) => JSON.stringify(firstOf(one))
  const chosen = values.find((one) => sameData(one, value))
  const alike = chosen ? values.filter((one) => keyOf(one) === keyOf(chosen)) : []
  const begin = [...new Map(values.map((one) => [keyOf(one), one])).values()]
  const restOf = (one: AnyRecord) => Object.entries(one).slice(1)
  const [[next] = []] = chosen ? restOf(chosen) : []
  const named = (one: readonly (readonly [string, unknown])[]) =>
    naming.words.list(one.map(([name, part]) => naming.ofPart(name).whole(part)))
  // What follows stays as it was, where that can be.
  const kept = (one: AnyRecord) => {
    const same = chosen && JSON.stringify(restOf(chosen))
    const others = values.filter((other) => keyOf(other) === keyOf(one))
    return others.find((other) => JSON.stringify(restOf(other)) === same) ?? one
  }
  return (
    <div class="answer-parts answer-records">
      <PickOne
        label={naming.part(firstOf(chosen ?? (values[0] as AnyRecord))[0])}
        value={chosen && keyOf(chosen)}
        untold={naming.words.say('answer.untold')}
        options={begin.map((one) => ({ value: keyOf(one), name: named([firstOf(one)]) }))}
        onPick={(key) => {
          const first = values.find((one) => keyOf(one) === key)
          if (first) onSet(kept(first))
        }}
      />
      {chosen && next !== undefined && (
        <PickOne
          label={naming.part(next)}
          value={alike.indexOf(chosen)}
          options={alike.map((one, at) => ({ value: at, name: named(restOf(one)) }))}
          onPick={(at) => onSet(alike[at])}
        />
      )}
    </div>
  )
}
