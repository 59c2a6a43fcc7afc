const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a page or file of the site, below the path under which the site is hosted. */
export function at(address: string): string {
  return `${base}${address}`
}

/** An address of the site without the path under which the site is hosted. */
export function within(pathname: string): string {
  return base && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}
