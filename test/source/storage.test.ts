import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { inProject } from '../../src/content/root.ts'

/** The names under which something is kept on a reader's device, as the source writes them. */
const kept = globSync('src/**/*.{ts,tsx,astro}', { cwd: inProject() })
  .map((file) => readFileSync(inProject(file), 'utf8'))
  .filter((source) => /localStorage|sessionStorage|'idb-keyval'/.test(source))
  .flatMap((source) => [...source.matchAll(/['"`](reckoning-[a-z-]+)/g)].map(([, name]) => name))

test.each(languages)('the page on privacy tells all that stays on a device (%s)', (language) => {
  const page = readFileSync(inProject('content', 'docs', language, 'privacy.mdx'), 'utf8')
  const told = [...page.matchAll(/^\| `(reckoning-[a-z-]+)…?`/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual([...new Set(kept)].toSorted())
})
