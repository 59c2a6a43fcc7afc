import { oneOf } from '../../../kernel/choice/index.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import { type Equipment, isGun, robberyCards, SHOP_SIZE } from '../components.ts'
import type { Play } from '../play.ts'
import type { Laid } from '../position.ts'
import { idle } from './asking.ts'
import { hasEquipment, topCard } from './deck.ts'
import { placeNotes } from './money.ts'

/** maintenance.order: first the money, then the shop, then the victim; and whoever waits in the prison. */
export function maintain(play: Play): void {
  const [clause, because] = ['round.phases', ['maintenance.order']] as const
  play.report({ clause, with: because, kind: 'phase-begins', phase: 'maintenance' })
  placeNotes(play)
  fillShop(play)
  play.repeat(threeGuns)
  if (showsThreeGuns(play)) idle(play, 'maintenance.shop-three-guns', 'three-guns-stay')
  placeVictim(play)
  imprison(play)
}

/** maintenance.shop-refill: the cards beside the shop are filled up to three, as far as there are cards. */
function fillShop(play: Play): void {
  const clause = 'maintenance.shop-refill'
  const missing = SHOP_SIZE - play.now.shop.length
  for (let left = missing; left > 0 && hasEquipment(play); left--) {
    play.report({ clause, kind: 'shop-filled', card: topCard(play, clause) as Equipment })
  }
  if (play.now.shop.length < SHOP_SIZE) idle(play, clause, 'no-equipment')
}

/**
 * maintenance.shop-three-guns: three guns are discarded and replaced, again and again, as long as there is a robbery
 * card that could come; by one reading once.
 */
const threeGuns: Loop<Play> = {
  name: 'three-guns',
  clause: 'maintenance.shop-three-guns',
  goesOn: (play) => showsThreeGuns(play) && canReplace(play),
  body(play) {
    const cards = [...play.now.shop]
    play.report({ clause: 'maintenance.shop-three-guns', kind: 'guns-discarded', cards })
    fillShop(play)
  },
}

function showsThreeGuns({ now: { shop } }: Laid): boolean {
  return shop.length === SHOP_SIZE && shop.every(isGun)
}

/** True when three guns can be replaced: under one reading once, otherwise as long as it can help. */
function canReplace({ now, readings }: Laid): boolean {
  const { deck, discard, top, replaced } = now
  if (readings['shop.guns'] === 'once') return !replaced
  const canCome = (card: (typeof robberyCards)[number]) =>
    deck[card] + discard[card] > 0 || top.some((one) => one.card === card)
  return robberyCards.some(canCome)
}

/**
 * maintenance.victim-refill: where there is no victim in the town one is placed;
 * maintenance.victim-stays: one that is there stays.
 */
function placeVictim(play: Play): void {
  const clause = 'maintenance.victim-refill'
  const { victim, victims, robbedVictims } = play.now
  if (victim) idle(play, 'maintenance.victim-stays', 'victim-stays', { victim })
  else {
    const count = robbedVictims.length
    if (victims.length === 0) play.report({ clause, kind: 'victims-shuffled', count })
    const drawn = play.roll({ clause, kind: 'victim', outcomes: oneOf([...play.now.victims]) })
    play.report({ clause, kind: 'victim-placed', victim: drawn })
  }
}

/** prison.first: a bandit waits in the prison, face up; when it is gone another comes, if there is one. */
export function imprison(play: Play): void {
  const clause = 'prison.first'
  const { prison, pile, graves } = play.now
  if (prison) return
  const count = graves.length
  if (pile.length + count === 0) idle(play, clause, 'prison-empty')
  else {
    if (pile.length === 0) play.report({ clause, kind: 'bandits-shuffled', count })
    const bandit = play.roll({ clause, kind: 'bandit', outcomes: oneOf([...play.now.pile]) })
    play.report({ clause, kind: 'bandit-imprisoned', bandit })
  }
}
