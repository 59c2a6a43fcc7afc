import { between } from '../../../../explorer/board/box.ts'
import { Label } from '../../../../explorer/board/Label.tsx'
import { distance, type Spot } from '../../geometry/plane.ts'
import { centimetres } from '../../nouns.ts'
import { partLine, type View } from '../view.ts'
import { drawn, inCentimetres, lineOf } from './drawn.ts'
import { type Line, measured, tried } from './measure.ts'

interface MeasuresProps {
  readonly view: View
  /** The figure from which is measured. */
  readonly about: string
  /** True when it is drawn on the table, not listed below it. */
  readonly isDrawn: boolean
}

/** Measures of a figure: lines to all others with their gaps; for a zombie also the priorities tried. */
export function Measures({ view, about, isDrawn }: MeasuresProps) {
  const lines = measured(view, about)
  if (isDrawn) return <Lines view={view} about={about} lines={lines} />
  return about.startsWith('zombie') ? (
    <Priorities view={view} about={about} />
  ) : (
    <ul class="trust-gaps">
      {lines.map((line) => (
        <li key={line.name}>{toldOf(line, view)}</li>
      ))}
    </ul>
  )
}

function Lines({ view, about, lines }: { view: View; about: string; lines: readonly Line[] }) {
  const { given, words } = view
  const start = lines[0]?.from
  if (!start) return null
  const { radius } = given.components
  const { x, y } = drawn(start)
  const reaches = about.startsWith('zombie') ? [1000, 2000] : [500, 2000]
  return (
    <g class="trust-measures">
      {reaches.map((reach) => (
        <circle key={reach} class="trust-reach" cx={x} cy={y} r={(reach + radius) / 10} />
      ))}
      {lines.map((line) => {
        const { from, to } = line
        const at = between(drawn(from), drawn(to), 0.5)
        // Above the bases that stand along a line, such as that of a zombie that has gone there.
        const above = Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? 16 : 4
        return (
          <g key={line.name} class={`trust-measure trust-measure-${line.look}`}>
            <path d={lineOf(...rims(line, radius))} />
            <Label x={at.x} y={at.y - above} text={line.isNear && inCentimetres(line.gap, words)} />
          </g>
        )
      })}
    </g>
  )
}

/** The two ends of a gap: on the rims of the bases, or at a marker. */
function rims({ from, to, name }: Line, radius: number): [Spot, Spot] {
  const far = distance(from, to)
  const share = Math.min(radius / Math.max(far, 1), 0.5)
  const isBase = /^(?:seat|zombie)/.test(name)
  return [between(from, to, share), isBase ? between(to, from, share) : to]
}

/** A line in words: to whom, how far, what hides or covers it. */
function toldOf({ name, gap, hides, cover }: Line, { words }: View): string {
  const facts = { who: partLine(name, words), length: centimetres(gap, words) }
  if (hides) return words.say('tried.hidden', facts)
  return cover > 0 ? words.say('tried.covered', { ...facts, cover }) : words.say('tried.gap', facts)
}

/** zombie.p1, zombie.p2, zombie.p3, zombie.p4, zombie.p5: what was tried, and the clause that chose. */
function Priorities({ view, about }: { readonly view: View; readonly about: string }) {
  const { words } = view
  const { found, priority } = tried(view, about)
  const look = (at: number) =>
    at === priority ? 'trust-chosen' : at > priority ? 'trust-later' : ''
  return (
    <ol class="trust-tried">
      {found.map((lines, at) => (
        <li key={at} class={look(at + 1)}>
          <b>{words.say(`tried.p${at + 1}`)}</b>{' '}
          {words.list(lines.map((line) => toldOf(line, view))) || words.say('tried.nobody')}
        </li>
      ))}
    </ol>
  )
}
