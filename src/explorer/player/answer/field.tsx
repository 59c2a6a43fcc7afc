import type { ComponentChildren, FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'
import type { Choice, Point, Shape, Span } from '../../../kernel/choice.ts'
import type { Unit } from '../../../kernel/things.ts'
import type { Words } from '../../../kernel/words/words.ts'

/** How the values of a question are said. */
export interface Naming {
  readonly words: Words
  /** A whole answer, or the whole of a part. */
  whole(value: unknown): string
  /** One of the things that an answer is made of. */
  within(value: unknown): string
  /** The name of a part. */
  part(name: string): string
  /** How a point of a table is told, at a table that asks for one, and where that begins. */
  readonly Point?: FunctionComponent<FieldOf<'grid'>> | undefined
  readonly start?: Point | undefined
  /** In which unit its numbers are typed, if not as they are. */
  readonly unit?: Unit | undefined
  /** How what a part consists of is said. */
  ofPart(name: string): Naming
}

/** What each field is given: a choice, its shape, and what has been put together so far. */
export interface FieldProps<S extends Shape = Shape> {
  readonly choice: Choice
  readonly shape: S
  readonly value: unknown
  readonly naming: Naming
  /** What the field asks for; the question itself does when absent. */
  readonly label?: string
  onSet(value: unknown): void
}

/** What the field of one shape is given. */
export type FieldOf<Kind extends Shape['kind']> = FieldProps<Extract<Shape, { kind: Kind }>>

interface GroupProps {
  readonly naming: Naming
  readonly label: string | undefined
  readonly hint?: string | undefined
  /** What can be chosen, where that is a list: long names take a line each. */
  readonly names?: readonly string[]
  readonly children: ComponentChildren
}

/** Several controls that belong together, with what is to be done with them. */
export function Group({ naming, label, hint, names = [], children }: GroupProps) {
  const id = useId()
  return (
    <fieldset class={choicesOf(names)} aria-describedby={hint && id}>
      <legend class={label === undefined ? 'sr-only' : ''}>
        {label ?? naming.words.say('answer.legend')}
      </legend>
      {hint && (
        <p id={id} class="answer-hint">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}

/** The most letters of names of which two share a line, and three. */
const TWO = 20
const THREE = 9

/** How a list of choices is laid out: three side by side or two, or with a line for each, by the longest of its names. */
export function choicesOf(names: readonly string[]): string {
  const longest = Math.max(...names.map(({ length }) => length))
  if (longest > TWO) return 'choices choices-long'
  return longest > THREE ? 'choices' : 'choices choices-short'
}

/** How many are to be chosen. */
export function howMany({ min, max }: Span, { say }: Words): string {
  return min === max ? say('answer.exactly', { number: min }) : say('answer.between', { min, max })
}

/** The fields of the parts: a group where they are a part themselves. */
export function Parts({ naming, label, children }: Omit<GroupProps, 'hint' | 'names'>) {
  if (label === undefined) return <div class="answer-parts">{children}</div>
  return (
    <Group naming={naming} label={label}>
      {children}
    </Group>
  )
}
