/**
 * Takes the pictures of the README from the built site: `npm run screenshots`. Each shows a page as a reader
 * sees it; the browser is the one that the tests use.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { installChromium } from '../test/site/support/chromium.ts'
import { serveSite } from '../test/support/serve.ts'

interface Shot {
  readonly name: string
  readonly path: string
  readonly scheme: 'light' | 'dark'
  readonly width: number
  readonly height: number
}

const shots: readonly Shot[] = [
  { name: 'chapter', path: 'en/wild-gangs/robberies/', scheme: 'light', width: 1280, height: 860 },
  {
    name: 'duel-lab',
    path: 'en/quick-and-undead/lab/duel/',
    scheme: 'light',
    width: 1280,
    height: 1480,
  },
  {
    name: 'zombies',
    path: 'en/trust-me/scenarios/follow-seen-before-near/',
    scheme: 'light',
    width: 1280,
    height: 860,
  },
  { name: 'lamplight', path: 'fr/wild-gangs/lab/town/', scheme: 'dark', width: 1280, height: 860 },
]

const folder = 'docs/screenshots'
await mkdir(folder, { recursive: true })
const site = await serveSite('dist')
const { executablePath, args, env } = await installChromium()
const browser = await chromium.launch({ executablePath, args: [...args], env })
for (const { name, path, scheme, width, height } of shots) {
  const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height } })
  await page.goto(`${site.address}${path}`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${folder}/${name}.png` })
  await page.close()
  console.log(`${folder}/${name}.png`)
}
await browser.close()
await site.close()
