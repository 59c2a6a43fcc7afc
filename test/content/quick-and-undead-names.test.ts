import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { engineOf } from '../../src/content/engines.ts'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import type { Given } from '../../src/games/quick-and-undead/position.ts'
import { speech } from '../../src/games/quick-and-undead/words/speech.ts'
import { examples } from '../games/quick-and-undead/examples.ts'
import { listenerOf } from './listening.ts'

type Named = readonly { readonly id: string; readonly name: Readonly<Record<string, string>> }[]
const file = inProject('content', 'components', 'quick-and-undead.yaml')
const data: Readonly<Record<'buildings' | 'spaces', Named>> = parse(readFileSync(file, 'utf8'))

describe.each(languages)('what The Quick and the Undead names (%s)', (language) => {
  const messages = messagesOf(language, 'quick-and-undead')

  test('an Undead is named by what its card shows, where the table is at hand', () => {
    const { words } = listenerOf('quick-and-undead', language)
    const opening = engineOf('quick-and-undead').open(examples.shooting)
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    const given = opening.value.given as Given
    const { value, weakSpots } = given.undead.U7
    expect(speech.fact('undead-killed', { card: 'U7' }, words)).toContain('U7')
    const atTable = speech.fact('undead-killed', { card: 'U7' }, words, given)
    expect(atTable).not.toContain('U7')
    for (const number of [value, ...weakSpots]) expect(atTable).toContain(String(number))
  })

  test('buildings and spaces are named as the components do', () => {
    for (const { id, name } of data.buildings) {
      expect(messages[`building-title.${id}`]).toBe(name[language])
      expect(messages[`building.${id}`]).toMatch(new RegExp(`${name[language]}$`))
    }
    for (const { id, name } of data.spaces) {
      expect(messages[`space-title.${id}`]).toBe(name[language])
    }
  })
})
