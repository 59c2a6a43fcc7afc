import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject, shortPath } from '../../src/content/root.ts'

/** Files that a folder of sources holds side by side, at the most. What is more is hard to look over: give it rooms. */
const MOST = 26

/** A folder of rules holds a file a chapter, as many as the rulebook has. */
const ofChapters = /^src[\\/]games[\\/][\w-]+[\\/]rules$/

/** The files of a folder, and the folders below it. */
function crowdedIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).length
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => crowdedIn(join(folder, name)))
  const short = shortPath(folder)
  return files > MOST && !ofChapters.test(short) ? [`${short}: ${files} files`, ...below] : below
}

test('no folder of sources holds more files side by side than one can look over', () => {
  expect(crowdedIn(inProject('src'))).toEqual([])
})
