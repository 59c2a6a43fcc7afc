import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { builtPages, builtSite } from './support/built.ts'

const kilobyte = 1024

/** The scripts that a script imports as it starts, by their addresses; what is imported on demand is not counted. */
function importsOf(address: string, text: string): string[] {
  const statements = text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g)
  return [...statements].map(([, to = '']) => new URL(to, `http://site${address}`).pathname)
}

/** Every script that comes with the given ones. */
function closure(addresses: readonly string[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const open = [...addresses]
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue
    const bytes = readFileSync(join(builtSite, address))
    found.set(address, bytes)
    open.push(...importsOf(address, bytes.toString('utf8')))
  }
  return found
}

/** The scripts of a page: its own, and those of its islands. */
function scriptsOf(html: string): string[] {
  const own = html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)
  const islands = html.matchAll(/\s(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g)
  return [...own, ...islands].map(([, address = '']) => address)
}

const inline = (html: string) =>
  [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .join('')

/** The bytes of script that a reader of a page receives, compressed file by file. */
function weightOf(html: string): number {
  const files = [...closure(scriptsOf(html)).values()]
  const texts = [...files, Buffer.from(inline(html))]
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
}

/** What a worker loads to play a game, one script each: rules, situations, components, and what works out odds. */
const enginesOf = (folder: string): string[] =>
  readdirSync(folder).filter((file) => /^worker-.*\.js$/.test(file))

/** Counted, so that no engine grows unseen: that of the largest rulebook, with 256 clauses, has 45.3 kB. */
describe('the engine of a game', () => {
  const folder = join(builtSite, '_astro')
  const engines = enginesOf(folder)

  test('is loaded for itself, by a worker', () => {
    expect(engines).toHaveLength(gameIds.length)
  })

  test.each(engines)('%s stays below 46 kB', (file) => {
    const kilobytes = gzipSync(readFileSync(join(folder, file))).length / kilobyte
    expect(kilobytes).toBeLessThanOrEqual(46)
  })
})

describe('weight', () => {
  const weighed = builtPages().map(({ address, html }) => ({
    address,
    islands: html.includes('<astro-island'),
    kilobytes: weightOf(html) / kilobyte,
  }))

  test.each(weighed.filter(({ islands }) => islands))(
    '$address: scripts of a page with an island stay below 60 kB',
    ({ kilobytes }) => expect(kilobytes).toBeLessThanOrEqual(60),
  )

  test.each(weighed.filter(({ islands }) => !islands))(
    '$address: scripts of a page without an island stay below 12 kB',
    ({ kilobytes }) => expect(kilobytes).toBeLessThanOrEqual(12),
  )

  test('no script holds up the first paint', () => {
    const blocking = builtPages().flatMap(({ address, html }) =>
      [...html.matchAll(/<script\b[^>]*\ssrc="[^"]+"[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/\s(type="module"|defer|async)/.test(tag))
        .map((tag) => `${address}: ${tag}`),
    )
    expect(blocking.join('\n')).toBe('')
  })
})
