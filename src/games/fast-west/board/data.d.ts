/** The component data of Fast-West; the loader checks the file against this shape when the site is built. */
declare module '*/components/fast-west.yaml' {
  import type { ComponentFile } from '../component-file.ts'

  const data: ComponentFile
  export default data
}
