import type { ComponentChildren, FunctionComponent } from 'preact'
import type { Words } from '../../kernel/words/words.ts'
import type { Pictures } from '../contract.ts'

interface PictureProps {
  /** Prefix of the game's classes, which colour the drawing: `town` of `town-drawing`. */
  readonly look: string
  /** Name of the picture; its sentences are `figure.<name>.…`. */
  readonly name: string
  readonly words: Words
}

/** A picture of a chapter. */
export type Picture = FunctionComponent<PictureProps>

/** Pictures of a game's chapters by name, in the look of the game. */
export function picturesOf(look: string, all: Readonly<Record<string, Picture>>): Pictures {
  const drawn = Object.entries(all).map(([name, Drawn]): [string, Pictures[string]] => [
    name,
    ({ words }) => <Drawn look={look} name={name} words={words} />,
  ])
  return Object.fromEntries(drawn)
}

/** Place of a part's number, and the point of the drawing to which its line runs. */
type Callout = readonly [x: number, y: number, toX: number, toY: number]

interface Annotated {
  readonly viewBox: string
  /** The parts that are told beside it by their names, in the order of their numbers. */
  readonly parts: Readonly<Record<string, Callout>>
  draw(words: Words): ComponentChildren
  /** True for a drawing wider than high: its legend stands below it. */
  readonly isWide?: boolean
}

/** A component of a game, drawn, with its parts numbered and told beside it. */
export function annotated({ viewBox, parts, draw, isWide = false }: Annotated): Picture {
  return ({ look, name, words }) => {
    const { say } = words
    return (
      <figure class={`annotated ${look}${isWide ? ' annotated-wide' : ''}`}>
        <div class="annotated-parts">
          <svg
            class={`${look}-drawing ${look}-piece`}
            viewBox={viewBox}
            role="img"
            aria-label={say(`figure.${name}.label`)}
          >
            {draw(words)}
            {Object.values(parts).map((callout, index) => (
              <Callout key={callout.join()} number={index + 1} callout={callout} />
            ))}
          </svg>
          <ol class="annotated-notes">
            {Object.keys(parts).map((part) => (
              <li key={part}>{say(`figure.${name}.${part}`)}</li>
            ))}
          </ol>
        </div>
        <figcaption>{say(`figure.${name}.caption`)}</figcaption>
      </figure>
    )
  }
}

/** The number of a note, with a line to what it is about. */
function Callout({ number, callout }: { number: number; callout: Callout }) {
  const [x, y, toX, toY] = callout
  return (
    <g class="callout">
      <path class="callout-line" d={`M${x} ${y}L${toX} ${toY}`} />
      <circle class="callout-disc" cx={x} cy={y} r="11" />
      <text class="callout-number" x={x} y={y + 5}>
        {number}
      </text>
    </g>
  )
}

/** Contents of the box: each component drawn, with its count (`figure.<name>.<thing>.count`) and name (`.name`). */
export function tray(
  viewBox: string,
  things: Readonly<Record<string, ComponentChildren>>,
): Picture {
  return ({ look, name, words: { say } }) => (
    <figure class={`tray ${look}`}>
      <ul class="pieces-row tray-items">
        {Object.entries(things).map(([thing, drawing]) => (
          <li key={thing}>
            <span class="tray-drawing">
              <svg class={`${look}-drawing ${look}-thing`} viewBox={viewBox} aria-hidden="true">
                {drawing}
              </svg>
            </span>
            <span>
              <b>{say(`figure.${name}.${thing}.count`)}</b> {say(`figure.${name}.${thing}.name`)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{say(`figure.${name}.caption`)}</figcaption>
    </figure>
  )
}

/** A drawing of the board, or a table, as a figure of the chapters; of a class of its own, if not that of the game. */
export function captioned(Drawing: Picture, figure?: string): Picture {
  return (props) => (
    <figure class={figure ?? props.look}>
      <Drawing {...props} />
      <figcaption>{props.words.say(`figure.${props.name}.caption`)}</figcaption>
    </figure>
  )
}

interface Pictured extends Omit<Annotated, 'parts' | 'isWide'> {
  /** The classes of the figure and of the drawing, if not `<look>` and `<look>-drawing`. */
  readonly figure?: string
  readonly drawing?: string
}

/** A drawing as a figure of the chapters, with what it is for those who do not see it: `figure.<name>.label`. */
export function pictured({ figure, viewBox, drawing, draw }: Pictured): Picture {
  return captioned(
    ({ look, name, words }) => (
      <svg
        class={drawing ?? `${look}-drawing`}
        viewBox={viewBox}
        role="img"
        aria-label={words.say(`figure.${name}.label`)}
      >
        {draw(words)}
      </svg>
    ),
    figure,
  )
}

interface Row extends Omit<Pictured, 'draw'> {
  /** The class of the list. */
  readonly list: string
  /** Direction of the order of the parts, if it counts. */
  readonly order?: 'onward' | 'backward'
  /** The parts, each as it is drawn. */
  parts(words: Words): Readonly<Record<string, ComponentChildren>>
  /** Text before the sentence of a part, and the key of that sentence if it is not the part's own. */
  title?(part: string, words: Words): string
  tell?(part: string, words: Words): string
}

/** Small drawings side by side, each with what it says. */
export function row({ figure, list, drawing, order, viewBox, parts, title, tell }: Row): Picture {
  return captioned(({ look, name, words }) => {
    const items = Object.entries(parts(words)).map(([part, drawn]) => (
      <li key={part}>
        <svg class={drawing ?? `${look}-drawing`} viewBox={viewBox} aria-hidden="true">
          {drawn}
        </svg>
        <span>
          {title && <b>{title(part, words)}</b>}{' '}
          {tell ? tell(part, words) : words.say(`figure.${name}.${part}`)}
        </span>
      </li>
    ))
    const kind = `pieces-row ${list}`
    if (!order) return <ul class={kind}>{items}</ul>
    return (
      <ol class={kind} reversed={order === 'backward'}>
        {items}
      </ol>
    )
  }, figure)
}

/** A row of a table: what it is about, then its cells. */
export interface TableRow {
  readonly head: string | number
  readonly cells: readonly ComponentChildren[]
}

interface TableProps {
  readonly look: string
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/** A table as a figure of the chapters. */
export function TableFigure({ look, caption, columns, rows }: TableProps) {
  return (
    <figure class={look}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
