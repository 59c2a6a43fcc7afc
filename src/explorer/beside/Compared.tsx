import { useMemo, useState } from 'preact/hooks'
import type { Replay } from '../../kernel/run/replay.ts'
import type { Words } from '../../kernel/words/words.ts'
import { StepButton } from '../controls/StepControls.tsx'
import type { Face } from '../face.ts'
import type { Viewpoint } from '../history/build-ledger.ts'
import { allowedOnly, compareReadings, isParted, lineAfter } from '../interpretations/compare.ts'
import { forkPath } from '../interpretations/ForkMark.tsx'
import type { OtherReading } from '../interpretations/forks.ts'
import type { Session } from '../session/types.ts'
import { Aside } from './Aside.tsx'
import { Beside, type Half } from './Beside.tsx'

interface ComparedProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly view: Viewpoint
  readonly parting: OtherReading
  onClose(): void
}

/** A run of the case, under one of the two. */
type Run = Replay<unknown>

/** A case under two readings: two boards that step together, opened where they part. */
export function Compared(props: ComparedProps) {
  const { face, words, session, view, parting, onClose } = props
  const { key, value } = parting
  const { say } = words
  const { given, readings } = session.opening.value
  const { one, other, parts } = useMemo(() => {
    const one = session.run.value
    const found = compareReadings(face.game, session.state.value, one, { [key]: value })
    const other = found?.other ?? one
    const after = found?.parting?.after ?? one.events.length - Number(found && isParted(found))
    return { one, other, parts: after + 1 }
  }, [])
  const end = Math.max(one.events.length, other.events.length)
  const [at, setAt] = useState(Math.min(parts, end))
  const go = (to: number) => setAt(Math.max(0, Math.min(to, end)))
  const half = (told: Run, against: Run, reading: string): Half => ({
    title: (
      <>
        {face.switchValue(key, reading, words)}{' '}
        {reading === oursOf(face, key) && <small>{say('readings.default')}</small>}
      </>
    ),
    told,
    at: lineAfter(told.trace, at),
    board: { readings: { ...readings, [key]: reading } },
    may: at === end ? allowedOnly(told, against).map((number) => named(told, number)) : [],
  })
  const named = ({ question }: Run, number: number) =>
    question?.step === 'ask' ? face.answer(question, question.options.at(number), given, words) : ''
  return (
    <Aside
      words={words}
      title={face.switchName(key, words)}
      isWhole
      onClose={onClose}
      onKey={(event) => stepTogether(event, (by) => go(at + by))}
    >
      <p class="beside-where" role="status">
        {say(at === parts ? 'readings.first' : at < parts ? 'beside.alike' : 'beside.parted')}
      </p>
      <Beside
        face={face}
        words={words}
        given={given}
        view={view}
        halves={[half(one, other, readings[key] ?? ''), half(other, one, value)]}
        isParting={at === parts}
      />
      <StepsTogether say={say} at={at} parts={parts} end={end} go={go} />
    </Aside>
  )
}

interface StepsProps {
  readonly say: Words['say']
  readonly at: number
  /** Line at which the two runs part, and last line of the longer run (`end`). */
  readonly parts: number
  readonly end: number
  go(to: number): void
}

/** Steps through both at once. */
function StepsTogether({ say, at, parts, end, go }: StepsProps) {
  return (
    <div class="transport" role="toolbar" aria-label={say('transport.label')}>
      <StepButton label={say('transport.start')} off={at === 0} go={() => go(0)}>
        <path d="M5 4v16M19 4L8 12l11 8z" />
      </StepButton>
      <StepButton label={say('transport.back')} off={at === 0} go={() => go(at - 1)}>
        <path d="M17 4L6 12l11 8z" />
      </StepButton>
      <StepButton label={say('transport.next')} off={at === end} go={() => go(at + 1)} main>
        <path d="M7 4l11 8L7 20z" />
      </StepButton>
      <StepButton label={say('beside.to-parting')} off={at === parts} go={() => go(parts)}>
        <path d={forkPath} fill="none" />
      </StepButton>
      <StepButton label={say('transport.end')} off={at === end} go={() => go(end)}>
        <path d="M19 4v16M5 4l11 8L5 20z" />
      </StepButton>
    </div>
  )
}

/** Our own value of a switch. */
function oursOf({ game }: Pick<Face, 'game'>, key: string): string | undefined {
  return game.switches.find((one) => one.key === key)?.values[0]
}

/** Steps by the arrow keys, a clicker's keys, Home and End. */
function stepTogether(event: KeyboardEvent, step: (by: number) => void): void {
  const by = steps[event.key]
  if (by === undefined) return
  event.preventDefault()
  step(by)
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
