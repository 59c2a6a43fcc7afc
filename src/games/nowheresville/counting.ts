import type { Counting } from '../../kernel/game.ts'
import { facts } from './facts.ts'
import { hotHeaded } from './policies.ts'
import type { Given, Position } from './position.ts'

/** What odds of Nowhere'sVille rest on beside its play. */
export const counting: Counting<Given, Position> = { facts, policies: [hotHeaded] }
