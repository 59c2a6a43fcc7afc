/**
 * The whole address of a page of the site, to be shared. A file that a reader carries has no address that others could
 * open; it knows that of the site from which it was saved.
 *
 * @param address The address of the page below the origin.
 */
export function wholeAddress(address: string): string {
  const { site } = document.documentElement.dataset
  return site ? `${site}${address.slice(1)}` : new URL(address, location.href).href
}
