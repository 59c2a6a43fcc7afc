import { describe, test } from 'vitest'
import { builtPages, pageKinds } from './support/built.ts'
import { expectAccessible, expectNoSidewaysScroll, visit, visitAll } from './support/visit.ts'

// The front door opens by itself; `#choose` keeps it shut.
const held = (address: string) => (address === '/' ? '/#choose' : address)
const kinds = pageKinds().map(({ address }) => held(address))
const all = builtPages().map(({ address }) => held(address))

/** Pages that one reader opens one after another, so that a thousand of them do not need a thousand readers. */
function handfulsOf(pages: readonly string[], size: number) {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  ).map((some) => ({ pages: some, from: some[0], to: some.at(-1) }))
}

const narrow = { width: 320, height: 640 }

describe.concurrent('every kind of page', () => {
  test.each(kinds)('%s is accessible by day', (address) =>
    visit(address, { scheme: 'light' }, expectAccessible),
  )

  test.each(kinds)('%s is accessible by lamp, on a phone', (address) =>
    visit(address, { scheme: 'dark', width: 390, height: 844 }, expectAccessible),
  )

  test.each(kinds)('%s is accessible without scripts', (address) =>
    visit(address, { scripts: 'blocked' }, expectAccessible),
  )

  test.each(kinds)('%s fits 320 pixels with its scripts', (address) =>
    visit(address, narrow, expectNoSidewaysScroll),
  )
})

describe.concurrent('every page fits 320 pixels as it is written', () => {
  test.each(handfulsOf(all, 50))('$from … $to', ({ pages }) =>
    visitAll(pages, { ...narrow, scripts: 'off' }, expectNoSidewaysScroll),
  )
})
