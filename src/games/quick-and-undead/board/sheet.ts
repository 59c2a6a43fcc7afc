import {
  type Cell,
  type CriticalSide,
  cells,
  criticalSides,
  type Seat,
  seats,
} from '../components.ts'
import { postures } from '../position.ts'
import { type Box, CARD, cellBoxes, head } from './geometry.ts'
import { type CellState, cellStates, type Shape, type Sign, signs } from './shapes.ts'

/** The outline of each gang's mark, around its middle: told apart by shape and letter, never by colour alone. */
const outlines: Readonly<Record<Seat, string>> = {
  A: 'M0-16a16 16 0 0 1 0 32a16 16 0 0 1 0-32z',
  B: 'M-14.5-14.5h29v29h-29z',
  C: 'M-8.5-15.5h17l8.5 15.5l-8.5 15.5h-17l-8.5-15.5z',
  D: 'M0-18l18 18l-18 18l-18-18z',
  E: 'M-15-15h30v13c0 9-7 15-15 19c-8-4-15-10-15-19z',
  F: 'M-6.5-16h13l9.5 9.5v13l-9.5 9.5h-13l-9.5-9.5v-13z',
  R: 'M-14.5 16v-17a14.5 14.5 0 0 1 29 0v17z',
}

/** The hat of an Outlaw who stands, to be put on a mark. */
const hat =
  'M-16-13.5c6 2.6 26 2.6 32 0c-2-1.6-5-1.6-7-1.8l-2-8c-.8-3.4-3.6-1.6-7-1.6s-6.2-1.8-7 1.6l-2 8c-2 .2-5 .2-7 1.8z'

/** Signs of 24 by 24, drawn in one stroke width. */
const strokes: Readonly<Record<Sign, string>> = {
  coin: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M14.8 9.2c-1-1.7-5.4-1.8-5.4.6c0 2.5 5.5 1.7 5.5 4.4c0 2.5-4.6 2.3-5.8.5M12 6.3v11.4',
  bullet: 'M8.5 21.5h7v-2.2h-7zM9 19.3v-9c0-3 1.4-6 3-8.3c1.6 2.3 3 5.3 3 8.3v9zM9 11.5h6',
  notoriety: 'M12 2.5l2.9 6.3l6.8.8l-5 4.7l1.3 6.8l-6-3.4l-6 3.4l1.3-6.8l-5-4.7l6.8-.8z',
  skull:
    'M12 3c-5 0-8 3.3-8 7.6c0 2.6 1 4.3 2.7 5.5v2.9c0 1 .5 1.5 1.5 1.5h7.6c1 0 1.5-.5 1.5-1.5v-2.9c1.7-1.2 2.7-2.9 2.7-5.5c0-4.3-3-7.6-8-7.6zM8.6 9.3a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8M15.4 9.3a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8M12 13.7l-1 2h2zM10.3 18.2v2.3M13.7 18.2v2.3',
  backfire:
    'M12 1.5l2.3 6l5.7-3l-3 5.7l6 1.8l-6 2.3l3 5.7l-5.7-3l-2.3 6l-2.3-6l-5.7 3l3-5.7l-6-2.3l6-1.8l-3-5.7l5.7 3z',
  hunt: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 1v6M12 17v6M1 12h6M17 12h6',
  fight: 'M4 3l14 14M20 3l-14 14M15.5 19.5l5-5M8.5 19.5l-5-5M18 17l3 4M6 17l-3 4',
  intimidate: 'M3 4h18v12h-9l-5 5v-5h-4zM12 6.5v4.5M12 13.2v.6',
  steal:
    'M2 8.5c4-2.5 7-.3 10-.3s6-2.2 10 .3c.2 5-2.6 8.3-6 8.3c-2.4 0-2.9-2-4-2s-1.6 2-4 2c-3.4 0-6.2-3.3-6-8.3zM6 11.3c1.2-1 2.7-.8 3.6.4M18 11.3c-1.2-1-2.7-.8-3.6.4',
  hire: 'M2 17.5c5 2.7 15 2.7 20 0c-1.5-1.4-3.3-1.5-4.7-1.6l-1.5-7.3c-.7-2.7-2.3-1.3-3.8-1.3s-3.1-1.4-3.8 1.3l-1.5 7.3c-1.4.1-3.2.2-4.7 1.6zM7 14.3c3 .9 7 .9 10 0',
  undead:
    'M3 21.5h18M9.6 21.5v-6.2l-3.3-3.9c-.9-1.2.7-2.5 1.7-1.5l2 2v-7.4c0-1.5 2.2-1.5 2.2 0v5.5v-6.7c0-1.5 2.3-1.5 2.3 0v6.7l.6-4.7c.2-1.4 2.3-1.2 2.2.3l-.7 7.3c-.2 2-1 2.9-1.7 4v4.6',
  grave: 'M5 21.5v-11.5a7 7 0 0 1 14 0v11.5M2.5 21.5h19M12 7v8M9 10h6',
  town: 'M2.5 21.5h19M4 21.5v-11.5h16v11.5M3 10v-3h4v-3.5h10v3.5h4v3zM10 21.5v-6h4v6',
}

