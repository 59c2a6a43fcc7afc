/* What odds rest on beside play. */

export { facts } from './facts.ts'
export { policies } from './policies.ts'
