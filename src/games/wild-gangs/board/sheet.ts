import { type EventCard, eventCards, type Seat, seats } from '../components.ts'
import { buildings, type Side, type Street, sides, streets } from '../town.ts'
import {
  BONUS,
  type Box,
  buildingBoxes,
  CARD,
  LOOT,
  PLACE,
  placePoints,
  streetBoxes,
} from './geometry.ts'
import { type EventState, eventStates, type Shape, type TokenMark, tokenMarks } from './shapes.ts'

/** The outline of each gang's counters: told apart by shape and letter, never by colour alone. */
const outlines: Readonly<Record<Seat, string>> = {
  A: 'M0-17.5a17.5 17.5 0 0 1 0 35a17.5 17.5 0 0 1 0-35z',
  B: 'M-15.5-15.5h31v31h-31z',
  C: 'M-9-16.5h18l9 16.5l-9 16.5h-18l-9-16.5z',
  D: 'M0-18.5l17.5 18.5l-17.5 18.5l-17.5-18.5z',
}

/** One line drawing per event card, on a field of 32 by 32 around its middle. */
const strokes: Readonly<Record<EventCard, string>> = {
  // A signpost with two boards that point opposite ways.
  sign: 'M0-15v30M-4 15h8M-2-13h-9l-4 4l4 4h13zM-2-2h11l4 4l-4 4h-11z',
  // A spoked wheel.
  coach:
    'M0-14a14 14 0 1 1 0 28a14 14 0 1 1 0-28M0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M0-14v10M0 4v10M-14 0h10M4 0h10M-10-10l7 7M10 10l-7-7M10-10l-7 7M-10 10l7-7',
  // A six-pointed star with balls at its points.
  sheriff: 'M0-13l3.8 6.5h7.5l-3.8 6.5l3.8 6.5h-7.5l-3.8 6.5l-3.8-6.5h-7.5l3.8-6.5l-3.8-6.5h7.5z',
  // A smaller star in a ring.
  deputy:
    'M0-14a14 14 0 1 1 0 28a14 14 0 1 1 0-28M0-8l2.2 5.2l5.6.5l-4.3 3.7l1.3 5.5l-4.8-2.9l-4.8 2.9l1.3-5.5l-4.3-3.7l5.6-.5z',
  // A tied bag of money.
  hidden:
    'M-4-8c-14 8-12 22-4 22h8c8 0 10-14-4-22zM-6-14l2 6h8l2-6c-4 2-8 2-12 0zM0-2v12M3 0c-6-2-8 3-3 4s3 6-3 4',
  // A heart.
  seduction: 'M0 13c-18-12-16-26-7-26c5 0 7 5 7 5s2-5 7-5c9 0 11 14-7 26z',
  // A pair of cards.
  poker: 'M-13-9l13-5l8 20l-13 5zM1-9l11 2l-3 20l-9-1.5M-3-6v0M-5-3l3 4l1-5z',
  // A gun of many barrels on its wheels.
  mg: 'M-15-6h20M-15-2h20M-15 2h20M5-9h9v14h-9zM0 5l-6 9M3 5l6 9M-15-8v12',
  // A barrel with its fuse.
  keg: 'M-9-8h18c4 7 4 14 0 22h-18c-4-8-4-15 0-22zM-11-3h22M-11 9h22M0-8c0-6 5-2 6-8',
}

/** The marks of chiefs and of women, around their middle. */
const marks: Readonly<Record<TokenMark, string>> = {
  chief: 'M0-7l2 4.6 5 .5-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.5z',
  woman: 'M0-6.5a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2M0 .7v6M-2.8 4h5.6',
}

/** What is only drawn by its lines. */
const lines = (width: number) =>
  `fill="none" stroke="var(--ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/**
 * The sheet of all shapes that the pages of the game repeat, as it is served. Its colours are names of the
 * house and of the town, which a shape finds where it is shown.
 */
export const sheet = [
  '<svg xmlns="http://www.w3.org/2000/svg"><defs>',
  ...eventCards.map((event) => named(event, `<path d="${strokes[event]}" ${lines(1.9)}/>`)),
  ...tokenMarks.map((mark) => named(mark, markDrawing(mark))),
  ...eventStates.map((state) => named(`event-${state}`, cardDrawing(state))),
  ...seats.map((seat) => named(`gang-${seat}`, `<path d="${outlines[seat]}"/>`)),
  ...sides.map((side) => named(`places-${side}`, placesDrawing(side))),
  ...streets.map((street) => named(`closed-${street}`, closedDrawing(street))),
  named(
    'ground',
    streets.map((street) => rect(streetBoxes[street], 'fill="var(--town-ground)"')).join(''),
  ),
  named(
    'buildings',
    buildings.map((building) => buildingDrawing(buildingBoxes[building])).join(''),
  ),
  named(
    'loot',
    lootDrawing('stroke="var(--town-line)" stroke-width="1.4"', 'stroke="var(--accent-rule)"'),
  ),
  named(
    'protected',
    lootDrawing(
      'stroke="var(--bad)" stroke-width="2.4"',
      'stroke="var(--bad)" stroke-dasharray="4 3"',
    ),
  ),
  named('lock', lockDrawing()),
  named(
    'bonus',
    rect(
      { x: 0, y: 0, ...BONUS },
      'rx="2" fill="var(--paper)" stroke="var(--town-line)" stroke-width="1.2" stroke-dasharray="7 2"',
    ),
  ),
  '</defs></svg>',
].join('')

function named(id: Shape, drawing: string): string {
  return `<g id="${id}">${drawing}</g>`
}

function rect({ x, y, width, height }: Box, look: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`
}

