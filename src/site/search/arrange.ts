import type { Found } from './index-search.ts'

/** Number of the first finds that give answers of their own. */
const head = 3
/** Fit that a ruling needs, against the clause that it is about, to stand above it. */
const enough = 0.9

/** The clause that a find is, or is about; empty where it is about none. */
export function clauseAddressOf({ kind, address, clause }: Found): string {
  return kind === 'clause' ? address : (clause?.address ?? '')
}

/**
 * The find that leads: the best one or, where the rulebook is silent, the ruling on its clause that is asked for as
 * well.
 */
function leadOf(finds: readonly Found[]): Found | undefined {
  const [best] = finds
  const clause = best && clauseAddressOf(best)
  if (!clause) return best
  const ruling = finds.find(
    (find) =>
      find.kind === 'ruling' &&
      find.stamp === 'silent' &&
      clauseAddressOf(find) === clause &&
      find.score >= best.score * enough,
  )
  return ruling ?? best
}

/** A clause with the example of it that fits the question best, where one was found, in place of its first. */
function withExample(lead: Found, finds: readonly Found[]): Found {
  const fits = finds.find(
    (find) => find.kind === 'scenario' && !find.isOther && clauseAddressOf(find) === lead.address,
  )
  if (lead.kind !== 'clause' || !fits?.verdict) return lead
  const { address, text: question, verdict: text, stamp } = fits
  return { ...lead, example: { address, question, text, ...(stamp ? { stamp } : {}) } }
}

/**
 * Puts finds into the order shown: as they fit, but the first of them on clauses of their own, for the first find tells
 * what else bears on its clause, and a ruling above the clause that leaves open what is asked.
 */
export function arrange(finds: readonly Found[]): Found[] {
  const lead = leadOf(finds)
  const first: Found[] = []
  for (const find of lead ? [lead, ...finds] : []) {
    const clause = clauseAddressOf(find)
    const isTold = first.some(
      (other) => other === find || (clause && clauseAddressOf(other) === clause),
    )
    if (isTold) continue
    if (first.push(find) === head) break
  }
  const others = finds.filter((find) => !first.includes(find))
  return [...first.map((find) => (find === lead ? withExample(find, finds) : find)), ...others]
}
