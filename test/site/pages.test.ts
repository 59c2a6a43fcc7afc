import { describe, test } from 'vitest'
import { builtPages, pageKinds } from './support/built.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

// The front door opens by itself; `#choose` keeps it shut.
const held = (address: string) => (address === '/' ? '/#choose' : address)
const kinds = pageKinds().map(({ address }) => held(address))

// Pages to embed hold what the page of the same case holds, without a frame; one of each kind is enough.
const all = builtPages()
  .map(({ address }) => held(address))
  .filter((address) => !address.startsWith('/embed/') || kinds.includes(address))

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

describe.concurrent('every page', () => {
  test.each(all)('%s fits 320 pixels, keeps its policy and speaks to nobody', (address) =>
    visit(address, { width: 320, height: 640 }, expectNoSidewaysScroll),
  )
})
