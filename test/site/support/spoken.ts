import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { addressOf } from './visit.ts'

/**
 * A virtual screen reader: it reads the tree of a page that runs in the browser of the tests, and hears its live regions
 * and where its focus goes, while the tests press real keys. It is one script of 400 kB, which no build holds; a page
 * takes it from its own origin, since its policy allows no other.
 */
const script = readFileSync(
  join(
    import.meta.dirname,
    '../../../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
  ),
)

/** The part of the reader that is used here. */
interface Reader {
  start(options: { container: Element; displayCursor: boolean }): Promise<void>
  next(): Promise<void>
  lastSpokenPhrase(): Promise<string>
  spokenPhraseLog(): Promise<string[]>
  clearSpokenPhraseLog(): Promise<void>
}

declare global {
  var reader: Reader
}

/** Milliseconds without a further phrase after which a page is taken to have said all that it has to say. */
const SILENCE = 400

/** Starts to listen to a page. */
export async function listenTo(page: Page): Promise<void> {
  const address = addressOf('/reader.js')
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  // As text: what the tests are compiled to would not import it in the page.
  await page.evaluate(`import(${JSON.stringify(address)}).then(({ virtual }) => {
    globalThis.reader = virtual
  })`)
  await page.evaluate(async () => {
    await reader.start({ container: document.body, displayCursor: false })
    await reader.clearSpokenPhraseLog()
  })
}

/** Phrases with plain spaces: a voice says those at which no line breaks no otherwise. */
const plain = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.replace(/[\u00a0\u202f]/g, ' '))

/** All that is said until the page falls silent; regions that are emptied say nothing. */
export async function heard(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(async (silence) => {
    let count = -1
    for (;;) {
      const said = await reader.spokenPhraseLog()
      if (said.length === count) break
      count = said.length
      await new Promise((resolve) => setTimeout(resolve, silence))
    }
    const all = await reader.spokenPhraseLog()
    await reader.clearSpokenPhraseLog()
    return all.filter((phrase) => !/^(?:polite|assertive): $/.test(phrase))
  }, SILENCE)
  return plain(said)
}

/** Presses a key, and gives what is said then. */
export async function press(page: Page, key: string): Promise<readonly string[]> {
  await page.keyboard.press(key)
  return heard(page)
}

/** Reads on from where the reader is, to a phrase that holds a text or the end of the page. */
export async function readTo(page: Page, text: string): Promise<readonly string[]> {
  const said = await page.evaluate(async (sought) => {
    await reader.clearSpokenPhraseLog()
    for (let phrases = 0; phrases < 400; phrases++) {
      await reader.next()
      const last = await reader.lastSpokenPhrase()
      if (last.includes(sought) || last === 'end of document') break
    }
    const all = await reader.spokenPhraseLog()
    await reader.clearSpokenPhraseLog()
    return all
  }, text)
  return plain(said)
}
