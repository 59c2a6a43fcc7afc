import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inProject } from '../../src/content/root.ts'
import { gameIds } from '../../src/games/manifest.ts'

/*
 * The files by which the host of the repository is told what to do. It passes over a form that is wrong in silence,
 * and a workflow that is wrong fails only once it runs.
 */

interface Field {
  readonly type: string
  readonly id?: string
  readonly attributes: { readonly label?: string; readonly options?: readonly unknown[] }
}
interface Form {
  readonly name: string
  readonly description: string
  readonly body: readonly Field[]
}
interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly needs?: unknown; readonly steps: readonly Step[] }>
  >
}

function read<Data>(file: string): Data {
  return parse(readFileSync(inProject(file), 'utf8')) as Data
}

const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: inProject() }).filter(
  (file) => !file.endsWith('config.yml'),
)

describe.each(forms)('%s', (file) => {
  const { name, description, body } = read<Form>(file)

  test('is a form that the host shows', () => {
    expect([typeof name, typeof description]).toEqual(['string', 'string'])
    for (const { type, attributes } of body) {
      expect(['dropdown', 'textarea', 'input', 'checkboxes']).toContain(type)
      expect(attributes.label).toBeTypeOf('string')
      if (type === 'dropdown')
        expect(new Set(attributes.options).size).toBe(attributes.options?.length)
    }
  })

  test('asks each thing once', () => {
    for (const part of [body.map(({ id }) => id), body.map(({ attributes }) => attributes.label)])
      expect(new Set(part).size).toBe(body.length)
  })
})

test('a wrong verdict can be reported of every game', () => {
  const { body } = read<Form>('.github/ISSUE_TEMPLATE/wrong-verdict.yml')
  const { games } = read<{ games: Record<string, { name: string }> }>(
    'content/messages/en/site.yaml',
  )
  const names = gameIds.map((id) => games[id]?.name)
  expect(body.find(({ id }) => id === 'game')?.attributes.options).toEqual(names)
})

describe('the workflow', () => {
  const file = '.github/workflows/site.yml'
  const { jobs } = read<Workflow>(file)

  test('pins every action by its hash, with its version beside it', () => {
    const lines = readFileSync(inProject(file), 'utf8').split('\n')
    const used = lines.filter((line) => line.includes('uses:'))
    expect(used.length).toBeGreaterThan(0)
    for (const line of used) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('publishes the very build that was tested', () => {
    const { deploy, check } = jobs
    expect(deploy?.needs).toContain('check')
    expect(deploy?.steps.map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/deploy-pages'])
    const kept = check?.steps.findLast(({ uses }) =>
      uses?.startsWith('actions/upload-pages-artifact@'),
    )
    const checked = readFileSync(inProject('scripts/check.ts'), 'utf8')
    expect(checked).toContain(`const built = '${kept?.with?.['path']}'`)
  })
})

describe('src/games/README.md', () => {
  const text = readFileSync(inProject('src/games/README.md'), 'utf8')

  test.each(gameIds)('says what every file of %s is', (game) => {
    const files = readdirSync(inProject('src/games', game), { withFileTypes: true })
    const names = files.map((file) => (file.isDirectory() ? `${file.name}/` : file.name))
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  test('names no file that no game has', () => {
    const [table = ''] = text.split('Some have')
    const named = [...table.matchAll(/^\| `([\w./-]+)` \|/gm)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(20)
    const lost = named.filter(
      (name) => globSync(`src/games/*/${name}`, { cwd: inProject() }).length === 0,
    )
    expect(lost).toEqual([])
  })
})
