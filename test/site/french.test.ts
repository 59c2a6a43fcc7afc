import { describe, expect, test } from 'vitest'
import { builtPages } from './support/built.ts'

/** Texts that readers of French see or hear of a page: its text, and the names of its elements. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  const named = [...body.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)]
  const text = body
    .replace(/<(script|style|code|pre|template|svg)\b[\s\S]*?<\/\1>/g, '0')
    .replace(
      /<\/?(?:a|abbr|b|bdi|cite|dfn|em|i|mark|q|small|span|strong|sub|sup|time|var)\b[^>]*>/g,
      '',
    )
    .replace(/<[^>]*>/g, '\n')
  return [...text.split('\n'), ...named.map(([, name = '']) => name)].map(decoded)
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, ten, sixteen, name) => {
    if (name) return characters[name] ?? all
    return String.fromCodePoint(ten ? Number(ten) : Number.parseInt(sixteen, 16))
  })
}

/** A sign of French printing after a letter, or after a space at which a line may break; « before one. */
const broken = /[^\s\u00a0\u202f?!…(«][;:?!»](?=\s|$)|\S[ \t][;:?!»](?=\s|$)|«(?![\u00a0\u202f])/u

/** Data that programs read and that stay as they write them. */
const data = /\{ [^}]*\}/g

describe('French pages', () => {
  const pages = builtPages().filter(({ address }) => /^\/fr\//.test(address))

  test('are there', () => {
    expect(pages.length).toBeGreaterThan(100)
  })

  test('have no-break spaces where sentences are put together', () => {
    const faults = pages.flatMap(({ address, html }) =>
      textsOf(html).flatMap((said) => {
        const text = said.replace(data, '0')
        const found = broken.exec(text.trim())
        const around = found && text.trim().slice(Math.max(0, found.index - 20), found.index + 20)
        return found ? [`${address}: …${around}…`] : []
      }),
    )
    expect(faults.slice(0, 20)).toEqual([])
  })
})
