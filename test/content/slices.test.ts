import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inProject } from '../../src/content/root.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { valuesOnly } from '../../src/site/integrations/components.ts'
import { messages } from '../../src/site/integrations/messages.ts'

const fileOf = (room: string) => inProject('content', 'messages', 'fr', `${room}.yaml`)

/** The keys of all sentences in some groups. */
function keysIn(group: object, prefix = ''): string[] {
  return Object.entries(group).flatMap(([name, entry]) =>
    typeof entry === 'object' ? keysIn(entry, `${prefix}${name}.`) : [`${prefix}${name}`],
  )
}

test.each([...gameIds, 'kernel', 'explorer'])(
  'the parts of the messages of %s are all of them',
  (room) => {
    const { load } = messages()
    const parts = ['said', 'refused', 'opened', 'yours', 'worked', 'labs', 'written'].map(
      (part) => {
        const script = load(`${fileOf(room)}?part=${part}`) ?? ''
        return JSON.parse(script.replace('export default ', '')) as object
      },
    )
    const keys = parts.flatMap((part) => keysIn(part))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.sort()).toEqual(keysIn(parse(readFileSync(fileOf(room), 'utf8'))).sort())
    expect(parts[0]).not.toHaveProperty('refusal')
    expect(load(fileOf(room))).toBeUndefined()
  },
)

test('scripts get the values of component data, and neither names nor where they come from', () => {
  const data = { source: 'a book', cards: [{ name: 'Bank', cost: 4, costProvenance: 'rulebook' }] }
  expect(valuesOnly(data, '/x/content/components/a.yaml')).toEqual({ cards: [{ cost: 4 }] })
  expect(valuesOnly(data, '/x/content/messages/en/a.yaml')).toBe(data)
})
