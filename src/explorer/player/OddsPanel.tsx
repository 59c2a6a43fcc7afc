import { useState } from 'preact/hooks'
import type { FactQuestion } from '../../kernel/facts.ts'
import type { Face, PanelProps } from '../face.ts'
import { canBeEstimated, EstimatedOdds } from './Estimated.tsx'
import { FactPicker } from './FactPicker.tsx'
import { OddsTable } from './OddsTable.tsx'
import { OnDemand } from './OnDemand.tsx'
import type { FactOdds } from './odds.ts'
import { Since } from './Since.tsx'
import { oddsTask } from './tasks.ts'

/** Exact odds of a fact from where the reader stands. */
export function OddsPanel({ face, words, session }: PanelProps) {
  const { say } = words
  const [asked, setAsked] = useState<FactQuestion>(() => firstQuestion(face))
  const [isFromStart, setFromStart] = useState(false)
  const { given } = session.opening.value
  const count = face.possibilities(session.opening.value)
  const task = oddsTask(session, asked, isFromStart)
  const title = face.fact(asked.fact, asked, words, given)
  return (
    <div class="odds">
      {count > 1n && (
        <p>{say('odds.possibilities', { number: count.toLocaleString(words.language) })}</p>
      )}
      <FactPicker face={face} words={words} given={given} asked={asked} onPick={setAsked} />
      {session.answered.value.length > 0 && (
        <Since words={words} name="odds-since" isFromStart={isFromStart} onChange={setFromStart} />
      )}
      <OnDemand<FactOdds>
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
      </OnDemand>
    </div>
  )
}

/** The first fact of a game, with the first value of each of its parameters. */
function firstQuestion({ game }: Face): FactQuestion {
  const fact = game.facts[0]
  const parameters = Object.entries(fact?.parameters ?? {})
  return {
    fact: fact?.kind ?? '',
    ...Object.fromEntries(parameters.map(([name, values]) => [name, values[0] ?? ''])),
  }
}
