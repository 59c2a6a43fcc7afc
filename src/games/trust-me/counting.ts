/* Base of odds, beside play. */

export { facts } from './facts.ts'
export { counted } from './odds/counted.ts'
export { policies } from './policies.ts'
