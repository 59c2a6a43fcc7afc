import yaml from '@rollup/plugin-yaml'
import { defineConfig } from 'vitest/config'

/** Milliseconds for a test or hook. Only a run that never ends takes so long; cores that others use take a while. */
const PATIENCE = 600_000

/*
 * Tests that only compute share their modules, which costs a quarter less than loading the rules anew for each file.
 * Tests that look at pages wait for them, so more files run at a time than there are cores.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['test/{kernel,games,source}/**/*.test.ts'],
          setupFiles: ['test/seed.ts'],
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'content',
          include: ['test/content/**/*.test.ts'],
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'cli',
          include: ['test/cli/**/*.test.ts'],
          globalSetup: ['test/cli/support/build.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        plugins: [yaml()],
        test: {
          name: 'explorer',
          include: ['test/explorer/**/*.test.ts'],
          setupFiles: ['test/seed.ts'],
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/support/setup.ts'],
          // Each worker keeps its modules and its browser from file to file; a visit brings a context of
          // its own, so that no test meets what another left behind.
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          maxWorkers: 3,
          maxConcurrency: 2,
          // A machine that has much to do at once takes its time.
          expect: { poll: { timeout: 30_000 } },
          // A browser that dies, or that two busy cores leave without time, says nothing about the site: what
          // failed is tried once more, and the check names at its end whatever needed that.
          retry: 1,
        },
      },
    ],
  },
})
