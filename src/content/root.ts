import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The nearest folder above `start` that holds the site's content. */
function above(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'docs')) && existsSync(join(folder, 'package.json')))
      return folder
    if (dirname(folder) === folder) return undefined
  }
}

/**
 * The project's folder. Looked for above this module, so that a command works from any directory, then
 * above the working directory, because a build runs this module from an output folder.
 */
const root: string = above(import.meta.dirname) ?? above(process.cwd()) ?? process.cwd()

/** An absolute path inside the project. */
export function inProject(...parts: readonly string[]): string {
  return join(root, ...parts)
}

/** Path of a file in messages and on pages: relative to the project's folder if possible, with forward slashes. */
export function shortPath(file: string): string {
  const path = relative(root, file).split(sep).join('/')
  return path.startsWith('../') ? file : path
}
