/** The component data of Nowhere'sVille; the loader checks the file against its schema when the site is built. */
declare module '*/components/nowheresville.yaml' {
  import type { ComponentFile } from '../component-file.ts'

  const data: ComponentFile
  export default data
}
