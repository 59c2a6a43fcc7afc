import { useState } from 'preact/hooks'
import type { Kind } from '../../kernel/kind.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { EditorProps, Face, Situation } from '../face.ts'
import { Control, type FormAt } from './Control.tsx'
import { edited, filledIn } from './edit.ts'
import type { Path } from './paths.ts'
import type { Forms, Plan, Section } from './plan.ts'

interface Props extends EditorProps {
  readonly face: Face
  readonly forms: Forms
}

interface Refused {
  readonly path: string
  readonly situation: Situation
  readonly refusals: readonly Refusal[]
}

/** The form of a situation, made from the schema of its kind: what it is about, then any part of the rest. */
export function Editor({ face, forms, ...props }: Props) {
  const { words, onChange, picked } = props
  const { game } = face
  const [refused, setRefused] = useState<Refused | undefined>()
  const situation = filledIn(game, props.situation)
  const kind = game.kinds.find(({ name }) => name === situation.kind) as Kind
  const opened = game.open(situation)
  if (!opened.ok) return null
  const editing = { game, kind }
  const at = { situation, opening: opened.value, words }
  const set = (path: Path, value: unknown) => {
    const outcome = edited(editing, situation, path, value)
    if (outcome.ok) {
      setRefused(undefined)
      onChange(outcome.value)
    } else {
      setRefused({ path: path.join('.'), situation: props.situation, refusals: outcome.refusals })
    }
  }
  const isNow = refused?.situation === props.situation
  const form = { editing, forms, face, at, set, refused: isNow ? refused : undefined }
  const plan = forms.plan(at)
  return (
    <div class="editor">
      {plan.always.length > 0 && (
        <div class="editor editor-row">
          <Controls form={form} paths={plan.always} />
        </div>
      )}
      <Rest plan={plan} form={form} {...props} picked={picked} situation={situation} />
    </div>
  )
}

interface ControlsProps {
  readonly form: FormAt
  readonly paths: readonly Path[]
  readonly isBare?: boolean
}

function Controls({ form, paths, isBare = false }: ControlsProps) {
  return (
    <>
      {paths.map((path) => (
        <Control key={path.join('.')} form={form} path={path} isBare={isBare} />
      ))}
    </>
  )
}

interface RestProps extends EditorProps {
  readonly plan: Plan
  readonly form: FormAt
}

/** Everything that is edited one at a time, chosen from a list or on the board; folded where something else comes first. */
function Rest({ plan, form, picked, ...props }: RestProps) {
  const { say } = props.words
  const sections = plan.groups.flatMap((group) => group.sections)
  const chosen = sections.find(({ part }) => part === picked)
  const section = chosen ?? sections[0]
  if (!section) return null
  const list = (
    <>
      <label class="field">
        <span class="field-name">{say('form.what')}</span>
        <select
          value={section.part}
          onChange={({ currentTarget }) => props.onPick(currentTarget.value)}
        >
          {plan.groups.map(({ title, sections: some }) => (
            <optgroup key={title} label={title}>
              {some.map(({ part, label }) => (
                <option key={part} value={part}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <SectionForm key={section.part} section={section} form={form} picked={picked} {...props} />
    </>
  )
  if (plan.always.length === 0) return list
  return (
    <details class="editor-rest" open={chosen !== undefined}>
      <summary>{say('form.rest')}</summary>
      <div class="editor">{list}</div>
    </details>
  )
}

function SectionForm({
  section,
  form,
  ...props
}: EditorProps & { readonly section: Section; readonly form: FormAt }) {
  const { Own, actions = [], note, paths = [], label, title = label } = section
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{title}</legend>
      {Own && <Own {...props} />}
      <div class="editor editor-row">
        <Controls form={form} paths={paths} isBare={paths.length === 1} />
      </div>
      {note && <p class="illustrative">{note}</p>}
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          class="button"
          onClick={() => form.set(action.path, action.value)}
        >
          {action.label}
        </button>
      ))}
    </fieldset>
  )
}
