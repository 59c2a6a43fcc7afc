/*
 * The fight to the death for a building. Nothing changes between two rounds of it, so every round is
 * like the first: the odds are those of one round, given that it is the last.
 */

import {
  addChance,
  type Chances,
  type Fraction,
  fraction,
  minus,
  ONE,
  over,
  plus,
  times,
  ZERO,
} from './fraction.ts'
import { after, dieFaces, type Gunner, type Readings, type Shot, shoot } from './terms.ts'

export interface BuildingFight {
  readonly attacker: Gunner
  readonly defender: Gunner
  /** effect.plus-two: whether the building fought for is that one. */
  readonly plusTwo: boolean
}

/** End of a fight; whoever is neither killed nor fled holds the building. */
export interface FightEnd {
  readonly killed: 'attacker' | 'defender' | null
  readonly fled: 'attacker' | 'defender' | null
  readonly attacker: Gunner
  readonly defender: Gunner
}

/** One round: over, or not, and how many dice were rolled for it. */
export interface FightRound {
  readonly end: FightEnd | null
  readonly shots: 1 | 2
}

/** A die, with the gun of who rolled it, an 8 being triggered or not. */
export interface Fired {
  readonly face: number
  readonly gunner: Gunner
}

/**
 * control.defender-first, control.defender-crit, control.until-dead, R-control-compare, R-control-flee:
 * one round. The attacker rolls only where the defender's die does not end it.
 */
export function fightRound(
  fight: BuildingFight,
  defends: number,
  attacks: () => Fired,
  readings: Readings,
): FightRound {
  const defence = shoot(fight.defender, defends, fight.plusTwo ? 2 : 0)
  const defender = (wins: boolean) => after(fight.defender, defends, defence, wins)
  const flees = defence.result === 'critical-miss'
  const rollsOn = flees && readings['control-flee'] === 'attacker-still-rolls'
  if (defence.result === 'critical-hit') {
    const { attacker } = fight
    return { shots: 1, end: { killed: 'attacker', fled: null, attacker, defender: defender(true) } }
  }
  if (flees && !rollsOn) {
    const { attacker } = fight
    return {
      shots: 1,
      end: { killed: null, fled: 'defender', attacker, defender: defender(false) },
    }
  }
  const { face, gunner } = attacks()
  const attack = shoot(gunner, face)
  const attacker = (wins: boolean) => after(gunner, face, attack, wins)
  if (wins(attack, defence)) {
    const ends = { attacker: attacker(true), defender: defender(false) }
    return { shots: 2, end: { killed: 'defender', fled: null, ...ends } }
  }
  if (defence.result === 'hit') {
    const ends = { attacker: attacker(false), defender: defender(true) }
    return { shots: 2, end: { killed: 'attacker', fled: null, ...ends } }
  }
  const ends = { attacker: attacker(false), defender: defender(false) }
  // The same one gets the building as when the attacker had not rolled (R-control-flee).
  if (flees) return { shots: 2, end: { killed: null, fled: 'defender', ...ends } }
  if (attack.result === 'critical-miss') {
    return { shots: 2, end: { killed: null, fled: 'attacker', ...ends } }
  }
  return { shots: 2, end: null }
}

/** The attacker must beat a hit of the defender, who wins ties; a Critical Hit beats everything. */
function wins(attack: Shot, defence: Shot): boolean {
  return attack.value > defence.value
}

/** The odds of every end, and the mean numbers of rounds and of shots; null where it may never end. */
export function fightOdds(
  fight: BuildingFight,
  readings: Readings,
  inWords: (end: FightEnd) => string,
): { chances: Chances; rounds: Fraction; shots: Fraction } | null {
  const once: Chances = new Map()
  let goesOn = ZERO
  let shots = ZERO
  const count = (round: FightRound, chance: Fraction) => {
    shots = plus(shots, times(fraction(round.shots), chance))
    if (round.end) addChance(once, inWords(round.end), chance)
    else goesOn = plus(goesOn, chance)
  }
  const attacker = (face: number) => () => ({ face, gunner: fight.attacker })
  for (const defends of dieFaces) {
    // Where the attacker does not roll, the eight numbers of that die all stand for the same round.
    for (const attacks of dieFaces) {
      count(fightRound(fight, defends, attacker(attacks), readings), fraction(1, 64))
    }
  }
  const ends = minus(ONE, goesOn)
  if (ends.n === 0n) return null
  const chances: Chances = new Map()
  for (const [end, chance] of once) addChance(chances, end, over(chance, ends))
  return { chances, rounds: over(ONE, ends), shots: over(shots, ends) }
}
