import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import subset from 'subset-font'
import { standIns } from './stand-ins.ts'

/** All that pages are written with: what is typed, the letters of French, and the signs of print and of numbers. */
const typed = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join(
  '',
)
const letters = 'áíÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœ'
const signs = '«»‹›‘’‚“”„–—…•·×÷±−°§©®¡¿¼½¾¹²³⁄€£™↑↓\u00a0\u2009\u202f\u200b'

/** The letters of people's names that a face of their own brings. */
const names = 'řš'

/** The characters that our faces keep. */
export const repertoire = typed + letters + signs + names

/** A face as it comes, the name under which styles ask for it, and the weights in which it is set. */
const faces = [
  { name: 'besley', from: 'besley/files/besley-latin-wght-normal', weights: [400, 850] },
  { name: 'literata', from: 'literata/files/literata-latin-wght-normal', weights: [400, 700] },
  {
    name: 'literata-italic',
    from: 'literata/files/literata-latin-wght-italic',
    weights: [400, 700],
  },
  {
    name: 'literata-names',
    from: 'literata/files/literata-latin-ext-wght-normal',
    weights: [400, 700],
  },
] as const

/**
 * Writes each face with the characters and weights that pages use, a third of it is never seen; and the style sheet of
 * those that stand in for them.
 */
async function cutFaces(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const { name, from, weights } of faces) {
    const [min, max] = weights
    const face = await subset(
      await readFile(resolve(`@fontsource-variable/${from}.woff2`)),
      repertoire,
      { targetFormat: 'woff2', variationAxes: { wght: { min, max, default: min } } },
    )
    writeFileSync(join(folder, `${name}.woff2`), face)
  }
  writeFileSync(join(folder, 'stand-ins.css'), await standIns(repertoire))
}

/** Cuts the faces of the site to what it is written with; styles and pages find them below `@faces/`. */
export function fonts(): AstroIntegration {
  return {
    name: 'reckoning:fonts',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const folder = fileURLToPath(new URL('node_modules/.cache/faces', config.root))
        await cutFaces(folder)
        updateConfig({ vite: { resolve: { alias: { '@faces': folder } } } })
      },
    },
  }
}
