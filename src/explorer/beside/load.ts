/** Loads what is looked at beside a table. */
export const loadBeside = async () => (await import('./BesideTable.tsx')).BesideTable
