import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { makeOffline, makeOnlineOnly } from '../offline/build/make.ts'
import { type Owners, rememberOwners } from '../offline/build/owners.ts'

/**
 * Has the site read without a network: the last of the integrations, for it packs what the others have written.
 * `RECKONING_OFFLINE=off` publishes the kill switch instead (`src/site/offline/README.md`).
 */
export function offline(): AstroIntegration {
  const owners = new Map<string, Owners>()
  let base = '/'
  return {
    name: 'reckoning:offline',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        base = `${config.base.replace(/\/$/, '')}/`
        updateConfig({ vite: { plugins: [rememberOwners(owners)] } })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir)
        if (process.env['RECKONING_OFFLINE'] === 'off') {
          await makeOnlineOnly(site)
          logger.warn('no page is kept on any device from now on')
          return
        }
        const { id, count, size } = await makeOffline(site, base, owners)
        logger.info(`build ${id}: every reader keeps ${count} files, ${Math.round(size / 1024)} kB`)
      },
    },
  }
}