function markDrawing(mark: TokenMark): string {
  const width = mark === 'chief' ? 1.4 : 1.6
  return `<path d="${marks[mark]}" ${lines(width).replace('none', 'var(--paper-raised)')}/>`
}

/** An event card, its corner at the beginning; its back is a chain of lozenges above and below the name of the spot. */
function cardDrawing(state: EventState): string {
  const box = { x: 0, y: 0, ...CARD }
  switch (state) {
    case 'bare':
      return rect(
        box,
        'rx="3" fill="none" stroke="var(--town-line)" stroke-width="1.4" stroke-dasharray="4 3"',
      )
    case 'up':
      return rect(
        box,
        'rx="3" fill="var(--paper-raised)" stroke="var(--town-line)" stroke-width="2"',
      )
    case 'down': {
      const inner = { x: 4, y: 4, width: box.width - 8, height: box.height - 8 }
      const line = 'fill="none" stroke="var(--on-accent)"'
      return [
        rect(box, 'rx="3" fill="var(--town-card)" stroke="var(--town-card)" stroke-width="2"'),
        rect(inner, line),
        `<path d="${diamonds(box)}" ${line}/>`,
      ].join('')
    }
  }
}

function diamonds({ x, y, width, height }: Box): string {
  const centre = x + width / 2
  return [y + 14, y + height - 14]
    .flatMap((row) => [-11, 0, 11].map((offset) => [centre + offset, row] as const))
    .map(([left, top]) => `M${left} ${top - 6}l5 6l-5 6l-5-6z`)
    .join('')
}

/** The places of a side on which nobody stands. A figure that is about places names their line. */
function placesDrawing(side: Side): string {
  const circles = placePoints[side].map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r="${PLACE - 2}"/>`,
  )
  const line =
    'stroke="var(--place-line, var(--accent-rule))" stroke-width="var(--place-width, 1.3)" stroke-dasharray="var(--place-dash, 3.5 3)"'
  return `<g fill="var(--paper)" ${line}>${circles.join('')}</g>`
}

function closedDrawing(street: Street): string {
  return `<path d="${hatch(streetBoxes[street])}" fill="none" stroke="var(--accent-rule)" stroke-width="1.5"/>`
}

/** Slanted lines across a box. */
function hatch({ x, y, width, height }: Box): string {
  const lines: string[] = []
  for (let start = -height; start < width; start += 11) {
    const left = Math.max(start, 0)
    const right = Math.min(start + height, width)
    lines.push(`M${x + left} ${y + left - start}L${x + right} ${y + right - start}`)
  }
  return lines.join('')
}

function buildingDrawing({ x, y, width, height }: Box): string {
  return [
    rect({ x: x + 3, y: y + 3, width, height }, 'fill="var(--accent-rule)"'),
    rect(
      { x, y, width, height },
      'fill="var(--town-wall)" stroke="var(--town-line)" stroke-width="2"',
    ),
    rect(
      { x: x + 3, y: y + 3, width: width - 6, height: height - 6 },
      'fill="none" stroke="var(--accent-rule)" stroke-width=".8"',
    ),
  ].join('')
}

/** A banknote, its corner at the beginning. */
function lootDrawing(paper: string, border: string): string {
  const { width, height } = LOOT
  return [
    rect({ x: 0, y: 0, width, height }, `rx="2" fill="var(--accent-wash)" ${paper}`),
    rect(
      { x: 3, y: 3, width: width - 6, height: height - 6 },
      `rx="1" fill="none" stroke-width=".8" ${border}`,
    ),
  ].join('')
}

/** The stamp on a protected loot, around its middle. */
function lockDrawing(): string {
  const bad = 'stroke="var(--bad)"'
  return [
    `<circle r="12" fill="var(--paper-raised)" ${bad} stroke-width="1.6"/>`,
    `<path d="M-5-1h10v7h-10zM-3-1v-2.5a3 3 0 0 1 6 0v2.5" fill="none" ${bad} stroke-width="1.8" stroke-linejoin="round"/>`,
  ].join('')
}
