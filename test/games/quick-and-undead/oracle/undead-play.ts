/* Undead that come to Town, are shot at, and leave it. */

import { shootOn, stopped } from './hunt.ts'
import { gangOf, type Play, siteOf, townIsEmpty } from './play.ts'
import { dieFaces, type Seat } from './terms.ts'
import { gain, payNotorious } from './tokens.ts'

/** hunt.any-in-town, hunt.fight-street-only, hunt.not-boot-hill. */
export function undeadInReach({ state }: Play, ability: 'hunt' | 'fight'): string[] {
  const inside = ability === 'hunt' ? state.town.flatMap(({ undead }) => undead) : []
  return [...state.street, ...inside]
}

export function canDraw({ state }: Play): boolean {
  return state.bootHill.length + state.under.length > 0
}

/** The top card of Boot Hill: any of those whose order nobody knows, and only then those put under it. */
export function draw(play: Play): string {
  const { bootHill, under } = play.state
  return bootHill.length > 0 ? play.answers.roll('draw-undead', bootHill) : (under[0] as string)
}

/** Puts an Undead somewhere in Town, and takes it from where it was drawn. */
export function lay(play: Play, card: string, at: string): void {
  const { state } = play
  state.bootHill = state.bootHill.filter((other) => other !== card)
  state.under = state.under.filter((other) => other !== card)
  if (at === 'street') state.street.push(card)
  else {
    const site = siteOf(play, at)
    site.undead.push(card)
    site.haunted = true
  }
}

/** graveyard.add-undead, graveyard.boot-hill-empty, R-place-undead: the owner of a killed Outlaw adds one. */
export function addUndead(play: Play, owner: Seat): void {
  if (play.world.solo) addSoloUndead(play)
  else if (canDraw(play)) {
    const card = draw(play)
    const places = ['street', ...play.state.town.map((site) => site.card)]
    lay(play, card, play.answers.ask('place-undead', owner, places))
  }
}

/** soloflow.undead-placement, sologoal.lose-overrun: the Street, or the first building that has none. */
export function addSoloUndead(play: Play): void {
  const { state } = play
  const free =
    state.street.length === 0
      ? 'street'
      : state.town.find(({ undead }) => undead.length === 0)?.card
  if (free) lay(play, draw(play), free)
  else state.ending = { winner: null, by: 'town-overrun' }
}

/** undead.declare and what follows: one attempt at one Undead; `fled` when the shooter's Outlaw has to go. */
export function attempt(play: Play, seat: Seat, card: string): 'goes-on' | 'fled' {
  const gang = gangOf(play, seat)
  if (play.readings['shootout-kinds'] !== 'players-only') payNotorious(play, [seat])
  const weakSpots = play.world.undead[card]?.weakSpots ?? []
  const gunner = { loaded: [...gang.loaded], side: gang.side, triggers: false, flips: false }
  let rolled: readonly number[] = []
  for (;;) {
    const goes =
      rolled.length === 0 || play.answers.ask('shoot-on', seat, ['shoot', 'stop']) === 'shoot'
    if (!goes) {
      gang.loaded = [...stopped({ gunner, weakSpots }, rolled).loaded]
      return 'goes-on'
    }
    const face = play.answers.roll('shot', dieFaces)
    const triggers = face === 8 && !rolled.includes(8) && asksTrigger(play, seat)
    const next = shootOn({ gunner: { ...gunner, triggers }, weakSpots }, rolled, face)
    if (!('killed' in next)) {
      rolled = next
      gang.loaded = gunner.loaded.filter((cell) => !next.includes(cell))
      continue
    }
    gang.loaded = [...next.loaded]
    gang.side = next.side
    if (next.killed) undeadKilled(play, seat, card)
    return next.fled ? 'fled' : 'goes-on'
  }
}

/** crit.hit-needs-skull: an 8 may be triggered while Skull shows. */
export function asksTrigger(play: Play, seat: Seat): boolean {
  if (gangOf(play, seat).side !== 'skull') return false
  return play.answers.ask('trigger', seat, ['critical-hit', 'miss']) === 'critical-hit'
}

/** undead.kill, effect.bounty, sologoal.undead-recycled. */
function undeadKilled(play: Play, by: Seat, card: string): void {
  const { state } = play
  state.street = state.street.filter((other) => other !== card)
  for (const site of state.town) site.undead = site.undead.filter((other) => other !== card)
  if (play.world.solo) state.under.push(card)
  else gangOf(play, by).trophies.push(card)
  if (townIsEmpty(play)) play.cleared = true
  for (const { card: building, occupants } of state.town) {
    if (building === 'bounty') for (const seat of occupants) gain(play, seat, 'notoriety', 1)
  }
}
