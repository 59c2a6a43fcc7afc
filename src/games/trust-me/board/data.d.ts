/** The component data of Trust Me; the loader checks the file against its schema when the site is built. */
declare module '*/components/trust-me.yaml' {
  import type { ComponentFile } from '../component-file.ts'

  const data: ComponentFile
  export default data
}
