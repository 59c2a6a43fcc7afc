import type { Path } from '../../../explorer/forms/paths.ts'
import type { At, Forms, Plan, Section } from '../../../explorer/forms/plan.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import {
  type BuildingCard,
  RANGER,
  type Resource,
  type Seat,
  type Space,
  type UndeadCard,
  undeadCards,
} from '../components.ts'
import { nouns } from '../nouns.ts'
import { type Given, type Position, purseOf } from '../position.ts'
import { gangSeats, ownerOf } from '../seats.ts'
import { gangTitle, shortAmount, spaceInFull } from '../words/titles.ts'

type Here = At<Given, Position>

/** Form descriptions of The Quick and the Undead. */
export const forms: Forms<Given, Position> = {
  plan(at) {
    if (at.situation.kind === 'game') return { always: players, groups: [] }
    return { always: sceneOf(at), groups: tableOf(at) }
  },
  value: valueName,
  implied,
  absent([part, , inner, step], { situation, words: { say } }) {
    if (part === 'targets') return say('editor.asked')
    if (part === 'building' && situation.kind === 'purchase') return say('editor.asked')
    return inner === 'on' && step ? say('editor.posture.none') : undefined
  },
}

const players = [['players'], ['twoGangs'], ['law'], ['hardships']] as const

function valueName(
  of: string,
  value: string | number | boolean,
  { opening: { given }, words }: Here,
): string {
  const { say } = words
  switch (of) {
    case 'players':
      return value === 1 ? say('editor.solo') : String(value)
    case 'seat':
      return gangTitle(value as Seat, words)
    case 'space':
      return spaceInFull(value as Space | 'hired', words)
    case 'undead':
      return capital(nouns.anUndead.name(value as UndeadCard, words, given))
    case 'bonus':
      return value === 'none' ? say('editor.no-bonus') : shortAmount(value as Resource, 1, words)
    case 'cell':
      return say('editor.cell', { cell: Number(value) })
    case 'hardship':
      return say(`editor.hardship.${value}`)
    default:
      return say(`${of}.${value}`)
  }
}

/** Fallbacks: printed values of cards, and possessions that a gang has by default. */
function implied({ opening: { given, position } }: Here) {
  const gangs = byKey(gangSeats(given), (seat) => {
    return { ...position.gangs[seat], ...purseOf(position, seat), on: {} }
  })
  const noon = position.noon === 'far' ? 'far' : 'now'
  return { noon, gangs, buildings: given.buildings, undead: given.undead }
}

/** Paths that each kind of situation shows first. */
const scenes: Readonly<Record<string, readonly string[]>> = {
  duel: ['players', 'space', 'duellists'],
  'final-duel': ['players', 'duellists'],
  intimidation: ['by', 'from', 'target', 'at'],
  shooting: ['by', 'from', 'card'],
  robbery: ['by', 'of', 'what'],
  purchase: ['by', 'space', 'building'],
  'building-fight': ['by', 'space', 'building'],
  turn: ['by', 'space'],
}

/** Paths of the scene: actor, place and opponent. The cards used in the shootout are pressed on the board. */
function sceneOf({ situation, opening: { given } }: Here): readonly Path[] {
  const { actors = [], kind = '' } = given.scene
  const aims = kind === 'duel' && actors.length > 2 ? actors : []
  return [
    ...(scenes[situation.kind] ?? []).map((part) => [part]),
    ...aims.map((seat) => ['targets', seat]),
  ]
}

/** Everything of a table that is edited by itself; the names are those that the board calls. */
function tableOf({ opening: { given, position }, words }: Here): Plan['groups'] {
  const { say } = words
  const sites = position.town.map((site, index) => siteSection(site.card, index, words))
  const next = sites.length < given.slots.length ? [slotSection(sites.length, words)] : []
  const heaps: readonly Section[] = [
    { part: 'street:', label: say('board.street'), paths: [['street']] },
    { part: 'hill:', label: say('board.hill'), paths: [['bootHill']] },
  ]
  const paths = [...players, ['day'], ['round'], ['noon']]
  const table: Section = { part: 'table:', label: say('editor.table'), paths }
  const gangs = gangSeats(given).map((seat) => gangSection(seat, given, words))
  const undead = undeadCards.map((card, index): Section => {
    const label = `${index + 1}. ${nouns.anUndead.name(card, words, given)}`
    const note = say('editor.illustrative')
    return {
      part: `undead:${card}`,
      label,
      note,
      paths: within(['undead', card], 'value', 'weakSpots'),
    }
  })
  return [
    { title: say('board.panel.gangs'), sections: gangs },
    { title: say('board.panel.town'), sections: [...sites, ...next, ...heaps] },
    { title: say('editor.rest'), sections: [table] },
    { title: say('editor.undead-cards'), sections: undead },
  ]
}

/** Parts of something by their names. */
function within(path: Path, ...parts: readonly string[]): readonly Path[] {
  return parts.map((part) => [...path, part])
}

function gangSection(seat: Seat, given: Given, words: Words): Section {
  const owns = ownerOf(seat, given) === seat ? ['coins', 'notoriety'] : []
  const others = [...owns, 'reserve', 'graveyard', 'on', 'trophies']
  const parts = seat === RANGER ? ['on'] : others
  return {
    part: `gang:${seat}`,
    label: gangTitle(seat, words),
    paths: within(['gangs', seat], 'loaded', 'critical', ...parts),
    note: words.say('editor.outlaws-note'),
  }
}

function siteSection(card: BuildingCard, index: number, words: Words): Section {
  const at = ['town', String(index)]
  const lying = within(at, 'card', 'occupants', 'bonus', 'undead')
  return {
    part: `site:${card}`,
    label: nouns.building.alone(card, words),
    paths: [...lying, ...within(['buildings', card], 'cost', 'notoriety')],
    note: words.say('editor.illustrative'),
    actions: [{ label: words.say('editor.remove-building'), path: at, value: undefined }],
  }
}

function slotSection(index: number, { say }: Words): Section {
  const number = index + 1
  const label = say('editor.empty-slot', { number })
  return { part: `slot:${number}`, label, paths: [['town', String(index), 'card']] }
}
