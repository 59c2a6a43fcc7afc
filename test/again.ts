import type { Reporter, TestCase } from 'vitest/node'

/** Names each test that held at its second attempt only: `scripts/check.ts` repeats these lines at its end. */
export default class Again implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`tried again: ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
