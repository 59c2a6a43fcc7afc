import { describe, test } from 'vitest'
import { builtPages, pageKinds } from './support/built.ts'
import { expectAccessible, expectNoSidewaysScroll, visit, visitAll } from './support/visit.ts'

// The front door opens by itself; `#choose` keeps it shut.
const held = (address: string) => (address === '/' ? '/#choose' : address)
const kinds = pageKinds().map(({ address }) => held(address))

// Pages to embed hold what the page of the same case holds, without a frame; one of each kind is enough.
const all = builtPages()
  .map(({ address }) => held(address))
  .filter((address) => !address.startsWith('/embed/') || kinds.includes(address))

const handful = 20
const handfuls = Array.from({ length: Math.ceil(all.length / handful) }, (_, index) =>
  all.slice(index * handful, (index + 1) * handful),
).map((pages) => ({ pages, from: pages[0], to: pages.at(-1) }))

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
})

describe.concurrent('every page fits 320 pixels, keeps its policy and speaks to nobody', () => {
  test.each(handfuls)('$from … $to', ({ pages }) =>
    visitAll(pages, { width: 320, height: 640 }, expectNoSidewaysScroll),
  )
})
