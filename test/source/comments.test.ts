import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'

/** Block comments of a file that open with an indirect question, as `line: comment`. */
function asking(text: string): string[] {
  return [...text.matchAll(/^.*?(?<=^|[\s({[])\/\*\*?(?=\s)([\s\S]*?)\*\//gm)].flatMap((found) => {
    const said = (found[1] ?? '').replaceAll(/\n[ \t]*\*/g, ' ').trim()
    const line = text.slice(0, found.index).split('\n').length
    return /^(?:What|Whether|How|Whoever|Who)\b/.test(said) ? [`${line}: ${said}`] : []
  })
}

test('a comment that opens with an indirect question is found', () => {
  expect(asking('/** What it holds. */\nconst a = 1\n/** Number of cards. */')).toHaveLength(1)
  expect(asking('const a = {\n  /**\n   * Whether it lies there.\n   */\n  b: 1,\n}')).toEqual([
    '2: Whether it lies there.',
  ])
  expect(asking('/* How it is told. */')).toHaveLength(1)
  expect(asking('/** Whole games, and what becomes of them. */')).toEqual([])
  expect(asking("const all = 'src/**/*.ts' // What")).toEqual([])
})

test('comments name a thing or say what to do: none opens with What, Whether, How, Who or Whoever', () => {
  const files = globSync(['{src,test,scripts}/**/*.{ts,tsx,mjs,astro}', '*.{ts,mjs}'], {
    cwd: inProject(),
  })
  const found = files.flatMap((file) =>
    asking(readFileSync(inProject(file), 'utf8')).map((comment) => `${file}:${comment}`),
  )
  expect(found).toEqual([])
})
