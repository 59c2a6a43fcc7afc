/**
 * The component data of The Quick and the Undead; the loader checks the file against its
 * schema when the site is built.
 */
declare module '*/components/quick-and-undead.yaml' {
  import type { ComponentFile } from '../component-file.ts'

  const data: ComponentFile
  export default data
}
