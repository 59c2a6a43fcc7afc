import { useEffect, useRef, useState } from 'preact/hooks'
import type { Words } from '../../speech/words.ts'
import type { Face, Live, LiveContent, LiveQuestion, PanelProps } from '../face.ts'
import { type Exact, mixedText } from './exact.ts'
import { Drawer, Later } from './Later.tsx'
import { Assumptions, OddsRow } from './OddsTable.tsx'
import type { LiveOdds } from './odds.ts'
import { Refusals } from './Refusals.tsx'
import { Since } from './Since.tsx'
import { liveTask } from './tasks.ts'
import { useWorked, type Worked } from './useWorked.ts'

/** Before everything else that is worked out of the case. */
const RANK = 0

/**
 * What is always worked out of the case under the board: exact chances with their bars, which move as the
 * case is changed and stepped through, and what the game has to say about its decisions.
 */
export function LiveView({ face, words, session }: PanelProps) {
  const { kind } = session.state.value.situation
  const live = useLive(face, kind)
  const [wantsStart, setFromStart] = useState(false)
  if (!live) return null
  const { say } = words
  const { Summary } = live
  const { given, position: start } = session.opening.value
  const content = live.content({ given, position: session.position.value, start }, words)
  const isAnswered = session.answered.value.length > 0
  const isFromStart = wantsStart || !isAnswered
  const panel = { face, words, session }
  return (
    <section class="live" aria-label={say('live.title')}>
      {content.note && <p class="live-note">{content.note}</p>}
      {content.questions.length > 0 && (
        <Chances {...panel} content={content} isFromStart={isFromStart} />
      )}
      {content.questions.length > 0 && isAnswered && (
        <Since words={words} name="live-since" isFromStart={wantsStart} onChange={setFromStart} />
      )}
      {Summary && <Summary {...panel} />}
      {(face.panels?.[kind] ?? []).map(({ id, load, isOpen }) => (
        <Drawer key={`${kind} ${id}`} title={say(`panel.${id}`)} isOpen={isOpen}>
          {() => <Later load={load} props={panel} />}
        </Drawer>
      ))}
    </section>
  )
}

/** What a game always shows of a kind of situation, once it is loaded. */
function useLive(face: Face, kind: string): Live | undefined {
  const [loaded, setLoaded] = useState<{ kind: string; live: Live } | undefined>()
  useEffect(() => {
    face.live?.[kind]?.().then(
      (live) => setLoaded({ kind, live }),
      (error: unknown) => console.error(error),
    )
  }, [face, kind])
  return loaded?.kind === kind ? loaded.live : undefined
}

interface ChancesProps extends PanelProps {
  readonly content: LiveContent
  readonly isFromStart: boolean
}

/** The bars, and below them what they say on average and what they assume. */
function Chances({ face, words, session, content, isFromStart }: ChancesProps) {
  const { say } = words
  const asked = content.questions.map((question) => question.asked)
  const task = liveTask(face.game.id, session, asked, isFromStart)
  const worked = useWorked<LiveOdds>('live', task, RANK)
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
export function Progress({ worked, words }: { worked: Worked<unknown>; words: Words }) {
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

/** A bar with its label, or several under a title. */
interface Row {
  readonly title: string | undefined
  readonly lines: readonly { readonly label: string; readonly chance: Exact }[]
}

const IMPOSSIBLE: Exact = { numerator: '0', denominator: '1', share: 0 }

function rowsOf(
  questions: readonly LiveQuestion[],
  { odds }: LiveOdds,
  face: Face,
  words: Words,
): readonly Row[] {
  return questions.flatMap(({ asked, is, label }, index): readonly Row[] => {
    const lines = odds[index]
    if (label === undefined || !lines) return []
    if (is === undefined) {
      const named = lines.map((line) => ({
        label: face.factValue(asked.fact, line.value, words),
        chance: line,
        order: line.value,
      }))
      return [{ title: label, lines: named.sort(byValue) }]
    }
    const chance = lines.find(({ value }) => value === is) ?? IMPOSSIBLE
    return [{ title: undefined, lines: [{ label, chance }] }]
  })
}

/** Numbers in their order; other answers the likeliest first, as they come. */
function byValue({ order: one }: { order: unknown }, { order: other }: { order: unknown }): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0
}

function Rows({ rows, words }: { rows: readonly Row[]; words: Words }) {
  return (
    <table class="odds-table live-table">
      <caption class="sr-only">{words.say('live.title')}</caption>
      {rows.map(({ title, lines }, index) => (
        <tbody key={title ?? `${index}`}>
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
            {mixedText(mean)}
            {mean.denominator !== '1' && (
              <small>{words.say('live.about', { number: words.number(round(mean.share)) })}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** What those hear who do not see the bars. */
function spoken(rows: readonly Row[], words: Words): string {
  return rows
    .flatMap(({ title, lines }) =>
      lines.map(({ label, chance }) => {
        const what = title === undefined ? label : `${title} ${label}`
        return words.say('live.said', { what, chance: words.percent(chance.share) })
      }),
    )
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
