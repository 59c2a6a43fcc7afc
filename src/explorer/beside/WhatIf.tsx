import { useMemo } from 'preact/hooks'
import type { GameEvent } from '../../kernel/run/table.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import type { BoardProps } from '../contract.ts'
import { Bar } from '../controls/Bar.tsx'
import { stepByKey } from '../controls/StepControls.tsx'
import { LedgerBuilder } from '../history/build-ledger.ts'
import { firstDifference, lineAfter } from '../interpretations/compare.ts'
import { useThinkers } from '../labs/useThinkers.ts'
import { type AnswerState, useAnswer } from '../question/useAnswer.ts'
import { useSession } from '../ui/useSignals.ts'
import { Aside } from './Aside.tsx'
import { Beside } from './Beside.tsx'
import type { BesideTableProps } from './shown.ts'

/**
 * Another way the case could go from where the reader stands: it is played on the second board, while the first shows
 * what happened instead, as far along. The case itself stays as it is.
 */
export function WhatIf({ face, words, session, view, onClose }: Omit<BesideTableProps, 'shown'>) {
  const { say } = words
  const branch = useMemo(() => session.branch(view.seat), [])
  useSession(branch)
  useThinkers(face, branch, branch.seed)
  const { given, readings } = branch.opening.value
  const ledger = useMemo(
    () => new LedgerBuilder(face, given, words, view),
    [face, given, words, view],
  )
  const [trunk, run, at] = [session.run.value, branch.run.value, branch.at.value]
  const now = branch.position.value
  const position = useMemo(() => view.see(now), [view, now])
  const question = branch.question.value
  const answering = useAnswer(face, branch, question, position)
  const events = eventsIn(run.trace.slice(0, at))
  const isOver = at === run.trace.length && !run.question
  const parting = firstDifference(trunk.events.slice(0, events.length), events)
  return (
    <Aside
      words={words}
      title={say('transport.what-if')}
      isWhole
      onClose={onClose}
      onKey={(event) => stepByKey(event, { session: branch, deciding: undefined })}
    >
      <Beside
        face={face}
        words={words}
        given={given}
        view={view}
        halves={[
          {
            title: say('what-if.trunk'),
            told: trunk,
            at: isOver ? trunk.trace.length : lineAfter(trunk.trace, events.length),
            // What can be looked at on one board can be on the other.
            board: { readings, onPick: () => undefined },
          },
          {
            title: say('what-if.branch'),
            told: run,
            at,
            board: { readings, ...answeredOn(answering) },
          },
        ]}
        isParting={parting !== undefined && parting === events.length - 1}
      />
      <Bar
        face={face}
        words={words}
        session={branch}
        parts={ledger.parts(run, at)}
        answering={answering}
        forks={noForks}
        verdict="none"
      />
    </Aside>
  )
}

function eventsIn(lines: readonly TraceLine[]): readonly GameEvent[] {
  return lines.flatMap((line) => (line.type === 'event' ? [line.event] : []))
}

/** Board props that answer the pending question. */
function answeredOn(answering: AnswerState | undefined): Partial<BoardProps> {
  const { offers, draft, point } = answering ?? {}
  return { offers, draft, point, onPick: (part) => answering?.press(part) }
}

/** Readings are compared on the case itself. */
const noForks = { partings: [], open: () => undefined }
