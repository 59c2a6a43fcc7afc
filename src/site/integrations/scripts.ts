import { createHash } from 'node:crypto'

/** A script that stands inline in a page as the framework writes it: an element without a single attribute. */
const inline = /<script>([\s\S]*?)<\/script>/g

/**
 * A page whose inline scripts have moved to files, by the addresses of the files, with their texts. The
 * framework writes what starts its islands into each page anew, some kilobytes that a reader has already;
 * none of it has to run before the first paint. What has to says so by an attribute, and stays.
 */
export function withScriptFiles(
  html: string,
  folder: string,
): { readonly html: string; readonly files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const moved = html.replace(inline, (_, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const address = `${folder}start.${hash}.js`
    files.set(address, text)
    return `<script type="module" src="${address}"></script>`
  })
  return { html: moved, files }
}
