import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'

/** Biome, which holds scripts and stylesheets to so many lines, reads of an `.astro` file the head only. */
const LINES_OF_A_FILE = 400

test('`.astro` files stay below 400 lines', () => {
  const pages = globSync('src/**/*.astro', { cwd: inProject() })
  const lines = (file: string) => readFileSync(inProject(file), 'utf8').split('\n').length
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((file) => lines(file) > LINES_OF_A_FILE)).toEqual([])
})
