/**
 * `npm exec node test/games/links/freeze.ts`: adds the parts that are new, and some links of the kinds
 * of situation that have none, to the files that promise readers that links never die.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { decodeLink, encodeLink } from '../../../src/kernel/link.ts'
import { kinds } from '../registered.ts'
import { layoutOf } from './layout.ts'
import { statesOf } from './states.ts'

/** The links that are kept of each kind. */
const LINKS = 5

const fieldsFile = join(import.meta.dirname, 'fields.json')
const fields = Object.fromEntries(kinds.map(({ name, kind }) => [name, layoutOf(kind.schema)]))
writeFileSync(fieldsFile, `${JSON.stringify(fields, null, 2)}\n`)

const corpusFile = join(import.meta.dirname, 'corpus.json')
const corpus: { game: string; kind: string }[] = JSON.parse(readFileSync(corpusFile, 'utf8'))
for (const { game, kind } of kinds) {
  if (corpus.some((link) => link.game === game.id && link.kind === kind.name)) continue
  for (const state of fc.sample(statesOf(game, kind), { numRuns: LINKS, seed: 1 })) {
    const encoded = encodeLink(game, state)
    if (!encoded.ok) throw new Error(JSON.stringify(encoded.refusals))
    const decoded = decodeLink(game, kind.name, encoded.value)
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.refusals))
    corpus.push({
      game: game.id,
      kind: kind.name,
      fragment: encoded.value,
      ...decoded.value,
    } as never)
  }
}
const lines = corpus.map((link) => JSON.stringify(link))
writeFileSync(corpusFile, `[\n${lines.join(',\n')}\n]\n`)
