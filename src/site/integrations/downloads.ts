import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { makeDownloads } from '../downloads/build/make.ts'

/**
 * Makes of the built site the files that readers carry: each game and language in one. Their pages are those that the build
 * has written, so this comes behind whoever writes pages, and before the pages are packed.
 */
export function downloads(): AstroIntegration {
  let base = '/'
  let home: string | undefined
  return {
    name: 'reckoning:downloads',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`
        home = config.site && new URL(base, config.site).href.replace(/\/$/, '')
      },
      'astro:build:done': async ({ dir, logger }) => {
        const sizes = await makeDownloads({ folder: fileURLToPath(dir), base, home })
        const [largest = 0] = [...sizes.values()].sort((one, other) => other - one)
        logger.info(`${sizes.size} files, the largest ${(largest / 1e6).toFixed(1)} MB`)
      },
    },
  }
}
