import yaml from '@rollup/plugin-yaml'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['test/{kernel,games,source}/**/*.test.ts'],
          setupFiles: ['test/seed.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'content', include: ['test/content/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'cli',
          include: ['test/cli/**/*.test.ts'],
          globalSetup: ['test/cli/support/build.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [yaml()],
        test: {
          name: 'explorer',
          include: ['test/explorer/**/*.test.ts'],
          setupFiles: ['test/seed.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
