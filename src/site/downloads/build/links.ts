import { languages } from '../../../content/languages.ts'
import { addressWithin } from '../names.ts'

/** The site that a file is made of. */
export interface Site {
  /** The folder of its build. */
  readonly folder: string
  /** The path below which it is hosted, with its slash. */
  readonly base: string
  /** Its whole address with that path and without a slash behind; undefined where the build does not know its host. */
  readonly home: string | undefined
}

/** An address of the site without the path under which that is hosted: `/en/…`; undefined for any other. */
export function pathOn({ base }: Site, address: string): string | undefined {
  return address.startsWith(base) ? `/${address.slice(base.length)}` : undefined
}

/** An address for a link out of a file: the whole address on the site; undefined where nobody knows it. */
export function outward({ home }: Site, path: string): string | undefined {
  return home && `${home}${path}`
}

/** Addresses below these are of pages; whatever else begins with a slash is a text. */
const pages = new RegExp(`^/(?:${languages.join('|')}|embed)/`)

/** Data as the site has them with the addresses in them as they are within a file. */
export function dataWithin(site: Site, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one) => dataWithin(site, one))
  if (typeof data === 'string') {
    const path = pathOn(site, data)
    return path && pages.test(path) ? addressWithin(path) : data
  }
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, dataWithin(site, value)]),
  )
}
