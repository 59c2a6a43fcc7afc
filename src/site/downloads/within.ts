import { addressWithin } from './names.ts'

/**
 * An address of the site without the path under which that is hosted: `/en/…`; undefined for any other.
 *
 * @param base The path below which the site is hosted, with its slash.
 */
export function pathOn(base: string, address: string): string | undefined {
  return address.startsWith(base) ? `/${address.slice(base.length)}` : undefined
}

/** Addresses below these are of pages; whatever else begins with a slash is a text. */
const pages = /^\/(?:[a-z]{2}|embed)\//

/** Data as the site has them with the addresses in them as they are within a file. */
export function dataWithin(base: string, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one) => dataWithin(base, one))
  if (typeof data === 'string') {
    const path = pathOn(base, data)
    return path && pages.test(path) ? addressWithin(path) : data
  }
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, dataWithin(base, value)]),
  )
}

/** A case as a file holds it: without the record of how it goes, for the engine of the file plays it. */
export function caseWithin(base: string, { told: _told, ...data }: { readonly told?: unknown }) {
  return dataWithin(base, data)
}

/** Data as an element of a page: nothing in them ends it. */
export const element = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
