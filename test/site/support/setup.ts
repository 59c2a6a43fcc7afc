import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { serveSite } from '../../../src/site/serving/server.ts'
import { builtSite } from './built.ts'
import { installChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the front door of the served site. */
    siteAddress: string
    /** Where tests reach the one browser they share. */
    browserAddress: string
  }
}

/** Serves the built site and starts one browser for all tests of the site; returns how to end both. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await serveSite({ folder: builtSite, port: 0 })
  const { executablePath, args, env } = await installChromium()
  const browser = await chromium.launchServer({ executablePath, args: [...args], env })
  provide('siteAddress', site.address)
  provide('browserAddress', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.close()
  }
}
