/**
 * Before every file of tests: random cases are drawn under one seed, so that a commit has one verdict.
 * `RECKONING_SEED=7 npx vitest --project engine` draws others; a failure names its own seed.
 */
import fc from 'fast-check'

const { RECKONING_SEED: seed = '1' } = process.env
if (!/^\d+$/.test(seed)) throw new Error(`RECKONING_SEED is a whole number, not ${seed}.`)

fc.configureGlobal({ seed: Number(seed) })
