import { die } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import type { CardSymbol, RobbedPlace, RobberyCard, VictimId } from '../components.ts'
import type { Laid } from '../position.ts'

/** robbery.number-8: the number of bank, coach and prison. */
const NUMBER = 8

/**
 * robbery.hat: the hat counts in the town and at the prison;
 * robbery.chest: the chest at the bank;
 * robbery.envelope: the envelope at the coach.
 */
export const symbolOf: Readonly<
  Record<RobbedPlace, { symbol: CardSymbol; clause: ClauseId; by: ClauseId }>
> = {
  town: { symbol: 'hat', clause: 'robbery.hat', by: 'town.robbery' },
  prison: { symbol: 'hat', clause: 'robbery.hat', by: 'prison.first' },
  coach: { symbol: 'envelope', clause: 'robbery.envelope', by: 'holdup.coach' },
  bank: { symbol: 'chest', clause: 'robbery.chest', by: 'holdup.bank' },
}

/** Faces of the die, by r.die-type. */
const faces: Readonly<Record<string, number>> = { six: 6, eight: 8, ten: 10 }

/** component.die: the one die of the game. */
export function theDie({ readings }: Pick<Laid, 'readings'>) {
  return die(faces[readings['die'] ?? 'six'] ?? 6)
}

/** Worth of a card in a robbery. */
export function valueAt({ given }: Pick<Laid, 'given'>, card: RobberyCard, place: RobbedPlace) {
  return given.faces.robbery[card][symbolOf[place].symbol]
}

/**
 * robbery.number-8: eight is to be beaten;
 * robbery.number-victim: in the town the number of the victim.
 */
export function numberAt({ given, now }: Pick<Laid, 'given' | 'now'>, place: RobbedPlace): number {
  return place === 'town' ? given.faces.victims[now.victim as VictimId].number : NUMBER
}
