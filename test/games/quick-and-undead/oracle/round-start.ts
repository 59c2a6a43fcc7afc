/* The Round Start abilities of buildings. */

import { clockwise, controls, gangOf, isOver, type Play, purseOf, siteOf } from './play.ts'
import { cardCells, dieFaces, type Seat, subsetsOf } from './terms.ts'
import { gain, gainAny, gainBullet, isLeft, pay } from './tokens.ts'
import { canDraw, draw, lay } from './undead-play.ts'

/** R-round-start-optional: of these the rulebook says "you may"; haunting costs Notoriety. */
const neverForced = ['exchange', 'reload', 'haunt']

/** day.round-start: in turn order, each ability once a round and in any order. */
export function roundStart(play: Play): void {
  for (const seat of clockwise(play)) {
    const used = new Set<string>()
    for (;;) {
      const usable = play.state.town
        .map(({ card }) => card)
        .filter((card) => !used.has(card) && isUsable(play, seat, card))
      if (usable.length === 0) break
      const forced = usable.some((card) => isForced(play, card))
      const card = play.answers.ask('round-start', seat, forced ? usable : [...usable, 'done'])
      if (card === 'done') break
      used.add(card)
      abilities[card]?.(play, seat)
      if (isOver(play)) return
    }
  }
}

function isForced({ readings }: Play, card: string): boolean {
  return readings['round-start-optional'] === 'forced' && !neverForced.includes(card)
}

/** True when the gang controls it and it would do anything. */
function isUsable(play: Play, seat: Seat, card: string): boolean {
  if (!abilities[card] || !controls(play, seat, card)) return false
  const { loaded, side } = gangOf(play, seat)
  const { coins, notoriety } = purseOf(play, seat)
  switch (card) {
    case 'coin':
    case 'notoriety':
      return isLeft(play, card)
    case 'bullet':
      return loaded.length < 6
    case 'critical-reset':
      return side === 'backfire'
    case 'self-haunt':
      return canDraw(play) && siteOf(play, card).undead.length === 0
    case 'exchange':
      return coins > 0 && exchanges(play, seat).length > 0
    case 'reload':
      return loaded.length > 0 && loaded.length < 6
    case 'haunt':
      return notoriety > 0 && canDraw(play) && unhaunted(play).length > 0
    default:
      return true
  }
}

/** effect.coin to effect.haunt. */
const abilities: Readonly<Record<string, (play: Play, seat: Seat) => void>> = {
  coin: (play, seat) => gain(play, seat, 'coin', 1),
  notoriety: (play, seat) => gain(play, seat, 'notoriety', 1),
  bullet: gainBullet,
  'critical-reset': (play, seat) => {
    gangOf(play, seat).side = 'skull'
  },
  'self-haunt': (play) => lay(play, draw(play), 'self-haunt'),
  exchange: (play, seat) => {
    const what = play.answers.ask('exchange', seat, exchanges(play, seat))
    pay(play, seat, 'coin', 1)
    gainAny(play, seat, what, 1)
  },
  lottery: (play, seat) => {
    const face = play.answers.roll('lottery', dieFaces)
    gainAny(play, seat, face <= 3 ? 'coin' : face <= 6 ? 'bullet' : 'notoriety', 1)
  },
  reload: (play, seat) => {
    const gang = gangOf(play, seat)
    const ways = subsetsOf(cardCells).filter(({ length }) => length === gang.loaded.length)
    gang.loaded = [...play.answers.ask('reload', seat, ways)]
  },
  saloon: (play, seat) => {
    const face = play.answers.roll('saloon', dieFaces)
    if (face === 1 && purseOf(play, seat).coins > 0) pay(play, seat, 'coin', 1)
    if (face >= 4) gain(play, seat, 'coin', face >= 7 ? 2 : 1)
  },
  haunt: (play, seat) => {
    pay(play, seat, 'notoriety', 1)
    const undead = draw(play)
    lay(play, undead, play.answers.ask('haunt-where', seat, unhaunted(play)))
  },
}

function exchanges(play: Play, seat: Seat): string[] {
  const ways: string[] = []
  if (gangOf(play, seat).loaded.length < 6) ways.push('bullet')
  if (isLeft(play, 'notoriety')) ways.push('notoriety')
  return ways
}

function unhaunted({ state }: Play): string[] {
  return state.town.filter(({ undead }) => undead.length === 0).map(({ card }) => card)
}
