/** The path below which the site is hosted, with its slash. */
export const base = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`
