/** Folder of the files below the base path. */
export const folder = 'downloads/'

/** Name of the file of a game in a language. */
export const fileOf = (game: string, language: string): string =>
  `reckoning-${game}-${language}.html`

/** Name of the file in which a device writes a set. */
export const setFileOf = (language: string): string => `reckoning-set-${language}.html`

/** Pages of a game that its file leaves out: those that live on what a device keeps, and those about our own work. */
export const leftOut: readonly string[] = ['coverage', 'practice', 'table', 'teach']

/*
 * Within a file an address of the site stands behind a question mark: `?/en/wild-gangs/aim/#course.goal`. So each page is a
 * page for the browser, too, with its own history; and what is behind `#` stays free for clauses and cases.
 */

/** An address below the base path of the site as it is within a file. */
export const addressWithin = (address: string): string => `?${address.replace('?', '&')}`

/** The address of the page that a file is asked for by its query; empty where it is asked for none. */
export const pageIn = (search: string): string => /^\?(\/[^&]*)/.exec(search)?.[1] ?? ''
