import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** A browser that can be started: where it is, and what it must be told. */
export interface Installed {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Record<string, string>
}

/** Folder in which the packed browser is unpacked: beside the packages, so that it is unpacked once. */
const folder = join(import.meta.dirname, '../../../node_modules/.cache/chromium')

/**
 * The fonts of every page that a test opens or a picture is taken of: a sans, a serif and a monospace face
 * with the arrows and signs that the site's own faces lack. The packed browser brings one face, and a
 * configuration that looks for it in fixed folders of the machine; where no face at all is found, a page
 * that needs a glyph of its own ends the browser.
 */
const fonts = join(import.meta.dirname, '../../../node_modules/dejavu-fonts-ttf/ttf')

/** Tells fontconfig of those fonts and of nothing else that the machine may have; the file's path. */
function configureFonts(): string {
  const alias = (family: string, face: string) =>
    `<alias><family>${family}</family><prefer><family>${face}</family></prefer></alias>`
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  ${alias('sans-serif', 'DejaVu Sans')}
  ${alias('serif', 'DejaVu Serif')}
  ${alias('monospace', 'DejaVu Sans Mono')}
</fontconfig>
`,
  )
  return file
}

/** For rendering without a screen or a graphics card, and inside a container. */
const args = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  // Pages of one reader share a process, which has then read their scripts.
  '--renderer-process-limit=1',
]

/**
 * Unpacks the browser that comes inside an npm package, with the system libraries that it needs, and
 * hands it fonts, so that a bare machine can run it. `RECKONING_BROWSER` names another Chromium to use instead, for systems
 * the package is not made for.
 */
export async function installChromium(): Promise<Installed> {
  const own = process.env['RECKONING_BROWSER']
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
  if (own) return { executablePath: own, args, env: environment }

  // The package unpacks into the temporary folder, and adds its libraries only where it believes to run on
  // Amazon's machines; both are told by the environment it is loaded in.
  mkdirSync(folder, { recursive: true })
  const before = { ...process.env }
  process.env['TMPDIR'] = folder
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x'
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const executablePath = await packed.executablePath()
    const env = {
      ...environment,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: configureFonts(),
    }
    return { executablePath, args, env }
  } finally {
    process.env = before
  }
}
