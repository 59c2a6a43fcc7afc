import type { TestProject } from 'vitest/node'
import { serveSite } from '../../support/serve.ts'
import { builtSite } from './built.ts'
import { type Installed, installChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the front door of the served site. */
    siteAddress: string
    /** The browser that all of them start. */
    browser: Installed
  }
}

/**
 * Serves the built site for all tests of the site, and unpacks their browser, once and before any of them runs:
 * a test file that finds a browser half unpacked by another cannot start it. Returns how to end the serving.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('browser', await installChromium())
  const site = await serveSite(builtSite)
  provide('siteAddress', site.address)
  return site.close
}
