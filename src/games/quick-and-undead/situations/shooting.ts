import { listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { type Space, type UndeadCard, undeadCards } from '../components.ts'
import { type Laid, placeOf } from '../position.ts'
import { shootAt } from '../rules/undead.ts'
import { spaceFacts } from '../spaces.ts'
import { table } from './examples.ts'
import { player, space, tableParts } from './parts.ts'
import { kind, type QuickMaker } from './start.ts'
import { openActing } from './table.ts'

/** The abilities that let an Outlaw shoot at Undead. */
const huntings = ['hunt', 'fight'] as const

/** An attempt at an Undead begins. */
export const shooting = kind({
  name: 'shooting',
  schema: parts({
    by: player,
    from: space,
    /** By which ability of the space; there is never more than one. */
    ability: optional(listed(huntings, { clause: 'component.board', of: 'ability' })),
    /** The Undead aimed at. */
    card: listed(undeadCards, { clause: 'component.undead-cards', of: 'undead' }),
    ...tableParts,
  }),
  /** A hunt on an Undead of value 5, whose weak spots are both loaded. */
  example: {
    ...table,
    by: 'A',
    from: 8,
    card: 'U13',
    gangs: {
      A: { loaded: [2, 4, 5], coins: 2, notoriety: 1 },
      B: { loaded: [4, 7], coins: 3, notoriety: 2 },
      C: { loaded: [3], coins: 1, notoriety: 3 },
    },
    street: ['U5'],
  },
  /** hunt.any-in-town, hunt.fight-street-only: the space must let its Outlaw shoot at Undead. */
  open(situation, maker) {
    const { from, card } = situation
    const { abilities, clause } = spaceFacts[from]
    const printed = huntings.find((one) => abilities.includes(one))
    const ability = situation.ability ?? printed ?? 'hunt'
    if (!abilities.includes(ability)) {
      const facts = { received: ability, allowed: [...abilities], space: from }
      maker.refuse('ability-not-here', clause, facts, 'from', 'ability')
    }
    return openActing(situation, maker, () => ({
      scene: { kind: 'shooting', space: from, undead: card },
      check: (play) => checkShooting(play, maker),
    }))
  },
  procedure: (play, { by, card }) => shootAt(play, by, card),
})

/** hunt.any-in-town, hunt.not-boot-hill: an Undead in Town; hunt.fight-street-only: or in the Street. */
function checkShooting({ given, now }: Laid, maker: QuickMaker): void {
  const { space, undead } = given.scene
  const card = undead as UndeadCard
  const place = placeOf(now, card)
  if (!place) {
    const clause = now.bootHill.includes(card) ? 'hunt.not-boot-hill' : 'hunt.any-in-town'
    maker.refuse('undead-not-in-town', clause, { card }, 'card')
  } else if (place !== 'street' && !spaceFacts[space as Space].abilities.includes('hunt')) {
    maker.refuse('undead-not-in-street', 'hunt.fight-street-only', { card, place }, 'card')
  }
}
