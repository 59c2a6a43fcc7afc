import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { chosenOf, moved, removed } from './draft.ts'
import { type FieldOf, Group, howMany, type Naming } from './field-props.tsx'

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
            const off = (by: 1 | -1) => place === (by < 0 ? 0 : order.length - 1)
            return (
              <li key={place}>
                <div class="answer-row">
                  <span>{what}</span>
                  {([-1, 1] as const).map((by) => (
                    <MoveButton
                      key={by}
                      {...{ by, what, naming, off: off(by) }}
                      go={() => move(place, by)}
                    />
                  ))}
                  {!isWhole && (
                    <TextButton go={() => act(() => onSet(removed(order, place)))}>
                      {say('answer.take-out', { what })}
                    </TextButton>
                  )}
                </div>
              </li>
            )
          })}
        </ol>
        {rest.map((one, place) => (
          <TextButton key={place} go={() => act(() => onSet([...order, one]))}>
            {say('answer.add', { what: naming.within(one) })}
          </TextButton>
        ))}
        <p role="status" class="sr-only">
          {said}
        </p>
      </div>
    </Group>
  )
}

function TextButton({ go, children }: { go(): void; readonly children: ComponentChildren }) {
  return (
    <button type="button" class="button" onClick={go}>
      {children}
    </button>
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
