import { useState } from 'preact/hooks'
import type { Fact } from '../../kernel/game/game.ts'
import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import type { PanelProps } from '../face.ts'
import { TaskButton } from '../worker/TaskButton.tsx'
import { oddsTask } from '../worker/tasks.ts'
import { canBeEstimated, EstimatedOdds } from './Estimated.tsx'
import { FactPicker } from './FactPicker.tsx'
import type { FactOdds } from './fact-odds.ts'
import { OddsOrigin } from './OddsOrigin.tsx'
import { OddsTable } from './OddsTable.tsx'
import { useFacts } from './useFacts.ts'

/** Exact odds of a fact from where the reader stands, once the facts of the game are loaded. */
export function OddsPanel(props: PanelProps) {
  const facts = useFacts(props.face)
  return facts ? <FactOddsPanel {...props} facts={facts} /> : null
}

function FactOddsPanel({ face, words, session, facts }: PanelProps & { facts: readonly Fact[] }) {
  const { say } = words
  const [asked, setAsked] = useState<FactQuestion>(() => firstQuestion(facts))
  const [isFromStart, setFromStart] = useState(false)
  const { given } = session.opening.value
  const count = face.possibilities?.(session.opening.value) ?? 1n
  const task = oddsTask(session, asked, isFromStart)
  const title = face.fact(asked.fact, asked, words, given)
  return (
    <div class="odds">
      {count > 1n && (
        <p>{say('odds.possibilities', { number: count.toLocaleString(words.language) })}</p>
      )}
      <FactPicker
        face={face}
        facts={facts}
        words={words}
        given={given}
        asked={asked}
        onPick={setAsked}
      />
      {session.answered.value.length > 0 && (
        <OddsOrigin
          words={words}
          name="odds-since"
          isFromStart={isFromStart}
          onChange={setFromStart}
        />
      )}
      <TaskButton<FactOdds>
        face={face}
        words={words}
        task={task}
        start={say('odds.compute')}
        stop={say('odds.stop')}
        otherwise={(refusals) =>
          canBeEstimated(refusals) && (
            <EstimatedOdds face={face} words={words} task={task} title={title} />
          )
        }
      >
        {(found) => (
          <OddsTable asked={asked} title={title} found={found} face={face} words={words} />
        )}
      </TaskButton>
    </div>
  )
}

/** The first fact of a game, with the first value of each of its parameters. */
function firstQuestion([fact]: readonly Fact[]): FactQuestion {
  const parameters = Object.entries(fact?.parameters ?? {})
  return {
    fact: fact?.kind ?? '',
    ...Object.fromEntries(parameters.map(([name, values]) => [name, values[0] ?? ''])),
  }
}
