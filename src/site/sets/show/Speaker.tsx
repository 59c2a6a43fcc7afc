import { useEffect, useState } from 'preact/hooks'
import { isFree, lettersOf } from '../../../explorer/controls/keys.ts'
import type { SetProps } from '../page.ts'
import type { ReadyCase } from '../ready/ready-case.ts'
import { placeIn } from '../stand.ts'
import { type Come, isReady, useCases } from '../use-cases.ts'
import { pairIn, queryOf, type SentKey, useShown } from './channel.ts'
import { ShowKeys } from './ShowKeys.tsx'

/** The window of whoever teaches: note, answer, what comes next and the clock, while another window shows the case. */
export function Speaker({ page, open }: SetProps) {
  const { say } = page
  const { cases, title, exit } = open.set
  const [pair] = useState(() => pairIn(location.search))
  const { shown, isThere, send, vote } = useShown(pair)
  const { loaded } = useCases(page, open.set)
  const at = shown?.at ?? placeIn(location.search, cases.length).at
  useKept(at)
  const [isListed, setListed] = useState(false)
  useForwarded(send, () => setListed(true))
  const reopen = () => {
    const address = `${location.pathname}${queryOf('show', pair ?? '', at)}${location.hash}`
    globalThis.open(address, '_blank', 'popup')
  }
  return (
    <div class="set-speaker" data-game={cases[at]?.game}>
      <p class="set-speaker-head">
        <b>
          {at < cases.length
            ? say('show.of', { at: at + 1, count: cases.length })
            : say('show.over')}
        </b>{' '}
        <span>{title}</span> <Clock page={page} at={at} minutes={cases[at]?.minutes ?? 0} />
      </p>
      {!isThere && (
        <p class="notice" role="status">
          {say('speaker.closed')}{' '}
          <button type="button" class="button" onClick={reopen}>
            {say('speaker.reopen')}
          </button>
        </p>
      )}
      {at < cases.length ? (
        <Now
          {...{ page, come: loaded[at], note: cases[at]?.note ?? '', votes: shown?.votes ?? [] }}
          onVote={vote}
        />
      ) : (
        <p class="set-card-question">{exit}</p>
      )}
      {isListed && <ShowKeys say={say} onClose={() => setListed(false)} />}
      <Ways say={say} isBlank={shown?.isBlank === true} send={send} />
      {at + 1 < cases.length && (
        <p>
          <strong>{say('speaker.next')}</strong> <Question come={loaded[at + 1]} />
        </p>
      )}
    </div>
  )
}

/** Keeps the place in the address, so that a window that is loaded again knows it. */
function useKept(at: number): void {
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    search.set('at', String(at + 1))
    history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
  }, [at])
}

/** Hands keys on to the window that the class sees, but for those that work a focused control here, and the list of keys. */
function useForwarded(send: (sent: SentKey) => void, onList: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, shiftKey, target } = event
      const isPress =
        key === 'Enter' && target instanceof HTMLElement && target.closest('button, a')
      const isHandedOn = /^(?:\w|\.|Enter|Escape|Backspace|Home|End|Page\w+|Arrow\w+)$/.test(key)
      if (!isFree(event) || isPress) return
      if (key === '?') onList()
      else if (isHandedOn) send({ key, shiftKey })
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

interface ClockProps extends Pick<SetProps, 'page'> {
  readonly at: number
  readonly minutes: number
}

const MINUTE = 60_000

/** Minutes since the lesson began, and on this case those of how many that were planned. */
function Clock({ page: { say }, at, minutes }: ClockProps) {
  const [begun] = useState(() => Date.now())
  const [now, setNow] = useState(begun)
  const [turned, setTurned] = useState(begun)
  useEffect(() => setTurned(Date.now()), [at])
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(ticking)
  }, [])
  const since = (from: number) => Math.max(0, Math.floor((now - from) / MINUTE))
  return (
    <span class="set-speaker-clock">
      {say('speaker.clock', { minutes: since(begun) })}
      {minutes > 0 &&
        ` · ${say('speaker.case-clock', { minutes: since(turned), planned: minutes })}`}
    </span>
  )
}

