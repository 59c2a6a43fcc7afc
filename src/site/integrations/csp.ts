import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Sources that every page may load, besides its inline parts; Pagefind compiles WebAssembly. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
} as const

/** Elements that stand inline: with their attributes and their text. */
const inline = {
  'script-src': /<script\b(?![^>]*(?:\ssrc=|\stype="application\/))[^>]*>([\s\S]*?)<\/script>/g,
  'style-src': /<style\b[^>]*>([\s\S]*?)<\/style>/g,
} as const

/** The policy of a page: it permits the site's own files and, by hash, what stands inline in the page. */
export function policyFor(html: string): string {
  const hashes = (elements: RegExp) =>
    [...html.matchAll(elements)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
  const own = new Map(Object.entries(inline).map(([name, found]) => [name, hashes(found)]))
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources, ...new Set(own.get(name))].join(' '))
    .join('; ')
}

/** A script that the framework writes inline: an element without a single attribute. */
const frameworks = /<script>([\s\S]*?)<\/script>/g

/**
 * Moves what starts the framework's islands out of a page, into files that a reader fetches once.
 *
 * @param folder The address of the folder of the files.
 * @returns The page, and the texts of the files by their names.
 */
export function withScriptFiles(html: string, folder: string) {
  const files = new Map<string, string>()
  const moved = html.replace(frameworks, (_, text: string) => {
    const name = `start.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`
    files.set(name, text)
    return `<script type="module" src="${folder}${name}"></script>`
  })
  return { html: moved, files }
}

/** Puts a policy where it governs everything behind it: at the head of the page's head, after the charset. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policyFor(html)}">`
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i
  return html.replace(charset.test(html) ? charset : /<head\b[^>]*>/i, (found) => found + meta)
}

/**
 * A strict content security policy in every built page. Astro's own `security.csp` lists the hash of every
 * script and style sheet of the site in each page, 24 kB that do not compress, though `'self'` permits them all.
 */
export function csp(): AstroIntegration {
  let scripts = ''
  return {
    name: 'reckoning:csp',
    hooks: {
      'astro:config:done': ({ config }) => {
        scripts = `${config.base.replace(/\/$/, '')}/_astro/`
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const { html, files } = withScriptFiles(
            await readFile(join(folder, page), 'utf8'),
            scripts,
          )
          for (const [name, text] of files) await writeFile(join(folder, '_astro', name), text)
          await writeFile(join(folder, page), withPolicy(html))
        }
      },
    },
  }
}
