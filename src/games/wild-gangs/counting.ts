/* Base of odds, beside play. */

export { facts } from './facts.ts'
export { policies } from './policies.ts'
