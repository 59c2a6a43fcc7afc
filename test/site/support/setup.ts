import type { TestProject } from 'vitest/node'
import { serveSite } from '../../../src/site/serving/server.ts'
import { builtSite } from './built.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the front door of the served site. */
    siteAddress: string
  }
}

/** Serves the built site for all tests of the site; returns how to end it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await serveSite({ folder: builtSite, port: 0 })
  provide('siteAddress', site.address)
  return site.close
}
