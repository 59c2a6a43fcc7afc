import type { Learn } from '../../content/beginnings/learn.ts'
import { clausesOf } from '../../content/clauses.ts'
import { engineOf } from '../../content/engines.ts'
import type { Language } from '../../content/languages.ts'
import { run } from '../../content/played.ts'
import { ContentError } from '../../content/problem.ts'
import { scenariosOf } from '../../content/scenarios.ts'
import type { GameId } from '../../games/manifest.ts'
import { factValue } from '../../kernel/scenario/scenario.ts'
import type { LearnPosition } from '../islands/LearnIsland.tsx'
import { markOf } from '../practice/mark.ts'

/** The positions of the ten minutes before a first game, in a language, as the page asks them one after another. */
export function positionsIn(
  language: Language,
  game: GameId,
  { positions }: Learn,
): readonly LearnPosition[] {
  return positions.map(({ example, lead }) => {
    const scenario = scenariosOf(game).get(example)
    const verdict = scenario && factValue(engineOf(game), run(scenario), scenario.predict)
    if (!scenario || verdict === undefined || !clausesOf(game).has(scenario.because)) {
      const expected = 'an example with a verdict'
      throw new ContentError([{ file: `content/learn/${game}.yaml`, received: example, expected }])
    }
    const { id, because, title } = scenario
    const mark = markOf(scenario, verdict)
    return { game, id, because, mark, lead: lead[language], title: title[language] }
  })
}

/** The paragraphs of a script that is read out. */
export function paragraphsOf(script: string): readonly string[] {
  return script
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[ \t\n]+/g, ' '))
}
