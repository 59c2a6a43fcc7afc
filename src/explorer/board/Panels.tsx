import type { ComponentChildren } from 'preact'
import type { BoardProps } from '../contract.ts'
import { Tabs } from './Tabs.tsx'

interface Props<Panel extends string> {
  /** Prefix of the game's own classes: `ville` of `ville-panel`. */
  readonly look: string
  readonly board: BoardProps
  /** The parts of the table, and which parts of the board lie in each by the beginnings of their names. */
  readonly kinds: Readonly<Record<Panel, readonly string[]>>
  readonly shown: readonly Panel[]
  /**
   * Panel shown until the reader chooses, if not the one where the question is answered; the first panel when absent.
   */
  first?(answering: Panel | undefined): Panel | undefined
  /** Content between the tabs and the panels. */
  readonly note?: ComponentChildren
  /** The part that shows whatever matters now, if not the one that is called so. */
  readonly steady?: Panel
  readonly contents: Readonly<Record<Panel, () => ComponentChildren>>
}

/**
 * Panels of a table, of which a small screen shows one at a time. Starts with the panel where the pending question is
 * answered, else the first, unless `first` says otherwise.
 */
export function Panels<Panel extends string>(props: Props<Panel>) {
  const { look, board, kinds, shown, contents, steady = 'now' as Panel } = props
  const { offers, event, touched = [], words } = board
  const isIn = (panel: Panel, parts: readonly string[]) =>
    parts.some((part) => kinds[panel].some((kind) => part.startsWith(kind)))
  const asked = [...(offers?.keys() ?? [])]
  const answering = shown.find((panel) => isIn(panel, asked))
  const first = (props.first ? props.first(answering) : answering) ?? (shown[0] as Panel)
  return (
    <>
      {shown.length > 1 && (
        <Tabs
          look={look}
          words={words}
          panels={shown}
          first={first}
          isAsked={asked.length > 0}
          event={event}
          isTouched={(panel) => isIn(panel, touched)}
          steady={steady}
        />
      )}
      {props.note}
      {shown.map((panel, place) => (
        <div
          key={panel}
          class={`board-panel board-panel-${place + 1} ${look}-panel ${look}-panel-${panel}`}
        >
          {contents[panel]()}
        </div>
      ))}
    </>
  )
}
