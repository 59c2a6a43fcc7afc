import type { ComponentChildren } from 'preact'

/** A column of a table of choices. */
interface Column {
  readonly label: string
  readonly isNumber?: boolean
}

/** Columns of numbers. */
export function numbers(...labels: readonly string[]): readonly Column[] {
  return labels.map((label) => ({ label, isNumber: true }))
}

/** A choice: what it is, what it comes to, and the way to take it. */
export interface Choosable {
  readonly cells: readonly ComponentChildren[]
  readonly key: string
  readonly isBest?: boolean
  readonly act?: { readonly label: string; readonly name: string; take(): void }
}

interface TableProps {
  readonly caption?: ComponentChildren
  readonly columns: readonly Column[]
  readonly rows: readonly Choosable[]
  /**
   * True when narrow screens, which hide the head row, repeat the first column's head in each row as they do for the
   * others.
   */
  readonly isFirstTold?: boolean
}

/** Choices in a table, a row each, named by its first cell; a row that can be taken ends in a button. What is too wide scrolls. */
export function ChoicesTable({ caption, columns, rows, isFirstTold }: TableProps) {
  const canTake = rows.some(({ act }) => act)
  const told = (place: number) =>
    canTake && (place > 0 || isFirstTold) ? { 'data-label': columns[place]?.label } : {}
  const look = (place: number) => (columns[place]?.isNumber ? 'number' : undefined)
  return (
    <div class="choices-scroll">
      <table class="choices-table">
        {caption}
        <thead>
          <tr>
            {columns.map(({ label }, place) => (
              <th key={label} scope="col" class={look(place)}>
                {label}
              </th>
            ))}
            {canTake && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], isBest, act }) => (
            <tr key={key} class={isBest ? 'is-best' : undefined}>
              <th scope="row" {...told(0)}>
                {first}
              </th>
              {others.map((cell, place) => (
                <td key={columns[place + 1]?.label} class={look(place + 1)} {...told(place + 1)}>
                  {cell}
                </td>
              ))}
              {act && (
                <td class="act">
                  <button
                    type="button"
                    class="button button-quiet"
                    aria-label={act.label}
                    onClick={act.take}
                  >
                    {act.name}
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
