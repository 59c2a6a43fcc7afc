import { useId, useState } from 'preact/hooks'
import type { Kind } from '../../kernel/game/kind.ts'
import type { Refusal } from '../../kernel/game/refusal.ts'
import type { EditorProps, Situation } from '../contract.ts'
import type { Face } from '../face.ts'
import { Control } from './Control.tsx'
import { edited, filledIn } from './edit.ts'
import type { FormAt } from './Framed.tsx'
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
  return <Tabs plan={plan} form={form} {...props} picked={picked} situation={situation} />
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

interface TabsProps extends EditorProps {
  readonly plan: Plan
  readonly form: FormAt
}

/**
 * One thing at a time: what the case is about, one place of the table, cases to begin from,
 * and what has a tab of its own.
 */
function Tabs({ plan, form, ...props }: TabsProps) {
  const { picked, presets = [], words } = props
  const { say } = words
  const sections = plan.groups.flatMap((group) => group.sections)
  const own = sections.filter(({ isTab }) => isTab)
  const section = sections.find(({ part }) => part === picked)
  const tabs: readonly Tab[] = [
    ...(plan.always.length > 0 ? [{ id: ABOUT, label: say('form.about') }] : []),
    ...(sections.length > own.length ? [{ id: PLACE, label: say('form.place') }] : []),
    ...own.map(({ part, label }) => ({ id: part, label })),
    ...(presets.length > 0 ? [{ id: PRESETS, label: say('form.presets') }] : []),
  ]
  const [turned, setTurned] = useState<{ readonly to: string; readonly at: string | undefined }>()
  const opened = section ? (section.isTab ? section.part : PLACE) : tabs[0]?.id
  const tab = turned && turned.at === picked ? turned.to : opened
  const ownTab = own.find(({ part }) => part === tab)
  return (
    <div class="editor">
      {tabs.length > 1 && (
        <TabList
          tabs={tabs}
          tab={tab}
          label={say('form.what-first')}
          onTurn={(to) => setTurned({ to, at: picked })}
        />
      )}
      {tab === ABOUT && (
        <div class="editor editor-row">
          <Controls form={form} paths={plan.always} />
        </div>
      )}
      {tab === PLACE && <Place plan={plan} form={form} {...props} />}
      {ownTab && <SectionForm key={ownTab.part} section={ownTab} form={form} {...props} />}
      {tab === PRESETS && <Presets presets={presets} />}
    </div>
  )
}

const [ABOUT, PLACE, PRESETS] = ['about:', 'place:', 'presets:'] as const

interface Tab {
  readonly id: string
  readonly label: string
}

interface TabListProps {
  readonly tabs: readonly Tab[]
  readonly tab: string | undefined
  readonly label: string
  onTurn(tab: string): void
}

/** The tabs, as radio buttons in the look of tabs: arrow keys go from one to the next. */
function TabList({ tabs, tab, label, onTurn }: TabListProps) {
  const name = useId()
  return (
    <fieldset class="editor-tabs" aria-label={label}>
      {tabs.map(({ id, label: text }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === tab} onChange={() => onTurn(id)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Presets({ presets }: Required<Pick<EditorProps, 'presets'>>) {
  return (
    <ul class="editor-presets">
      {presets?.map(({ title, open }) => (
        <li key={title}>
          <button type="button" class="button" onClick={open}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One place of the table, chosen on the board or from a list. */
function Place({ plan, form, picked, ...props }: TabsProps) {
  const { say } = props.words
  const groups = plan.groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ isTab }) => !isTab) }))
    .filter(({ sections }) => sections.length > 0)
  const sections = groups.flatMap((group) => group.sections)
  const section = sections.find(({ part }) => part === picked) ?? sections[0]
  if (!section) return null
  return (
    <>
      <SectionForm key={section.part} section={section} form={form} picked={picked} {...props} />
      <label class="field">
        <span class="field-name">{say('form.what')}</span>
        <select
          value={section.part}
          onChange={({ currentTarget }) => props.onPick(currentTarget.value)}
        >
          {groups.map(({ title, sections: some }) => (
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
    </>
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
