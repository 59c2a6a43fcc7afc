/** The site that a file is made of. */
export interface Site {
  /** The folder of its build. */
  readonly folder: string
  /** The path below which it is hosted, with its slash. */
  readonly base: string
  /** Its whole address with that path and without a slash behind; undefined where the build does not know its host. */
  readonly home: string | undefined
}

/** An address for a link out of a file: the whole address on the site; undefined where nobody knows it. */
export function outward({ home }: Site, path: string): string | undefined {
  return home && `${home}${path}`
}
