import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'

describe.each(languages)('names on the board (%s)', (language) => {
  const components = parse(
    readFileSync(inProject('content', 'components', 'quick-and-undead.yaml'), 'utf8'),
  ) as Record<'buildings' | 'spaces', { id: string; name: Record<string, string> }[]>
  const messages = messagesOf(language, 'quick-and-undead')

  test.each([
    ['buildings', 'building-title'],
    ['spaces', 'space-title'],
  ] as const)('of %s are those of the components', (what, key) => {
    for (const { id, name } of components[what]) {
      expect(messages[`${key}.${id}`], id).toBe(name[language])
    }
  })
})
