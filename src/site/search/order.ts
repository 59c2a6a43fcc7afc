import type { Match } from './library.ts'

/** How many answers stand before the examples, and how many examples before the rest. */
const head = 3
/** What fits less than this part of the best is no answer. */
const near = 0.5

/** The clauses that a find is or bears on. */
function clausesOf({ entry: { record } }: Match): readonly string[] {
  return record.kind === 'clause' ? (record.keys ?? []) : (record.on ?? [])
}

/** The best of some finds that give answers of their own: no ruling on a clause that is there, or ruled on, already. */
function apart(finds: readonly Match[]): Match[] {
  const chosen: Match[] = []
  for (const find of finds) {
    const ids = clausesOf(find)
    const isToldAlready = chosen.some((other) => clausesOf(other).some((id) => ids.includes(id)))
    if (find.entry.record.kind === 'ruling' && isToldAlready) continue
    if (chosen.push(find) === head) break
  }
  return chosen
}

function isExample({ entry }: Match): boolean {
  return entry.record.kind === 'scenario'
}

/**
 * What finds of one sort have to fit. A rule is found by many words, those that it does not use itself among them, and an
 * example by few: each is held against its like.
 */
function leastOf([best]: readonly Match[]): number {
  return (best?.score ?? 0) * near
}

/** The order shown within a game: what rules, our examples, all else. */
function ranked(ours: readonly Match[]): Match[] {
  const least = leastOf(ours)
  const leastExample = Math.min(least, leastOf(ours.filter(isExample)))
  const leastFor = (find: Match) => (isExample(find) ? leastExample : least)
  const good = ours.filter((find) => find.score >= leastFor(find))
  const rules = apart(
    good.filter(({ entry: { record } }) => record.kind === 'clause' || record.kind === 'ruling'),
  )
  const examples = good.filter(isExample).slice(0, head)
  const first = new Set([...rules, ...examples])
  const rest = good.filter((find) => !first.has(find))
  const share = (find: Match) => find.score / leastFor(find)
  return [...first, ...rest.toSorted((one, other) => share(other) - share(one))]
}

/** Puts what was found into the order shown: the reader’s own game before others, what another reading gives last. */
export function order(found: readonly Match[], game: string | undefined): Match[] {
  const ours = found.filter(({ entry }) => !entry.record.isOther)
  const others = found.filter(({ entry }) => entry.record.isOther)
  const isHere = ({ entry }: Match) => !game || entry.game === game
  const examples = ours.filter(isExample)
  const least = leastOf(examples.length > 0 ? examples : ours)
  return [
    ...ranked(ours.filter(isHere)),
    ...ranked(ours.filter((find) => !isHere(find))),
    ...others.filter(({ score }) => score >= least),
  ]
}
