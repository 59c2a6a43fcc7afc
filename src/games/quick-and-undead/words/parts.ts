import type { Words } from '../../../kernel/words/words.ts'
import { type BuildingCard, type Seat, spaces } from '../components.ts'
import { seatName, undeadCardName } from './names.ts'
import { buildingTitle, gangTitle, spaceInFull } from './titles.ts'

/** Parts that are called alike wherever they are. */
const plain: Readonly<Record<string, string>> = {
  players: 'editor.players',
  twoGangs: 'editor.two-gangs',
  hardships: 'editor.hardships',
  law: 'editor.law',
  day: 'value.day',
  round: 'value.round',
  noon: 'value.noon',
  space: 'editor.space',
  from: 'editor.from',
  at: 'editor.at',
  target: 'editor.called',
  of: 'editor.victim',
  what: 'editor.loot',
  building: 'editor.building',
  duellists: 'editor.duellists',
  coins: 'editor.coins',
  notoriety: 'editor.notoriety',
  reserve: 'editor.reserve',
  graveyard: 'editor.graveyard',
  on: 'editor.outlaws',
  trophies: 'editor.trophies',
  occupants: 'editor.occupants',
  undead: 'editor.undead-here',
  bonus: 'editor.bonus',
  cost: 'editor.cost',
  value: 'editor.value',
  weakSpots: 'editor.weak-spots',
  ability: 'editor.ability',
  targets: 'editor.targets',
  gangs: 'board.panel.gangs',
  town: 'board.panel.town',
  buildings: 'editor.building-cards',
  supply: 'editor.supply',
  stash: 'editor.stash',
  used: 'editor.used',
  haunted: 'editor.haunted',
  street: 'board.street',
  bootHill: 'board.hill',
}

/** Who acts, by the kind of situation. */
const actors: Readonly<Record<string, string>> = {
  intimidation: 'editor.intimidator',
  shooting: 'editor.shooter',
  robbery: 'editor.thief',
  purchase: 'editor.buyer',
  'building-fight': 'editor.buyer',
  turn: 'editor.mover',
}

/** The name of a part of a situation. */
export function situationPart(kind: string, path: readonly string[], words: Words): string {
  const { say } = words
  const [part = '', name, inner, step] = path
  if (part === 'by') return say(actors[kind] ?? part)
  if (part === 'card') return say('editor.aimed-at')
  if (part === 'targets' && name) return say('editor.target', { seat: seatName(name, words) })
  if (part === 'gangs' && name) return gangPart(name, inner, step, words)
  if (part === 'buildings' && name && !inner) return buildingTitle(name as BuildingCard, words)
  if (part === 'undead' && !inner)
    return name ? undeadCardName(name, words) : say('editor.undead-cards')
  if (part === 'town' && name && !inner) return say('editor.slot', { number: Number(name) + 1 })
  const last = inner ?? part
  if (last === 'card') return say('editor.building')
  return plain[last] ? say(plain[last]) : last
}

function gangPart(
  seat: string,
  part: string | undefined,
  step: string | undefined,
  words: Words,
): string {
  const { say } = words
  const name = seatName(seat, words)
  if (!part) return gangTitle(seat as Seat, words)
  if (part === 'loaded') return say('editor.card', { name })
  if (part === 'critical') return say('editor.critical', { name })
  const space = part === 'on' && spaces.find((one) => String(one) === step)
  if (space) return spaceInFull(space, words)
  return plain[part] ? say(plain[part]) : part
}
