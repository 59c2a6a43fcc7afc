import { copies } from '../../kernel/data/stock.ts'
import { RANGER, type Seat } from './components.ts'
import { emptyCells, type Position } from './position.ts'

/** Every token, Outlaw and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  return [
    ...moneyOf(position),
    ...undeadOf(position),
    ...outlawsOf(position),
    ...bulletsOf(position),
  ]
}

function moneyOf({ purses, supply, town }: Position): string[] {
  const bonus = (kind: 'coin' | 'notoriety') => town.filter((site) => site.bonus === kind).length
  let coins = supply.coins + bonus('coin')
  let notoriety = supply.notoriety + bonus('notoriety')
  for (const purse of Object.values(purses)) {
    coins += purse.coins
    notoriety += purse.notoriety
  }
  return [...copies('coin', coins), ...copies('notoriety', notoriety)]
}

function undeadOf({ bootHill, under, box, street, town, gangs }: Position): string[] {
  const cards = [
    bootHill,
    under,
    box,
    street,
    ...town.map(({ undead }) => undead),
    ...Object.values(gangs).map(({ trophies }) => trophies),
  ].flat()
  return cards.map((card) => `undead ${card}`)
}

function outlawsOf({ gangs, town }: Position): string[] {
  return Object.entries(gangs).flatMap(([seat, { stash, reserve, graveyard, on, joined }]) => {
    const abroad = joined.length + Object.values(on).filter((posture) => posture !== null).length
    const inside = town.filter(({ occupants }) => occupants.includes(seat as Seat)).length
    const colour = seat === RANGER ? 'undead outlaw' : `outlaw ${seat}`
    return copies(colour, stash + reserve + graveyard + abroad + inside)
  })
}

/** setup.six-tokens: six tokens lie on each Targeting card, whichever side is up. */
function bulletsOf({ gangs, town, spareBullets }: Position): string[] {
  const laid = town.filter(({ bonus }) => bonus === 'bullet').length
  const onCards = Object.values(gangs).map((gang) => gang.loaded.length + emptyCells(gang).length)
  return copies(
    'bullet token',
    onCards.reduce((sum, count) => sum + count, spareBullets + laid),
  )
}
