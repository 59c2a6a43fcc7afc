import type { Counting } from '../../kernel/game.ts'
import { facts } from './facts.ts'
import { keenly, plainly } from './policies.ts'
import type { Given, Position } from './position.ts'

/** What odds of Trust Me rest on beside its play. */
export const counting: Counting<Given, Position> = { facts, policies: [plainly, keenly] }
