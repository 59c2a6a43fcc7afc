/**
 * `npm exec node test/games/links/freeze.ts`: adds the parts that are new, and some links of the kinds of
 * situation that have none, to the files that promise readers that links never die. A part that was moved,
 * changed or dropped is refused: its links are with readers already.
 */
import fc from 'fast-check'
import type { Outcome } from '../../../src/kernel/game/refusal.ts'
import { decodeLink, encodeLink } from '../../../src/kernel/link/link.ts'
import { kinds } from '../registered.ts'
import {
  digestOf,
  type FrozenLink,
  frozenLinks,
  frozenParts,
  marksOf,
  stillStand,
  writeLinks,
  writeParts,
} from './frozen.ts'
import { statesOf } from './states.ts'

/** The links that are kept of each kind. */
const LINKS = 5

const parts = new Map(frozenParts())
for (const { name, kind } of kinds) {
  const now = marksOf(kind)
  if (!stillStand(parts.get(name) ?? [], now)) {
    throw new Error(`Links to ${name} would no longer open: give it back the parts that it had.`)
  }
  parts.set(name, now)
}
writeParts(parts)

const links: FrozenLink[] = [...frozenLinks()]
for (const { game, kind } of kinds) {
  if (links.some((link) => link.game === game.id && link.kind === kind.name)) continue
  for (const state of fc.sample(statesOf(game, kind), { numRuns: LINKS, seed: 1 })) {
    const fragment = `#${demand(encodeLink(game, state))}`
    const digest = digestOf(demand(decodeLink(game, kind.name, fragment)))
    links.push({ game: game.id, kind: kind.name, fragment, digest })
  }
}
writeLinks(links)

function demand<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals))
  return outcome.value
}