/** The question of a case that has come. */
function Question({ come }: { readonly come: Come }) {
  return <>{isReady(come) ? come.scenario.question : '…'}</>
}

interface NowProps extends Pick<SetProps, 'page'> {
  readonly come: Come
  readonly note: string
  readonly votes: readonly unknown[]
  onVote(value: ReadyCase['scenario']['verdict']): void
}

/** The case at hand: its note, its question, its answers with the votes so far, and its verdict. */
function Now({ page: { say }, come, note, votes, onVote }: NowProps) {
  if (!isReady(come)) return <p class="working">{say('loading')}</p>
  const { face, words, scenario, isAsked } = come
  const { answers, verdict, predict, because, explain } = scenario
  const letters = lettersOf(answers.length)
  return (
    <>
      <p class="set-card-question">{scenario.question}</p>
      {note && (
        <p>
          <strong>{say('speaker.note')}</strong> {note}
        </p>
      )}
      {isAsked && (
        <>
          <ul class="set-speaker-votes">
            {answers.map(({ value, label }, place) => (
              <li key={String(value)}>
                <button type="button" class="button" onClick={() => onVote(value)}>
                  <kbd>{letters[place]}</kbd> {label}{' '}
                  <b>{votes.filter((vote) => vote === value).length}</b>
                </button>
              </li>
            ))}
          </ul>
          {answers.length === 0 && <Numbers say={say} come={come} votes={votes} onVote={onVote} />}
          <p>
            <strong>{say('speaker.answer')}</strong> {face.factValue(predict.fact, verdict, words)}
            {because && ` (§ ${words.clauseNumber(because)})`}
          </p>
          <p>{explain}</p>
        </>
      )}
    </>
  )
}

interface NumbersProps extends Pick<NowProps, 'votes' | 'onVote'> {
  readonly say: NowProps['page']['say']
  readonly come: ReadyCase
}

/** Numbers that the class proposes, with those proposed so far. */
function Numbers({ say, come, votes, onVote }: NumbersProps) {
  const [text, setText] = useState('')
  const { face, words, scenario } = come
  const unit = face.things.units?.[scenario.predict.fact]
  const per = unit?.per ?? 1
  const add = () => {
    const number = Number(text.replace(',', '.'))
    if (text.trim() !== '' && Number.isFinite(number))
      onVote(unit ? Math.round(number * per) : number)
    setText('')
  }
  const counted = [...new Set(votes)].map((value) => {
    const count = votes.filter((vote) => vote === value).length
    return `${words.number(Number(value) / per)} × ${count}`
  })
  return (
    <form
      class="set-paste"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <label class="field">
        <span class="field-name">
          {say('speaker.number')}
          {unit && ` (${unit.sign})`}
        </span>
        <input
          type="text"
          inputMode="decimal"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {say('speaker.count')}
      </button>
      <p>{counted.join(' · ')}</p>
    </form>
  )
}

/** Keys of the other window, for the buttons of this one. With Shift a letter is never a vote. */
const steps = [
  { does: 'back', key: 'PageUp' },
  { does: 'on', key: 'PageDown' },
  { does: 'verdict', key: 'V' },
  { does: 'deciding', key: 'D' },
  { does: 'before', key: 'P' },
  { does: 'next', key: 'N' },
  { does: 'blank', key: '.' },
] as const

interface WaysProps {
  readonly say: NowProps['page']['say']
  readonly isBlank: boolean
  send(sent: SentKey): void
}

function Ways({ say, isBlank, send }: WaysProps) {
  return (
    <p class="set-ways">
      {steps.map(({ does, key }) => (
        <button
          key={does}
          type="button"
          class={does === 'on' ? 'button button-primary' : 'button'}
          aria-pressed={does === 'blank' ? isBlank : undefined}
          onClick={() => send({ key, shiftKey: /^[A-Z]$/.test(key) })}
        >
          {say(`speaker.way.${does}`)}
        </button>
      ))}
    </p>
  )
}
