import { useEffect, useRef, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { Face, LiveContent, LiveQuestion, PanelProps } from '../face.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { FIRST_RANK } from '../worker/task-queue.ts'
import { liveTask } from '../worker/tasks.ts'
import { type TaskState, useTask } from '../worker/useTask.ts'
import type { FactsOdds, OddsLine } from './fact-odds.ts'
import { isUnwieldy, mixedText, roundedText } from './format-fraction.ts'
import type { FractionData } from './fraction-data.ts'
import { OddsOrigin } from './OddsOrigin.tsx'
import { Assumptions, OddsRow } from './OddsTable.tsx'

interface ChancesProps extends PanelProps {
  readonly content: LiveContent
}

/** Bars of what the case, or the rest of it, comes to, and from where on they are worked out. */
export function LiveOdds({ content, ...panel }: ChancesProps) {
  const [wantsStart, setFromStart] = useState(false)
  const isAnswered = panel.session.answered.value.length > 0
  return (
    <>
      <Bars {...panel} content={content} isFromStart={wantsStart || !isAnswered} />
      {isAnswered && (
        <OddsOrigin
          words={panel.words}
          name="live-since"
          isFromStart={wantsStart}
          onChange={setFromStart}
        />
      )}
    </>
  )
}

interface BarsProps extends ChancesProps {
  readonly isFromStart: boolean
}

/** The bars, and below them what they say on average and what they assume. */
function Bars({ face, words, session, content, isFromStart }: BarsProps) {
  const { say } = words
  const asked = content.questions.map((question) => question.asked)
  const task = liveTask(session, asked, isFromStart)
  const worked = useTask<FactsOdds>(face, 'live', task, FIRST_RANK)
  const { answer, isFresh } = worked
  const rows = answer?.ok ? rowsOf(content.questions, answer.value, face, words) : []
  const said = useSaid(isFresh ? spoken(rows, words) : undefined)
  const isFirst = !answer && !worked.isStopped
  return (
    <>
      <div class="live-head">
        <h2 class="edit-title">{say('live.title')}</h2>
        <Progress worked={worked} words={words} />
      </div>
      <div class={`live-odds${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
        {isFirst && <p class="live-first">{say('live.first')}</p>}
        {answer && !answer.ok && isFresh && (
          <Refusals refusals={answer.refusals} face={face} words={words} />
        )}
        {answer?.ok && <Rows rows={rows} words={words} />}
        {answer?.ok && isFromStart && (
          <Figures figures={content.figures?.(answer.value) ?? []} words={words} />
        )}
        {answer?.ok && answer.value.assumed.length > 0 && (
          <p class="odds-assumed">
            {content.assumption?.(answer.value.assumed) ?? (
              <Assumptions assumed={answer.value.assumed} words={words} />
            )}
          </p>
        )}
      </div>
      <p class="sr-only" role="status">
        {said}
      </p>
    </>
  )
}

/** That it takes a moment, with a way to stop it; nothing for as long as nobody would notice. */
export function Progress({ worked, words }: { worked: TaskState<unknown>; words: Words }) {
  const { say } = words
  if (worked.isStopped) {
    return (
      <button type="button" class="button button-quiet" onClick={worked.start}>
        {say('odds.compute')}
      </button>
    )
  }
  if (!worked.isSlow) return null
  return (
    <p class="live-slow">
      <span>{say('odds.working')}</span>
      <button type="button" class="button button-quiet" onClick={worked.stop}>
        {say('odds.cancel')}
      </button>
    </p>
  )
}

/** Bars, perhaps under a title. */
interface Row {
  readonly title: string | undefined
  readonly lines: readonly Line[]
}

interface Line {
  readonly label: string
  readonly said: string
  readonly chance: FractionData
}

const IMPOSSIBLE: FractionData = { numerator: '0', denominator: '1', share: 0 }

/** The bars of every question, those of one group together. */
function rowsOf(
  questions: readonly LiveQuestion[],
  { odds }: FactsOdds,
  face: Face,
  words: Words,
): readonly Row[] {
  const rows: { title: string | undefined; lines: Line[] }[] = []
  for (const [index, { asked, is, label, group, said = label }] of questions.entries()) {
    const found = odds[index]
    if (label === undefined || said === undefined || !found) continue
    if (is === undefined) {
      const lines = [...found].sort(byValue).map((chance) => {
        const answer = face.factValue(asked.fact, chance.value, words)
        return { label: answer, said: `${label} ${answer}`, chance }
      })
      rows.push({ title: label, lines })
      continue
    }
    const line = { label, said, chance: found.find(({ value }) => value === is) ?? IMPOSSIBLE }
    const last = rows.at(-1)
    if (group !== undefined && last?.title === group) last.lines.push(line)
    else rows.push({ title: group, lines: [line] })
  }
  return rows
}

/** Numbers in their order; other answers the likeliest first, as they come. */
function byValue({ value: one }: OddsLine, { value: other }: OddsLine): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0
}

/** True when labels are single letters or numbers, which fit on the line of their bars. */
function isShort(lines: Row['lines']): boolean {
  return lines.every(({ label }) => label.length <= 3)
}

function Rows({ rows, words }: { rows: readonly Row[]; words: Words }) {
  return (
    <table class="odds-table live-table">
      <caption class="sr-only">{words.say('live.title')}</caption>
      {rows.map(({ title, lines }, index) => (
        <tbody
          key={title ?? `${index}`}
          class={title && isShort(lines) ? 'live-titled' : undefined}
        >
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={4} class="live-group">
                {title}
              </th>
            </tr>
          )}
          {lines.map(({ label, chance }) => (
            <OddsRow key={label} chance={chance} words={words}>
              {label}
            </OddsRow>
          ))}
        </tbody>
      ))}
    </table>
  )
}

type FiguresProps = {
  readonly figures: ReturnType<NonNullable<LiveContent['figures']>>
  readonly words: Words
}

function Figures({ figures, words }: FiguresProps) {
  if (figures.length === 0) return null
  return (
    <dl class="live-figures">
      {figures.map(({ label, mean }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isUnwieldy(mean) ? aboutText(mean, words) : mixedText(mean)}
            {mean.denominator !== '1' && (
              <small>{isUnwieldy(mean) ? mixedText(mean) : aboutText(mean, words)}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A number with two decimals, and whether that is all of it. */
export function aboutText(exact: FractionData, words: Words): string {
  const number = roundedText(exact, words)
  const isAll = Math.round(exact.share * 100) / 100 === exact.share
  return isAll ? number : words.say('live.about', { number })
}

/** The bars as text, for screen readers. */
function spoken(rows: readonly Row[], { say, percent }: Words): string {
  return rows
    .flatMap(({ lines }) => lines)
    .map(({ said, chance }) => say('live.said', { what: said, chance: percent(chance.share) }))
    .join(' ')
}

/**
 * Something to be said once it has changed, and not when it is new on the page; with a cue, once that has
 * changed. Nothing is said before there is a text.
 */
export function useSaid(text: string | undefined, cue = text): string {
  const last = useRef<string | undefined>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === undefined || cue === last.current) return
    if (last.current !== undefined) setSaid(text)
    last.current = cue
  }, [text, cue])
  return said
}
