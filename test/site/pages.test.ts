import { describe, test } from 'vitest'
import { pageKinds, scriptedKinds, widestPages } from './support/built.ts'
import { expectAccessible, expectNoSidewaysScroll, visit, visitAll } from './support/visit.ts'

// The front door opens by itself; `#choose` keeps it shut.
const held = (address: string) => (address === '/' ? '/#choose' : address)
const kinds = pageKinds().map(({ address }) => held(address))
const written = scriptedKinds().map(({ address }) => held(address))

const labs = kinds.filter((address) => /^\/en\/.+\/lab\//.test(address)).map(sameIn('fr'))

/** The same page in another language. */
function sameIn(language: string) {
  return (address: string) => address.replace(/^\/(en|fr)\//, `/${language}/`)
}

/**
 * The kinds in one language: what does not depend on words is the same in the other. Labs share the stage, and those of a
 * game its board: they are looked at by turns in one and in the other.
 */
const kindsIn = (language: string) =>
  kinds.filter((address) => {
    if (/^\/(embed\/)?(en|fr)\//.test(address) && !address.includes(`/${language}/`)) return false
    const turn = labs.indexOf(sameIn('fr')(address))
    return turn < 0 || turn % 2 === (language === 'fr' ? 0 : 1)
  })

/** Pages that one reader opens one after another, so that a hundred of them do not need a hundred readers. */
function handfulsOf(pages: readonly string[], size: number) {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  ).map((some) => ({ pages: some, from: some[0], to: some.at(-1) }))
}

const narrow = { width: 320, height: 640 }

describe.concurrent('every kind of page', () => {
  test.each(kindsIn('en'))(
    '%s is accessible by day, and fits 320 pixels with its scripts',
    (address) =>
      visit(address, { scheme: 'light' }, async (page) => {
        await expectAccessible(page)
        await page.setViewportSize(narrow)
        await expectNoSidewaysScroll(page)
      }),
  )

  test.each(kindsIn('fr'))(
    '%s is accessible by lamp, on a phone, and fits 320 pixels with its scripts',
    (address) =>
      visit(address, { scheme: 'dark', width: 390, height: 844 }, async (page) => {
        await expectAccessible(page)
        await page.setViewportSize(narrow)
        await expectNoSidewaysScroll(page)
      }),
  )

  test.each(written.filter((address) => !address.includes('/fr/')))(
    '%s is accessible without scripts',
    (address) => visit(address, { scripts: 'blocked' }, expectAccessible),
  )
})

/** What scripts change is looked at without them; the longest of each kind has been seen to fit with them. */
const widest = widestPages().map(({ address }) => held(address))
const wide = [...new Set([...written, ...widest.filter((address) => !kinds.includes(address))])]

describe.concurrent('what scripts change, and the widest of each kind, fit 320 pixels as they are written', () => {
  test.each(handfulsOf(wide, 25))('$from … $to', ({ pages }) =>
    visitAll(pages, { ...narrow, scripts: 'off' }, expectNoSidewaysScroll),
  )
})
