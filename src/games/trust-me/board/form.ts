import { h } from 'preact'
import type { EditorProps } from '../../../explorer/contract.ts'
import type { Path } from '../../../explorer/forms/paths.ts'
import type { At, Forms, Plan, Section } from '../../../explorer/forms/plan.ts'
import { Lazy } from '../../../explorer/ui/Lazy.tsx'
import { byKey } from '../../../kernel/data/keyed.ts'
import { cards, type Place, places, type Seat } from '../components.ts'
import { compareToOutline } from '../geometry/outline.ts'
import { CENTRE, type Spot, squared } from '../geometry/plane.ts'
import { nouns } from '../nouns.ts'
import { type Given, isItem, outlinesOf, type Position } from '../position.ts'
import { placesOnTable, toldAt } from './table/moving.ts'

type Here = At<Given, Position>
const { survivor, item, objective, die, place, pieceKind, heldName } = nouns

const loadNudging = async () => (await import('./table/Nudging.tsx')).Nudging

/** Only what lies on a table is moved bit by bit: labs without one do without its weight. */
const Nudging = (props: EditorProps) => h(Lazy<EditorProps>, { load: loadNudging, props })

/** Form descriptions of Trust Me. */
export const forms: Forms<Given, Position> = {
  plan: (at) => ({
    always: [['players'], ...(always[at.situation.kind] ?? [])],
    groups: groupsOf(at),
  }),
  named: { survivor, item, objective, die, place, piece: pieceKind, held: heldName, comes: item },
  value: valueName,
  /** An empty place, the survivor of the seat, tokens that are not placed. */
  implied({ opening: { position, given } }) {
    const { defence, damage, radius } = given.components
    const survivors = byKey(given.seats, (seat) => {
      const { passport, reserve } = position.players[seat]
      return { passport, reserve }
    })
    return { base: radius / 5, defence, damage, survivors }
  },
  absent: (path, { words: { say } }) => {
    const what = path.at(-2) === 'sheet' ? 'sheet' : path.at(-1)
    if (what === 'sheet') return say('board.free')
    return ['item', 'target', 'piece'].includes(String(what)) ? '–' : undefined
  },
}

/** Paths that each kind of situation shows first. */
const always: Readonly<Record<string, readonly Path[]>> = {
  combat: [['by'], ['target'], ['weapon'], ['penalty'], ['zombies'], ['defence'], ['damage']],
  horde: [['seat'], ['zombies'], ['defence'], ['damage']],
  infection: [['dead']],
  inventory: [['seat'], ['comes'], ['by']],
  claim: [['seat'], ['dead']],
  zombies: [['base']],
  turn: [['base'], ['defence'], ['damage']],
  round: [['mostRounds'], ['base'], ['defence'], ['damage']],
  game: [['mostRounds'], ['base'], ['defence'], ['damage']],
}

/** Name of a value that no noun names: another survivor, or zombies. */
function valueName(of: string, value: string | number | boolean, { words }: Here) {
  const { say, number } = words
  if (value === 'zombies') return say('word.zombies')
  if (['seat', 'target', 'by'].includes(of)) return say('editor.survivor-of', { seat: `${value}` })
  return typeof value === 'number' ? number(value) : undefined
}

/** Everything that is edited by itself; the names are those that the board calls. */
function groupsOf(at: Here): Plan['groups'] {
  const { situation, opening, words } = at
  if (situation.kind === 'game') return []
  const { given } = opening
  return [
    {
      title: words.say('board.panel.sheets'),
      sections: given.seats.flatMap((seat) => [seatSection(seat, at), ...placeSections(seat, at)]),
    },
    ...(given.isMeasured
      ? [{ title: words.say('board.panel.table'), sections: tableSections(at) }]
      : []),
  ]
}

/** A survivor: where it stands, whose passport it has, its tokens, cards and markers. */
function seatSection(seat: Seat, { opening: { given }, words }: Here): Section {
  const own = ['passport', 'reserve', 'objectives']
  const told = given.isMeasured ? ['x', 'y', ...own, 'noise', 'community', 'target'] : own
  return {
    part: `seat:${seat}`,
    label: words.say('editor.survivor-of', { seat }),
    ...(given.isMeasured && { Own: Nudging }),
    paths: told.map((part) => ['survivors', seat, part]),
    note: words.say('board.illustrative'),
  }
}

/** Every place of a sheet: what lies there. Room on the passport is offered as far as it is used. */
function placeSections(seat: Seat, { opening: { position }, words }: Here): readonly Section[] {
  const { sheet } = position.players[seat]
  const used = cards.filter((card) => isItem(sheet[card])).length
  return places
    .filter((place) => !cards.slice(used + 1).some((card) => card === place))
    .map((place: Place) => ({
      part: `place:${seat}:${place}`,
      label: `${seat} · ${nouns.place.alone(place, words)}`,
      paths: [['survivors', seat, 'sheet', place]],
    }))
}

/** Distance from the middle of the table at which added things start. */
const APART = 400
const rows = [0, -1, 1, -2, 2, -3, 3, -4, 4].map((row) => CENTRE.x + row * APART)
const spots = rows.flatMap((y) => rows.map((x) => ({ x, y })))

/** Free spot for an added thing: the one nearest to the middle, clear of everything there and of scenery. */
function freeSpot({ position: now, given }: Here['opening']): Spot {
  const taken = [...placesOnTable({ position: now, given }).values()]
  const pieces = outlinesOf({ given, now }, () => true)
  const isFree = (spot: Spot) =>
    taken.every((other) => squared(spot, other) >= APART ** 2) &&
    !pieces.some((piece) => compareToOutline(spot, piece, given.components.radius) < 0)
  const near = spots.toSorted((one, other) => squared(one, CENTRE) - squared(other, CENTRE))
  return near.find(isFree) ?? CENTRE
}

/** Sections for the things on the table and for those that can be added. */
function tableSections({ opening, words }: Here): readonly Section[] {
  const { position } = opening
  const { say } = words
  const { zombies, pieces, lying } = position
  const thing = (part: string, label: string, ...told: readonly string[]): Section => {
    const path = toldAt(part)
    const gone = { label: say('board.take-away'), path, value: undefined }
    return { part, label, Own: Nudging, paths: told.map((one) => [...path, one]), actions: [gone] }
  }
  const one = (of: string, id: number, ...told: readonly string[]) =>
    thing(`${of}:${id}`, say(`board.part.${of}`, { id }), ...told)
  const added = (of: string, list: string, all: readonly unknown[], kind = {}) => ({
    label: say(`board.add-${of}`),
    path: [list, `${all.length}`],
    value: { ...kind, ...freeSpot(opening) },
  })
  return [
    ...zombies.map(({ id }) => one('zombie', id, 'x', 'y')),
    ...pieces.map(({ kind }, at) => {
      const label = `${at + 1} · ${nouns.pieceKind.alone(kind, words)}`
      return thing(`piece:${at}`, label, 'kind', 'x', 'y', 'turn')
    }),
    ...lying.map(({ id }) => one('token', id, 'item', 'x', 'y', 'piece')),
    { part: 'din', label: say('board.part.din'), paths: [['din']] },
    {
      part: 'table:',
      label: say('board.add'),
      actions: [
        added('zombie', 'zombies', zombies),
        added('piece', 'pieces', pieces, { kind: 'sandbag-wall' }),
        added('token', 'lying', lying),
      ],
    },
  ]
}
