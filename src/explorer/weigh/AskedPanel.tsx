import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import type { PanelProps } from '../face.ts'
import { NumberField } from '../forms/NumberField.tsx'
import { PickOne } from '../forms/PickOne.tsx'
import { TaskResult } from '../worker/TaskResult.tsx'
import { adviceTask } from '../worker/tasks.ts'
import { useTask } from '../worker/useTask.ts'

/** Something that a reader is asked before it is worked out: one of several, or a whole number up to a most. */
type AskedField = {
  readonly name: string
  readonly label: string
  /** True when its form stands below the result, since it is rarely changed. */
  readonly isBelow?: boolean
} & (
  | { readonly options: readonly { readonly value: string; readonly name: string }[] }
  | { readonly most: number; readonly step: number }
)

type Asked = Readonly<Record<string, string | number>>

/** Definition of a panel: its task, its form, and the display of its result. */
interface Asking<Found> {
  /** The computation, by its name. */
  readonly advice: string
  /** Initial values; of options without one, the first. */
  readonly atFirst: Asked
  fields(props: PanelProps): readonly AskedField[]
  readonly Found: FunctionComponent<PanelProps & { readonly found: Found; readonly asked: Asked }>
}

const RANK = 1

/** A panel that asks a few things and works out anew, beside the page, what comes of them whenever one changes. */
export function askedPanel<Found>(asking: Asking<Found>): FunctionComponent<PanelProps> {
  const { advice, atFirst, Found } = asking
  return (props) => {
    const { face, words, session } = props
    const [typed, setTyped] = useState<Asked>({})
    const fields = asking.fields(props)
    const asked = { ...atFirst, ...typed }
    for (const field of fields) {
      const { name } = field
      if (!('options' in field) || field.options.some(({ value }) => value === asked[name]))
        continue
      asked[name] = field.options[0]?.value ?? ''
    }
    const worked = useTask<Found>(face, advice, adviceTask(session, advice, asked), RANK)
    const set = (name: string) => (value: string | number) => setTyped({ ...typed, [name]: value })
    const form = (isBelow: boolean) => {
      const own = fields.filter((field) => (field.isBelow ?? false) === isBelow)
      if (own.length === 0) return null
      return (
        <div class="choices-form">
          {own.map(({ name, label, ...field }) =>
            'options' in field ? (
              <PickOne<string>
                key={name}
                label={label}
                value={String(asked[name])}
                options={field.options}
                onPick={set(name)}
              />
            ) : (
              <NumberField
                key={name}
                label={label}
                value={Number(asked[name])}
                max={field.most}
                step={field.step}
                onSet={set(name)}
              />
            ),
          )}
        </div>
      )
    }
    return (
      <div class="live-panel">
        {form(false)}
        <TaskResult worked={worked} face={face} words={words}>
          {(found) => <Found {...props} found={found} asked={asked} />}
        </TaskResult>
        {form(true)}
      </div>
    )
  }
}
