import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { pageKinds, scriptedKinds, widestPages } from './support/built.ts'
import {
  expectAccessible,
  expectLegible,
  expectNoSidewaysScroll,
  expectWellWritten,
  visitAll,
} from './support/visit.ts'

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

/** Pages that one reader opens one after another, which is a quarter less work than a reader for each. */
function handfulsOf(pages: readonly string[], size = 8) {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  ).map((some) => ({ pages: some, from: some[0], to: some.at(-1) }))
}

const narrow = { width: 320, height: 640 }

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

describe.concurrent('every kind of page', () => {
  test.each(handfulsOf(kindsIn('en')))(
    'is accessible by day, and fits 320 pixels with its scripts: $from … $to',
    ({ pages }) =>
      visitAll(pages, { scheme: 'light' }, async (page) => {
        await expectAccessible(page)
        await expectFitsNarrow(page, desk)
      }),
  )

  // Of kinds that were looked at by day in English only what a phone and a lamp can change is looked at again.
  test.each(handfulsOf(kindsIn('fr')))(
    'is accessible by lamp, on a phone, and fits 320 pixels with its scripts: $from … $to',
    ({ pages }) =>
      visitAll(pages, { scheme: 'dark', ...phone }, async (page) => {
        const isFirstLook = labs.some((lab) => page.url().endsWith(lab))
        await (isFirstLook ? expectAccessible(page) : expectLegible(page))
        await expectFitsNarrow(page, phone)
      }),
  )

  test.each(handfulsOf(written.filter((address) => !address.includes('/fr/'))))(
    'is accessible without scripts: $from … $to',
    ({ pages }) => visitAll(pages, { scripts: 'blocked' }, expectWellWritten),
  )
})

/** Asserts that a page fits the narrowest screen, and gives it back the one that it was looked at on. */
async function expectFitsNarrow(page: Page, screen: typeof desk): Promise<void> {
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(screen)
}

/**
 * The widest pages, looked at without scripts; the longest of each kind has been seen to fit with them. What scripts change
 * is looked at in French, which takes more room.
 */
const widest = widestPages().map(({ address }) => held(address))
const wide = [
  ...new Set([
    ...written.filter((address) => !address.includes('/en/')),
    ...widest.filter((address) => !kinds.includes(address)),
  ]),
]

describe.concurrent('what scripts change, and the widest of each kind, fit 320 pixels as they are written', () => {
  test.each(handfulsOf(wide, 25))('$from … $to', ({ pages }) =>
    visitAll(pages, { ...narrow, scripts: 'off' }, expectNoSidewaysScroll),
  )
})
