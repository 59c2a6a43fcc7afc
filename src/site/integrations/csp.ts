import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { hostFiles, type Section } from './hosts.ts'
import {
  forbiddenTags,
  type InlineHashes,
  inlineHashes,
  policyFor,
  unionOf,
  withPolicy,
} from './policy.ts'
import { withScriptFiles } from './scripts.ts'

/** The first step of a page's address: `en/`, `embed/`; a page at the root is a section by itself. */
function sectionOf(file: string): string {
  const [first = '', ...rest] = file.split(/[\\/]/)
  return rest.length > 0 ? `${first}/` : first
}

/** Pages below `/embed/` may stand in a frame of any other site; all others in none. */
function ancestorsOf(section: string): string {
  return section === 'embed/' ? 'frame-ancestors *' : "frame-ancestors 'none'"
}

function sectionsOf(base: string, inline: ReadonlyMap<string, InlineHashes[]>): Section[] {
  return [...inline].flatMap(([section, pages]) => {
    const policy = `${policyFor(unionOf(pages))}; ${ancestorsOf(section)}`
    const file = { path: `${base}${section}`, policy }
    return section === 'index.html' ? [{ path: base, policy }, file] : [file]
  })
}

/**
 * A strict content security policy for every built page, as a meta element with the hashes of what little stands
 * inline in it, and as headers in the formats of common hosts. The build fails on markup that no hash can
 * permit.
 */
export function csp(): AstroIntegration {
  let base = '/'
  return {
    name: 'reckoning:csp',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const pages = globSync('**/*.html', { cwd: folder })
        const inline = new Map<string, InlineHashes[]>()
        const offences: string[] = []
        const scripts = new Map<string, string>()
        for (const page of pages.sort()) {
          const written = await readFile(join(folder, page), 'utf8')
          const { html, files } = withScriptFiles(written, `${base}_astro/`)
          for (const [address, text] of files) scripts.set(address, text)
          offences.push(...forbiddenTags(html).map((tag) => `${page}: ${tag}`))
          const hashes = inlineHashes(html)
          const section = sectionOf(page)
          inline.set(section, [...(inline.get(section) ?? []), hashes])
          await writeFile(join(folder, page), withPolicy(html, policyFor(hashes)))
        }
        if (offences.length > 0) {
          throw new Error(
            `The content security policy forbids style and handler attributes; found:\n${offences.join('\n')}`,
          )
        }
        for (const [address, text] of scripts)
          await writeFile(join(folder, address.slice(base.length)), text)
        for (const [name, text] of hostFiles(base, sectionsOf(base, inline))) {
          await mkdir(dirname(join(folder, name)), { recursive: true })
          await writeFile(join(folder, name), text)
        }
        logger.info(`policies written for ${pages.length} pages`)
      },
    },
  }
}
