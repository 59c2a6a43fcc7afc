import type { ComponentChildren } from 'preact'

interface AnnotatedProps {
  /** The class of the game's own drawings, which names their colours. */
  readonly class: string
  readonly caption: string
  /** What the numbered parts of the drawing mean, in the order of their numbers. */
  readonly notes: readonly string[]
  /** The drawing, with a callout for each note. */
  readonly children: ComponentChildren
}

/** A component of a game, drawn, with its parts numbered and told beside it. */
export function Annotated({ caption, notes, children, ...look }: AnnotatedProps) {
  return (
    <figure class={`annotated ${look.class}`}>
      <div class="annotated-parts">
        {children}
        <ol class="annotated-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

interface CalloutProps {
  readonly number: number
  readonly x: number
  readonly y: number
  /** The part that is meant: a line runs there. */
  readonly to: readonly [number, number]
}

/** The number of a note, within a drawing, with a line to what it is about. */
export function Callout({ number, x, y, to }: CalloutProps) {
  return (
    <g class="callout">
      <path class="callout-line" d={`M${x} ${y}L${to[0]} ${to[1]}`} />
      <circle class="callout-disc" cx={x} cy={y} r="11" />
      <text class="callout-number" x={x} y={y + 5}>
        {number}
      </text>
    </g>
  )
}

/** A kind of thing in the box. */
export interface TrayItem {
  /** How many there are, as it is printed. */
  readonly count: string
  readonly name: string
  readonly drawing: ComponentChildren
}

interface TrayProps {
  readonly class: string
  readonly caption: string
  readonly items: readonly TrayItem[]
}

/** What is in the box: each kind of thing, drawn, with how many there are. */
export function Tray({ caption, items, ...look }: TrayProps) {
  return (
    <figure class={`tray ${look.class}`}>
      <ul class="tray-items">
        {items.map(({ count, name, drawing }) => (
          <li key={name}>
            <span class="tray-drawing">{drawing}</span>
            <span>
              <b>{count}</b> {name}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
