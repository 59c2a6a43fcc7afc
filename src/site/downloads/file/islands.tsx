import { DisputeIsland } from '../../islands/DisputeIsland.tsx'
import { Example } from '../../islands/Example.tsx'
import { GuideIsland } from '../../islands/GuideIsland.tsx'
import { Island } from '../../islands/Island.tsx'
import { LabIsland } from '../../islands/LabIsland.tsx'
import { LearnIsland } from '../../islands/LearnIsland.tsx'
import { loadExample } from '../../islands/load.ts'
import type { Islands } from './mount-islands.ts'

interface CaseProps {
  readonly language: string
  readonly game: string
  readonly id: string
}

/** A worked example, drawn and played by the engine of the file. */
function Case(props: CaseProps) {
  const { language, game, id } = props
  return (
    <Island load={() => loadExample(language, game, id)} written={<div class="carried-case" />}>
      {(loaded) => <Example {...loaded} {...props} />}
    </Island>
  )
}

/** The islands of the site that the file of a game has, by the names under which the build has written them. */
export const islands: Islands = {
  DisputeIsland,
  GuideIsland,
  LabIsland,
  LearnIsland,
  ScenarioIsland: Case,
}
