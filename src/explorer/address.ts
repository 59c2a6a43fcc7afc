/** The address of a page below the path under which the site is hosted. */
export function below(address: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${address}`
}
