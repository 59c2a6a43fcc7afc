import { addressWithin, pageIn } from './downloads/names.ts'

/** The address of this page with another query; within a file that a reader carries, that names its page first. */
export function withQuery(query: string): string {
  const page = pageIn(location.search)
  return `${location.pathname}${page ? addressWithin(`${page}${query}`) : query}${location.hash}`
}
