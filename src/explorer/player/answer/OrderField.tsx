import { useState } from 'preact/hooks'
import { useKeptFocus } from '../useKeptFocus.ts'
import { chosenOf, moved, removed } from './draft.ts'
import { type FieldOf, Group, howMany, type Naming } from './field.tsx'

/** Values in an order, each with buttons that move it up and down; and those that have not been taken. */
export function OrderField({ shape, value, naming, label, onSet }: FieldOf<'order'>) {
  const { say } = naming.words
  const [said, setSaid] = useState('')
  const { ref, act } = useKeptFocus<HTMLDivElement>()
  const order = value as readonly unknown[]
  const isWhole = shape.min === shape.values.length
  const marks = chosenOf(shape.values, order)
  const rest = shape.values.filter((_, place) => !marks[place])
  const move = (from: number, by: 1 | -1) => {
    const to = from + by
    onSet(moved(order, from, to))
    const what = naming.within(order[from])
    setSaid(say('answer.moved', { what, place: to + 1, last: order.length }))
  }
  return (
    <Group
      naming={naming}
      label={label}
      hint={isWhole ? say('answer.in-order') : howMany(shape, naming.words)}
    >
      <div class="answer-order" ref={ref} tabIndex={-1}>
        <ol>
          {order.map((one, place) => {
            const what = naming.within(one)
            return (
              <li key={place}>
                <div class="answer-row">
                  <span>{what}</span>
                  <MoveButton
                    by={-1}
                    what={what}
                    off={place === 0}
                    naming={naming}
                    go={() => move(place, -1)}
                  />
                  <MoveButton
                    by={1}
                    what={what}
                    off={place === order.length - 1}
                    naming={naming}
                    go={() => move(place, 1)}
                  />
                  {!isWhole && (
                    <button
                      type="button"
                      class="button"
                      onClick={() => act(() => onSet(removed(order, place)))}
                    >
                      {say('answer.take-out', { what })}
                    </button>
                  )}
                </div>
              </li>
            )
          })}
        </ol>
        {rest.map((one, place) => (
          <button
            key={place}
            type="button"
            class="button"
            onClick={() => act(() => onSet([...order, one]))}
          >
            {say('answer.add', { what: naming.within(one) })}
          </button>
        ))}
        <p role="status" class="sr-only">
          {said}
        </p>
      </div>
    </Group>
  )
}

interface MoveProps {
  readonly by: 1 | -1
  readonly what: string
  readonly off: boolean
  readonly naming: Naming
  go(): void
}

/** Moves an entry by one place. The focus goes with it: to the same button of the row that it moves to. */
function MoveButton({ by, what, off, naming, go }: MoveProps) {
  const label = naming.words.say(by < 0 ? 'answer.up' : 'answer.down', { what })
  return (
    <button
      type="button"
      class="button button-icon"
      aria-disabled={off}
      title={label}
      data-by={by}
      onClick={({ currentTarget }) => {
        if (off) return
        const row = currentTarget.closest('li')
        const next = by < 0 ? row?.previousElementSibling : row?.nextElementSibling
        next?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus()
        go()
      }}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={by < 0 ? 'M4 17L12 6l8 11z' : 'M4 7l8 11 8-11z'} />
      </svg>
      <span class="sr-only">{label}</span>
    </button>
  )
}
