import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { inProject } from '../../src/content/root.ts'

/*
 * The linter of arrows reads scripts and no `.astro` files, of which site and pages are half made.
 * So their imports are held here to the same rules, as far as those speak of paths.
 */

interface Paths {
  readonly path?: string | readonly string[]
  readonly pathNot?: string | readonly string[]
}

interface Rule {
  readonly name: string
  readonly from: Paths
  readonly to: Paths
}

/** The rules that speak of paths, and of nothing that only the linter can know. */
const rules = (config.forbidden as readonly Rule[]).filter(({ to }) =>
  Object.keys(to).every((key) => ['path', 'pathNot', 'dependencyTypesNot'].includes(key)),
)

/** Match of a path with a pattern or one of several, if any; `$1` stands for what the first group has caught. */
function matches(path: string, patterns: Paths['path'], caught = ''): RegExpExecArray | undefined {
  for (const pattern of [patterns ?? []].flat()) {
    const found = new RegExp(pattern.replaceAll('$1', caught)).exec(path)
    if (found) return found
  }
  return undefined
}

/** The rules that an arrow from one file to another breaks. */
function broken(from: string, to: string): string[] {
  return rules
    .filter((rule) => {
      const source = matches(from, rule.from.path)
      if (rule.from.path !== undefined && !source) return false
      if (matches(from, rule.from.pathNot)) return false
      const caught = source?.[1]
      if (rule.to.path !== undefined && !matches(to, rule.to.path, caught)) return false
      return !matches(to, rule.to.pathNot, caught)
    })
    .map(({ name }) => name)
}

/** The files that a file of the house imports, by their paths; packages and what is made by the build are left out. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/\bimport\s*\(?\s*(?:[^'"();]*?\bfrom\s*)?['"](\.[^'"]+)['"]/g)].map(
    ([, to = '']) => posix.join(posix.dirname(file), to.replace(/\?.*$/, '')),
  )
}

const files = globSync('src/**/*.astro', { cwd: inProject() })
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, text: readFileSync(inProject(file), 'utf8') }))

describe('the imports of `.astro` files', () => {
  test('keep to the arrows between the rooms', () => {
    const wrong = files.flatMap(({ file, text }) =>
      importsOf(file, text).flatMap((to) =>
        broken(file, to).map((rule) => `${file} → ${to}: ${rule}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('are found, in the head of a page and in its scripts', () => {
    const text = `---
import type { Place } from '../site/place.ts'
import { a,
  b } from './b.ts'
import './style.css'
---
<script>
  import '../site/search/page.ts'
</script>`
    expect(importsOf('src/explorer/Page.astro', text)).toEqual([
      'src/site/place.ts',
      'src/explorer/b.ts',
      'src/explorer/style.css',
      'src/site/search/page.ts',
    ])
  })
})

describe('an arrow that runs the wrong way is found', () => {
  test.each([
    ['src/explorer/odds/Odds.astro', 'src/site/layout/frame.ts', 'explorer-knows-no-game'],
    ['src/site/layout/Masthead.astro', 'src/pages/_Embedded.astro', 'site-below-pages'],
    ['src/pages/index.astro', 'src/node/load.ts', 'site-without-library'],
    ['src/site/scenarios/Worked.astro', 'src/games/wild-gangs/ui.ts', 'games-by-the-manifest'],
    [
      'src/games/wild-gangs/board/pictures.tsx',
      'src/games/fast-west/board/Board.tsx',
      'games-know-no-other-game',
    ],
  ])('%s → %s', (from, to, rule) => {
    expect(broken(from, to)).toContain(rule)
  })

  test.each([
    ['src/site/scenarios/Example.astro', 'src/site/address.ts'],
    ['src/pages/index.astro', 'src/site/Wordmark.astro'],
    ['src/games/wild-gangs/board/pictures.tsx', 'src/explorer/face.ts'],
  ])('and none where it runs the right way: %s → %s', (from, to) => {
    expect(broken(from, to)).toEqual([])
  })
})
