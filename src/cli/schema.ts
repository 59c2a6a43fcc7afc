import { engineOf } from '../content/engines.ts'
import { messagesOf } from '../content/messages.ts'
import { programOf } from '../games/manifest.ts'
import { type Describe, jsonSchemaOf } from '../kernel/schema/json.ts'
import { createSay } from '../kernel/words/say.ts'
import { createWords } from '../kernel/words/words.ts'
import { gameNamed, type Options } from './options.ts'
import type { Terminal } from './terminal.ts'

/**
 * `reckoning schema GAME`: the JSON Schema of a file of the game's scenarios, or of one that holds nothing but
 * a situation. Editors complete and check such files by it.
 */
export function schema({ files, language }: Options, terminal: Terminal): number {
  const id = gameNamed(files)
  const game = engineOf(id)
  const { speech } = programOf(id)
  const rooms = [id, 'kernel'].map((room) => messagesOf(language, room))
  const words = createWords(language, createSay(language, rooms), game, '')
  const describe: Describe = (kind, path, { clause }) => {
    const name =
      path.length > 0 && path.at(-1) !== '*' ? speech.situationPart(kind, path, words) : undefined
    const rule = clause && `§ ${words.clauseNumber(clause)} (${clause})`
    return [name, rule].filter((one) => one).join(', ') || undefined
  }
  const situation = jsonSchemaOf(game.kinds, describe)
  const document = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `reckoning ${id}`,
    definitions: { situation },
    if: { required: ['situation'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { properties: { situation: { $ref: '#/definitions/situation' } } },
    else: { $ref: '#/definitions/situation' },
  }
  terminal.print(JSON.stringify(document, null, 2))
  return 0
}
