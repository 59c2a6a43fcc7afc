import type { ComponentChildren } from 'preact'
import type { BoardProps } from '../face.ts'
import { Tabs } from './Tabs.tsx'

interface Props<Panel extends string> {
  /** How the classes of the game's own begin: `ville` of `ville-panel`. */
  readonly look: string
  readonly board: BoardProps
  /** The parts of the table, and which parts of the board lie in each by the beginnings of their names. */
  readonly kinds: Readonly<Record<Panel, readonly string[]>>
  readonly shown: readonly Panel[]
  /** What is shown until the reader chooses, if not what answers the question that waits; nothing for the first. */
  first?(answering: Panel | undefined): Panel | undefined
  /** What stands between their names and them. */
  readonly note?: ComponentChildren
  /** The part that shows whatever matters now, if not the one that is called so. */
  readonly steady?: Panel
  readonly contents: Readonly<Record<Panel, () => ComponentChildren>>
}

/**
 * What lies on a table, in parts of which a small screen shows one at a time: first where the question that waits is
 * answered, or else the first of them, unless the game knows better.
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
