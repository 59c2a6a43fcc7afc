import type { List, Part, Parts } from '../../kernel/schema/schema.ts'
import { type ControlProps, labelOf, standing } from './Framed.tsx'

/** Records that are all of the same parts, a row for each. */
export function RecordTable({ form, path, part }: ControlProps<List & Part>) {
  const values = (standing(form, path) ?? []) as readonly Readonly<Record<string, unknown>>[]
  const parts = Object.entries((part.item as Parts).parts)
  const set = (place: number, name: string, value: unknown) =>
    form.set(
      path,
      values.map((one, index) => (index === place ? { ...one, [name]: value } : one)),
    )
  return (
    <table class="deck">
      <thead>
        <tr>
          <th scope="col">{labelOf(form, [...path, '*'])}</th>
          {parts.map(([name]) => (
            <th key={name} scope="col">
              {labelOf(form, [...path, '*', name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map((record, place) => (
          <tr key={`${place}`}>
            <th scope="row">{place + 1}</th>
            {parts.map(([name, cell]) => {
              const row = labelOf(form, [...path, String(place)])
              const label = `${row}, ${labelOf(form, [...path, '*', name])}`
              return (
                <td key={name}>
                  {cell.type === 'count' ? (
                    <input
                      type="number"
                      min={cell.min}
                      max={cell.max}
                      step={cell.step ?? 1}
                      value={Number(record[name])}
                      aria-label={label}
                      onChange={({ currentTarget }) =>
                        set(place, name, Math.round(currentTarget.valueAsNumber || 0))
                      }
                    />
                  ) : (
                    <input
                      type="checkbox"
                      checked={record[name] === true}
                      aria-label={label}
                      onChange={({ currentTarget }) => set(place, name, currentTarget.checked)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
