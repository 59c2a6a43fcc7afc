import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { GameId } from '../games/manifest.ts'
import { both, type Language } from './languages.ts'
import { once } from './once.ts'
import { ContentError, unknownId } from './problem.ts'
import { inProject, shortPath } from './root.ts'
import { scenariosOf } from './scenarios.ts'
import { readYaml } from './yaml.ts'

const answer = z.union([z.string(), z.number(), z.boolean()])

/** A misreading, and the wrong answers that it leads to, by the case. `{{answer}}` in its words is that answer as it is written here. */
const misreading = both(z.string()).extend({
  leads: z.record(z.string(), z.union([answer, z.array(answer).min(1)])),
})

/** A wrong answer to a case, and the misreading that leads to it, in words. */
export interface Misreading {
  readonly value: string | number | boolean
  readonly text: Readonly<Record<Language, string>>
}

/** The file of the misreadings that are written by hand for a game. */
export function misreadingsFile(game: GameId): string {
  return inProject('content', 'misreadings', `${game}.yaml`)
}

/** The misreadings of a game that are written by hand, by the id of the case. */
export const misreadingsOf = once((game: GameId): ReadonlyMap<string, readonly Misreading[]> => {
  const file = misreadingsFile(game)
  const byCase = new Map<string, readonly Misreading[]>()
  if (!existsSync(file)) return byCase
  const cases = scenariosOf(game)
  for (const { leads, en, fr } of readYaml(file, z.array(misreading)))
    for (const [id, values] of Object.entries(leads)) {
      if (!cases.has(id))
        throw new ContentError([unknownId(shortPath(file), 'scenario', id, cases.keys())])
      const told = [values].flat().map((value) => {
        const filled = (text: string) => text.replaceAll('{{answer}}', String(value))
        return { value, text: { en: filled(en), fr: filled(fr) } }
      })
      byCase.set(id, [...(byCase.get(id) ?? []), ...told])
    }
  return byCase
})