/** A die of eight faces seen from the front, around its middle: its outline, and the edges of the face in front. */
const die = {
  outline: 'M0-20l17.5 10v20l-17.5 10l-17.5-10v-20z',
  edges: 'M0-20l17.5 30h-35z',
}

/** A cartridge that stands, and one that has been fired: 14 by 40 around its middle. */
const cartridge = {
  live: 'M-6 20h12v-4h-12zM-5 16v-18c0-6 2.5-12 5-17c2.5 5 5 11 5 17v18z',
  band: 'M-5-2h10',
  spent: 'M-6 15h12v-4h-12zM-5 11v-20h10v20M-5-9l2.5-3l2.5 2.5l2.5-3l2.5 3.5',
}

/** How an Outlaw is found. */
const figures = [...postures, 'dead'] as const

/** Signs that are filled with their colour. */
const filled: readonly Sign[] = ['notoriety', 'bullet']

/**
 * The sheet of all shapes that the pages of the game repeat, as it is served. Its colours are names of the
 * house, which a shape finds where it is shown: on paper, by lamplight, and on a Targeting card anywhere.
 */
export const sheet = [
  '<svg xmlns="http://www.w3.org/2000/svg"><defs>',
  ...signs.map(signSymbol),
  ...seats.flatMap((seat) => [
    named(`mark-${seat}`, outline(seat) + letter(seat)),
    ...figures.map((posture) => figureSymbol(posture, seat)),
  ]),
  named('d8', dieDrawing()),
  named(
    'door',
    `<path d="M3 40V6Q17-3 31 6V40M3 14C8 20 12 20 17 14C22 20 26 20 31 14M17 14V31M3 31H31"/>`,
  ),
  `<symbol id="front" viewBox="0 0 100 12" preserveAspectRatio="none"><path d="M0 12V7H12V3H30V0.5H70V3H88V7H100V12" vector-effect="non-scaling-stroke"/></symbol>`,
  ...criticalSides.flatMap((side) => [
    named(`token-${side}`, tokenDrawing(side)),
    named(`head-${side}`, headDrawing(side)),
  ]),
  named('card', cardDrawing()),
  ...cellStates.flatMap((state) =>
    cells.map((cell) => named(`${state}-${cell}`, cellDrawing(cell, state))),
  ),
  '</defs></svg>',
].join('')

function named(id: Shape, drawing: string): string {
  return `<g id="${id}">${drawing}</g>`
}

function signSymbol(sign: Sign): string {
  const fill = filled.includes(sign) ? ' fill="currentColor"' : ''
  return `<symbol id="${sign}" viewBox="0 0 24 24"><path d="${strokes[sign]}"${fill}/></symbol>`
}

/** How a gang's mark is inked: A solid, B outlined, C inked, D outlined, E solid, F ringed, R a gravestone. */
function inkOf(seat: Seat): { fill: string; line: string; width: number; letter: string } {
  const solid = { fill: '--accent', line: '--accent', width: 2.4, letter: '--on-accent' }
  const inked = { fill: '--ink', line: '--ink', width: 2.4, letter: '--paper' }
  const open = { fill: '--paper-raised', line: '--ink', width: 2.4, letter: '--ink' }
  const inks = {
    A: solid,
    B: { ...open, line: '--accent', width: 3 },
    C: inked,
    D: open,
    E: solid,
    F: { ...open, fill: '--accent-wash', width: 4 },
    R: inked,
  }
  return inks[seat]
}

/** The outline of a gang's mark, in its own inks unless others are named. */
function outline(seat: Seat, fill = inkOf(seat).fill, line = inkOf(seat).line, more = ''): string {
  return `<path d="${outlines[seat]}" fill="var(${fill})" stroke="var(${line})" stroke-width="${inkOf(seat).width}" stroke-linejoin="round"${more}/>`
}

/** The letter of a gang on its mark, a little lower on a gravestone. */
function letter(
  seat: Seat,
  { x = 0, y = seat === 'R' ? 8 : 7, ink = inkOf(seat).letter, size = 20 } = {},
): string {
  return `<text x="${x}" y="${y}" fill="var(${ink})" font-size="${size}" font-weight="800">${seat}</text>`
}

/** An Outlaw: its gang's mark with a hat on, with the hat off and lying, or crossed out. */
function figureSymbol(posture: (typeof figures)[number], seat: Seat): string {
  const box = posture === 'lying' ? '-27 -26 46 46' : '-20 -26 40 46'
  return `<symbol id="${posture}-${seat}" viewBox="${box}">${figureDrawing(posture, seat)}</symbol>`
}

