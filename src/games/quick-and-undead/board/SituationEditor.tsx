import type { FunctionComponent } from 'preact'
import type { EditorProps } from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Seat } from '../components.ts'
import type { QuickSituation } from '../situations/open.ts'
import { fitted, seatingOf, slotsOf, type TableKind } from './fitting.ts'
import { GangEditor } from './GangEditor.tsx'
import { HeapEditor } from './HeapEditor.tsx'
import { buildingTitle, gangTitle } from './names.ts'
import { SceneEditor, type SceneProps } from './SceneEditor.tsx'
import { SiteEditor } from './SiteEditor.tsx'
import { PlayersEditor, TableEditor } from './TableEditor.tsx'
import { UndeadEditor } from './UndeadEditor.tsx'

type TableEditorProps = EditorProps<TableKind>

/** The form of a situation at a table: first what it is about, then any part of the table, one at a time. */
const AtTable: FunctionComponent<TableEditorProps> = ({ situation, words, picked, ...props }) => {
  const change = (next: TableKind) => props.onChange(fitted(next))
  const parts = partsOf(situation, words)
  const isThere = parts.some(({ options }) => options.some(({ part }) => part === picked))
  const part = isThere && picked ? picked : (parts[0]?.options[0]?.part ?? 'table:')
  const hasScene = !withoutScene.includes(situation.kind)
  return (
    <div class="editor">
      <SceneEditor situation={situation} words={words} onChange={change} />
      <details class="editor-rest" open={!hasScene || isThere}>
        <summary>{words.say('editor.rest-of-table')}</summary>
        <div class="editor">
          <label class="field">
            <span class="field-name">{words.say('editor.what')}</span>
            <select
              value={part}
              onChange={({ currentTarget }) => props.onPick(currentTarget.value)}
            >
              {parts.map(({ title, options }) => (
                <optgroup key={title} label={title}>
                  {options.map((option) => (
                    <option key={option.part} value={option.part}>
                      {option.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <PartEditor part={part} situation={situation} words={words} onChange={change} />
        </div>
      </details>
    </div>
  )
}

/** Situations that are about the whole table. */
const withoutScene: readonly TableKind['kind'][] = ['round', 'count']

/** Editors are chosen by the kind of the situation, so this one is only ever given tables. */
export const SituationEditor = AtTable as FunctionComponent<EditorProps>

interface PartGroup {
  readonly title: string
  readonly options: readonly { readonly part: string; readonly label: string }[]
}

/** Everything of a table that is edited by itself; the names are those that the board calls. */
function partsOf(situation: TableKind, words: Words): readonly PartGroup[] {
  const { say } = words
  const { town = [] } = situation
  const slots = Array.from({ length: slotsOf(situation) }, (_, index) => {
    const site = town[index]
    if (site) return { part: `site:${site.card}`, label: buildingTitle(site.card, words) }
    const number = index + 1
    return { part: `slot:${number}`, label: say('editor.empty-slot', { number }) }
  })
  // Buildings are filled from the first slot on, so only the next one can be built on.
  const next = slots.findIndex(({ part }) => part.startsWith('slot:'))
  return [
    {
      title: say('board.panel.gangs'),
      options: seatingOf(situation).gangs.map((seat) => ({
        part: `gang:${seat}`,
        label: gangTitle(seat, words),
      })),
    },
    {
      title: say('board.panel.town'),
      options: [
        ...(next < 0 ? slots : slots.slice(0, next + 1)),
        { part: 'street:', label: say('board.street') },
        { part: 'hill:', label: say('board.hill') },
      ],
    },
    {
      title: say('editor.rest'),
      options: [
        { part: 'table:', label: say('editor.table') },
        { part: 'undead:', label: say('editor.undead-cards') },
      ],
    },
  ]
}

function PartEditor({ part, ...props }: SceneProps & { part: string }) {
  const { situation, words } = props
  const { town = [] } = situation
  const [kind, name = ''] = part.split(':')
  switch (kind) {
    case 'gang':
      return <GangEditor seat={name as Seat} {...props} />
    case 'site':
      return <SiteEditor index={town.findIndex(({ card }) => card === name)} {...props} />
    case 'slot':
      return <SiteEditor index={Number(name) - 1} {...props} />
    case 'street':
      return <Heap spot="street" label={words.say('board.street')} {...props} />
    case 'hill':
      return <Heap spot="boot-hill" label={words.say('board.hill')} {...props} />
    case 'undead':
      return <UndeadEditor {...props} />
    default:
      return <TableEditor {...props} />
  }
}

function Heap({ label, ...props }: SceneProps & { spot: 'street' | 'boot-hill'; label: string }) {
  return (
    <div class="editor-part" id="editor-part">
      <HeapEditor label={label} {...props} />
    </div>
  )
}

type Game = Extract<QuickSituation, { readonly kind: 'game' }>

/** What is fixed of a whole game before it begins. */
const AtStart: FunctionComponent<EditorProps<Game>> = ({ situation, words, onChange }) => (
  <div class="editor editor-row">
    <PlayersEditor situation={situation} words={words} onChange={onChange} />
  </div>
)

/** Editors are chosen by the kind of the situation, so this one is only ever given whole games. */
export const GameEditor = AtStart as FunctionComponent<EditorProps>
