import type { ComponentChildren } from 'preact'
import type { Refusal } from '../../kernel/game/refusal.ts'
import type { Listed, Part, Scalar } from '../../kernel/schema/schema.ts'
import type { Face } from '../face.ts'
import { type Editing, whereIs } from './edit.ts'
import { type Path, schemaAt, valueAt } from './paths.ts'
import type { At, Forms } from './plan.ts'

/** Context of every control of a form: its place, and the callback for new values. */
export interface FormAt {
  readonly editing: Editing
  readonly forms: Forms
  readonly face: Face
  readonly at: At
  /** Last refusals, with the path that they concern. */
  readonly refused: { readonly path: string; readonly refusals: readonly Refusal[] } | undefined
  set(path: Path, value: unknown): void
}

/** Props of a part's control. */
export interface ControlProps<P extends Part = Part> {
  readonly form: FormAt
  readonly path: Path
  readonly part: P
  /** True when its label is already shown above it. */
  readonly isBare?: boolean
  /** The values that can be offered, where somebody has found that out already. */
  readonly offered?: readonly Scalar[] | undefined
}

/** The name of the part at a path. */
export function labelOf({ face, at }: FormAt, path: Path): string {
  return face.situationPart(at.situation.kind, path, at.words)
}

/** A frame with the name of what is in it, where that does not stand over it already. */
export function Framed({ form, path, isBare, children, ...rest }: FrameProps) {
  if (isBare) return <div class={rest.class}>{children}</div>
  return (
    <fieldset class={rest.class}>
      <legend>{labelOf(form, path)}</legend>
      {children}
    </fieldset>
  )
}

interface FrameProps extends Omit<ControlProps, 'part'> {
  readonly class: string
  readonly children: ComponentChildren
}

/** Value at a path, or its fallback when absent. */
export function standing({ at, forms }: FormAt, path: Path): unknown {
  return valueAt(at.situation, path) ?? valueAt(forms.implied?.(at), path) ?? undefined
}

function calledOf({ named, value: special }: Forms, of: string, value: Scalar, at: At) {
  const noun = named?.[of]
  const id = noun?.idOf(value)
  if (!noun || id === undefined) return special?.(of, value, at)
  return noun.full(id, at.words, at.opening.given)
}

/** A value as it is offered: by its name, and where it is now if it would be taken from there. */
export function nameOf(form: FormAt, { of }: Listed, path: Path, value: Scalar): string {
  const { forms, at, editing } = form
  const name = (of && calledOf(forms, of, value, at)) ?? String(value)
  const from = whereIs(editing.kind.schema, at.situation, path, value)
  const place = from?.slice(0, -1).join('.')
  if (!from || place === path.slice(0, -1).join('.')) return name
  const isEntry = schemaAt(editing.kind.schema, from.slice(0, -1))?.type !== 'parts'
  return `${name} (${labelOf(form, isEntry ? from.slice(0, -1) : from)})`
}
