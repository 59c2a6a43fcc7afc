import type { ScenarioRun } from '../kernel/scenario/scenario.ts'
import { accountOf, accountText, misasked } from './account.ts'
import { type Case, readCase, runCase } from './case.ts'
import { eachFile } from './files.ts'
import type { Options } from './options.ts'
import type { Terminal } from './terminal.ts'

/** `resolve`: what happens in each case, step by step, and what its clauses decide. */
export function resolve(options: Options, terminal: Terminal): number {
  return eachFile(options, terminal, (file) => {
    const one = readCase(file, options)
    const run = runCase(one)
    const account = accountOf(one, run, options.language)
    const held = isAsExpected(one, run) && misasked(one).length === 0
    return { data: account, text: accountText(account), held }
  })
}

/** True when nothing was refused, or when the refusal was expected. */
export function isAsExpected({ scenario }: Case, { refusals }: ScenarioRun): boolean {
  if (refusals.length === 0) return true
  const { refused } = scenario.expect
  return refusals.some(({ code, clause }) => code === refused?.code && clause === refused.clause)
}
