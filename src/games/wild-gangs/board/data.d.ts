/** The component data of Wild Gangs; the loader checks the file against its schema when the site is built. */
declare module '*/components/wild-gangs.yaml' {
  import type { ComponentFile } from '../component-file.ts'

  const data: ComponentFile
  export default data
}
