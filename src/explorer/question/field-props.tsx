import type { ComponentChildren, FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'
import type { Choice, Point, Shape, Span } from '../../kernel/choice/index.ts'
import type { Unit } from '../../kernel/words/nouns.ts'
import type { Words } from '../../kernel/words/words.ts'

/** Names for the values of a question. */
export interface Naming {
  readonly words: Words
  /** A whole answer, or the whole of a part. */
  whole(value: unknown): string
  /** One of the things that an answer is made of. */
  within(value: unknown): string
  /** The name of a part. */
  part(name: string): string
  /** Field for a point of the table, with its starting point, if the question asks for one. */
  readonly Point?: FunctionComponent<FieldOf<'grid'>> | undefined
  readonly start?: Point | undefined
  /** In which unit its numbers are typed, if not as they are. */
  readonly unit?: Unit | undefined
  /** Names for the values of one part. */
  ofPart(name: string): Naming
}

/** Props of every field: the choice, its shape, and the draft so far. */
export interface FieldProps<S extends Shape = Shape> {
  readonly choice: Choice
  readonly shape: S
  readonly value: unknown
  readonly naming: Naming
  /** Label of the field; the question itself when absent. */
  readonly label?: string
  onSet(value: unknown): void
}

/** Props of the field of one shape. */
export type FieldOf<Kind extends Shape['kind']> = FieldProps<Extract<Shape, { kind: Kind }>>

interface GroupProps {
  readonly naming: Naming
  readonly label: string | undefined
  readonly hint?: string | undefined
  /** Names of the values; long names take a line each. */
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

/** Layout of a list of choices by its longest name: three in a row, two, or one a line. */
export function choicesOf(names: readonly string[]): string {
  const longest = Math.max(...names.map(({ length }) => length))
  if (longest > TWO) return 'choices choices-long'
  return longest > THREE ? 'choices' : 'choices choices-short'
}

/** Sentence with the number of values to choose. */
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
