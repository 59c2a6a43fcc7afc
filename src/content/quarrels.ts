import { z } from 'zod'
import { type GameId, gameIds } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import { both } from './languages.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { rulingsOf } from './rulings.ts'
import { readYaml } from './yaml.ts'

const quarrel = both(z.string().min(1)).extend({
  /** The clause or the ruling that settles it. */
  see: z.string(),
})

/** A question over which players of a game fall out, with what settles it. */
export type Quarrel = z.infer<typeof quarrel>

/** Number of quarrels of each game. */
const count = 10

const quarrelsIn = once((file: string): Readonly<Record<GameId, readonly Quarrel[]>> => {
  const quarrels = readYaml(file, z.record(z.enum(gameIds), z.array(quarrel).length(count)))
  const problems = gameIds.flatMap((game) => {
    const known = [...clausesOf(game).keys(), ...rulingsOf(game).map(({ id }) => id)]
    const unknown = quarrels[game].filter(({ see }) => !known.includes(see))
    return unknown.map(({ see }) => unknownId(shortPath(file), 'clause or ruling', see, known))
  })
  if (problems.length > 0) throw new ContentError(problems)
  return quarrels
})

/** The classic quarrels of every game; refuses an id that names neither a clause nor a ruling. */
export function allQuarrels(): Readonly<Record<GameId, readonly Quarrel[]>> {
  return quarrelsIn(inProject('content', 'search', 'quarrels.yaml'))
}