function figureDrawing(posture: (typeof figures)[number], seat: Seat): string {
  const upright = ' transform="translate(0 2)"'
  switch (posture) {
    case 'standing': {
      const worn = `<path d="${hat}" fill="var(--ink)" stroke="var(--paper-raised)" stroke-width="1.5" paint-order="stroke"/>`
      return outline(seat, undefined, undefined, upright) + worn + letter(seat, { y: 8 })
    }
    case 'lying': {
      const laid = ' transform="translate(3 3) scale(.85)" stroke-dasharray="4 3"'
      const off = `<path d="${hat}" fill="none" stroke="var(--ink-soft)" stroke-width="2" transform="translate(-1 3) rotate(-90) scale(.85)"/>`
      const small = letter(seat, { x: 3, y: 9.5, ink: '--ink-soft', size: 18 })
      return outline(seat, '--paper', '--ink-soft', laid) + off + small
    }
    case 'dead': {
      const cross =
        '<path d="M-15-13l30 30M15-13l-30 30" fill="none" stroke="var(--bad)" stroke-width="4" stroke-linecap="round"/>'
      return (
        outline(seat, '--paper', '--ink-faint', upright) +
        letter(seat, { y: 8, ink: '--ink-soft' }) +
        cross
      )
    }
  }
}

function dieDrawing(): string {
  const outline = `<path d="${die.outline}" fill="var(--ink)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>`
  const edges = `<path d="${die.edges}" fill="color-mix(in oklab, var(--ink) 82%, var(--paper))" stroke="var(--paper)" stroke-width=".8" stroke-linejoin="round"/>`
  return outline + edges
}

/** A Targeting card that is empty: its outline and its six cells. */
function cardDrawing(): string {
  const outline = `<rect x="1" y="1" width="${CARD.width - 2}" height="${CARD.height - 2}" rx="7" fill="var(--paper-raised)" stroke="var(--accent)" stroke-width="2"/>`
  return outline + cells.map((cell) => cellDrawing(cell, 'empty')).join('')
}

/** The Critical token at its place on a card. */
function tokenDrawing(side: CriticalSide): string {
  const { x, y } = head.token
  const [disc, sign] =
    side === 'skull'
      ? ['fill="var(--ink)"', 'stroke="var(--paper)" stroke-width="1.5"']
      : [
          'fill="var(--paper)" stroke="var(--ink)" stroke-width="2" stroke-dasharray="3 2.5"',
          'stroke="var(--bad)" stroke-width="1.8"',
        ]
  return [
    `<circle cx="${x}" cy="${y}" r="21" ${disc}/>`,
    `<path d="${strokes[side]}" transform="translate(${x - 15} ${y - 15}) scale(1.25)" fill="none" ${sign} stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('')
}

/** The token between the two numbers that it governs; the number that can happen now stands out. */
function headDrawing(side: CriticalSide): string {
  const isSkull = side === 'skull'
  return governed(8, isSkull) + tokenDrawing(side) + governed(1, !isSkull)
}

function governed(face: 1 | 8, isLive: boolean): string {
  const { x, y } = face === 8 ? head.eight : head.one
  const ring = `<circle cx="${x}" cy="${y}" r="14" fill="none" stroke="var(--ink)" stroke-width="2"/>`
  const look = isLive
    ? 'fill="var(--ink)" font-weight="800"'
    : 'fill="var(--ink-faint)" font-weight="550"'
  return `${isLive ? ring : ''}<text x="${x}" y="${y + 7.5}" font-size="22" ${look}>${face}</text>`
}

/** What a cell shows: its number with a Bullet, with a spent shell, or struck out while the token is off. */
function cellDrawing(cell: Cell, state: CellState): string {
  const box = cellBoxes[cell]
  const { x, y, height } = box
  const look =
    state === 'loaded'
      ? 'fill="var(--accent)" font-weight="850"'
      : 'fill="var(--ink-soft)" font-weight="550"'
  const number = `<text x="${x + 16}" y="${y + height / 2 + 8}" font-size="25" ${look}>${cell}</text>`
  return ground(box, state) + number + content(box, state)
}

function ground({ x, y, width, height }: Box, state: CellState): string {
  const look = {
    loaded: 'fill="var(--accent-wash)" stroke="var(--accent)" stroke-width="2"',
    empty:
      'fill="var(--paper-sunk)" stroke="var(--rule-strong)" stroke-width="1.2" stroke-dasharray="4 3"',
    rolled:
      'fill="var(--paper-raised)" stroke="var(--rule-strong)" stroke-width="1.2" stroke-dasharray="4 3"',
  }[state]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" ${look}/>`
}

function content({ x, y, width, height }: Box, state: CellState): string {
  const [left, middle] = [x + width - 16, y + height / 2]
  switch (state) {
    case 'loaded':
      return `<g transform="translate(${left} ${middle - 1}) scale(1.1)" stroke-linejoin="round"><path d="${cartridge.live}" fill="var(--accent)" stroke="var(--accent)"/><path d="${cartridge.band}" stroke="var(--paper-raised)" stroke-width="1.6"/></g>`
    case 'empty':
      return `<path d="${cartridge.spent}" transform="translate(${left} ${middle + 3})" fill="none" stroke="var(--ink-faint)" stroke-width="1.6" stroke-linejoin="round"/>`
    case 'rolled':
      return `<path d="M${x + 7} ${y + height - 9}L${x + width - 7} ${y + 9}" fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"/>`
  }
}
