import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Votes } from '../../../explorer/controls/ClassVote.tsx'
import { Player } from '../../../explorer/controls/Player.tsx'
import type { Within } from '../../../explorer/controls/within.ts'
import { CaseQuestion, ScenarioView } from '../../../explorer/prediction/Scenario.tsx'
import { createSession } from '../../../explorer/session/session.ts'
import { useSession } from '../../../explorer/ui/useSignals.ts'
import type { ReadyCase } from '../ready/ready-case.ts'

interface ShownProps {
  readonly ready: ReadyCase
  readonly isAtEnd: boolean
  readonly ways: ComponentChildren
  /** The votes on the case, which stay while others are shown. */
  readonly votes: Votes
  onVotes(change: (votes: Votes) => Votes): void
  onPast(by: 1 | -1): void
  onLeave(): void
}

/** A case of a set before a class: voted on where it asks for something, else played step by step. */
export function ShownCase({ ready, isAtEnd, ways, onPast, onLeave, ...voting }: ShownProps) {
  const within = useMemo(() => ({ isAtEnd, ways, onPast, onLeave }), [ready])
  const { face, words, scenario, isAsked } = ready
  if (!isAsked) return <Played ready={ready} within={within} />
  return <ScenarioView {...{ face, words, scenario, within, voting }} isForClass />
}

/** A case that asks for nothing: what happens is seen step by step. */
function Played({ ready, within }: { readonly ready: ReadyCase; readonly within: Within }) {
  const { face, words, scenario } = ready
  const { situation, readings, log } = scenario
  const session = useMemo(() => {
    const cursor = within.isAtEnd ? Number.POSITIVE_INFINITY : 0
    return situation && createSession(face.game, { situation, readings, log, cursor })
  }, [ready])
  useSession(session)
  if (!session) return null
  return (
    <div class="scenario">
      <Player
        {...{ face, words, session, within }}
        question={<CaseQuestion question={scenario.question} isHeading />}
        isForClass
        hasOdds={false}
      />
    </div>
  )
}
