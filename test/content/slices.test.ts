import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inProject } from '../../src/content/root.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { valuesOnly } from '../../src/site/integrations/components.ts'
import { messages } from '../../src/site/integrations/messages.ts'

const fileOf = (room: string) => inProject('content', 'messages', 'fr', `${room}.yaml`)

test.each([...gameIds, 'kernel'])('the parts of the messages of %s are all of them', (room) => {
  const { load } = messages()
  const parts = ['said', 'refused', 'opened', 'yours', 'labs', 'written'].map((part) => {
    const script = load(`${fileOf(room)}?part=${part}`) ?? ''
    return JSON.parse(script.replace('export default ', '')) as object
  })
  const groups = parts.flatMap(Object.keys)
  expect(new Set(groups).size).toBe(groups.length)
  expect(Object.assign({}, ...parts)).toEqual(parse(readFileSync(fileOf(room), 'utf8')))
  expect(parts[0]).not.toHaveProperty('refusal')
  expect(load(fileOf(room))).toBeUndefined()
})

test('scripts get the values of component data, and neither names nor where they come from', () => {
  const data = { source: 'a book', cards: [{ name: 'Bank', cost: 4, costProvenance: 'rulebook' }] }
  expect(valuesOnly(data, '/x/content/components/a.yaml')).toEqual({ cards: [{ cost: 4 }] })
  expect(valuesOnly(data, '/x/content/messages/en/a.yaml')).toBe(data)
})
