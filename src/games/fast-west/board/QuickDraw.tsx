import { useEffect, useRef, useState } from 'preact/hooks'
import type { PanelProps } from '../../../explorer/face.ts'
import { numberOf } from '../../../kernel/run/answerers.ts'
import { choiceOf } from '../../../kernel/run/laid-table.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Seat } from '../components.ts'
import type { Given } from '../position.ts'
import { bulletsLeft, counts, drawersOf, type HandQuestion, isAboutHands, toldBy } from './grabs.ts'
import { grabsOfRivals, paces } from './rivals.ts'

/** Shortest and longest wait for the signal, in milliseconds. */
const WAIT = { least: 1500, most: 4500 } as const

/** Phases of a quick draw: not started, hands off, draw. */
type Phase = 'idle' | 'wait' | 'draw'

/**
 * Hands that grab for real, at one keyboard or one touch screen, or one hand against opponents of a stated speed: the order
 * in which they come is told to the table.
 * Whoever would rather not be timed tells it by the form of the question, which stands beside it.
 */
export function QuickDraw({ words, session }: PanelProps) {
  const { say } = words
  const question = session.question.value
  const given = session.opening.value.given as Given
  const [chosen, setChosen] = useState('')
  const kindAsked = isAboutHands(question) ? (question.kind as HandQuestion) : undefined
  const alone = kindAsked && aloneIn(chosen, drawersOf(kindAsked, given))
  const draw = useDraw(given, kindAsked, alone)
  if (!isAboutHands(question)) return <p>{say('quick.not-now')}</p>
  const { phase, grabs, early } = draw
  const kind = question.kind as HandQuestion
  const drawers = drawersOf(kind, given)
  const wantsList = choiceOf(question).shape.kind === 'subset'
  const told = toldBy({ kind }, grabs, given, wantsList)
  const answer = told === undefined ? undefined : numberOf(question, told)
  return (
    <div class="quick">
      <p>{say(`quick.how.${kind}`)}</p>
      <p class="odds-assumed">{say('quick.keys')}</p>
      <label class="field field-inline">
        <span class="field-name">{say('quick.who')}</span>
        <select
          value={alone ? chosen : ''}
          onChange={({ currentTarget }) => {
            draw.clear()
            setChosen(currentTarget.value)
          }}
        >
          <option value="">{say('quick.everybody')}</option>
          {drawers.map((seat) =>
            paces.map((time) => (
              <option key={`${seat} ${time}`} value={`${seat} ${time}`}>
                {say('quick.alone', { seat, time })}
              </option>
            )),
          )}
        </select>
      </label>
      <p class={`quick-signal quick-${phase}`} role="status">
        {say(told === undefined ? `quick.${phase}` : 'quick.over')}
      </p>
      <ul class="quick-hands">
        {drawers.map((seat) => (
          <li key={seat}>
            <Hand
              {...{ seat, draw, words }}
              number={given.seats.indexOf(seat) + 1}
              isRival={draw.rivals.includes(seat)}
            />
          </li>
        ))}
      </ul>
      {early.length > 0 && <p>{say('quick.early', { seats: words.list(early) })}</p>}
      <p class="button-row">
        <button type="button" class="button" onClick={draw.start}>
          {say(phase === 'idle' ? 'quick.start' : 'quick.again')}
        </button>
        {typeof answer === 'number' && (
          <button
            type="button"
            class="button button-primary"
            onClick={() => {
              draw.clear()
              session.answer(answer)
            }}
          >
            {say('quick.tell')}
          </button>
        )}
      </p>
    </div>
  )
}

interface HandProps {
  readonly seat: Seat
  /** The key of this player. */
  readonly number: number
  readonly draw: Draw
  readonly words: Words
  /** True for an opponent, whose hand the page moves. */
  readonly isRival: boolean
}

/** Grab area of one player: a large key of the screen, with its result so far. */
function Hand({ seat, number, draw, words: { say }, isRival }: HandProps) {
  const behind = draw.times.flatMap((at, place) => {
    const time = Math.round(at - (draw.times[0] ?? at))
    return draw.grabs[place] === seat ? [say('quick.place', { place: place + 1, time })] : []
  })
  return (
    <button
      type="button"
      class="quick-hand"
      disabled={isRival}
      onPointerDown={(event) => {
        event.preventDefault()
        draw.grab(seat, event.timeStamp)
      }}
      // A press by the keyboard comes as a click without a pointer.
      onClick={(event) => event.detail === 0 && draw.grab(seat, event.timeStamp)}
    >
      <b>{seat}</b> {!isRival && <kbd>{number}</kbd>}
      <span>{behind.join(', ') || say('quick.nothing')}</span>
    </button>
  )
}

interface Drawn {
  readonly phase: Phase
  /** Seats in the order of their grabs, with the time of each in milliseconds of the page. */
  readonly grabs: readonly Seat[]
  readonly times: readonly number[]
  /** Seats that grabbed before the signal. */
  readonly early: readonly Seat[]
}

interface Draw extends Drawn {
  /** The seats whose hands the page moves. */
  readonly rivals: readonly Seat[]
  start(): void
  clear(): void
  grab(seat: Seat, at: number): void
}

const nothing: Drawn = { phase: 'idle', grabs: [], times: [], early: [] }

/** One hand against opponents who take so many milliseconds for a grab. */
interface Alone {
  readonly seat: Seat
  readonly pace: number
}

/** The hand that is chosen to play alone, as `A 450`; nothing where everybody has a key, or this one draws nothing now. */
function aloneIn(chosen: string, drawers: readonly Seat[]): Alone | undefined {
  const [who, pace] = chosen.split(' ')
  const seat = drawers.find((one) => one === who)
  return seat && { seat, pace: Number(pace) }
}

/** A signal after a while that nobody knows, and the grabs after it; the digits are the keys of the players. */
function useDraw(given: Given, kind: HandQuestion | undefined, alone: Alone | undefined): Draw {
  const [drawn, show] = useState(nothing)
  // Several hands come between two drawings of the page: what they add to is not what was drawn last.
  const now = useRef(nothing)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const rivals = kind && alone ? drawersOf(kind, given).filter((one) => one !== alone.seat) : []
  const set = (change: Partial<Drawn>) => {
    now.current = { ...now.current, ...change }
    show(now.current)
  }
  /** Takes a grab; false when nobody is waiting for one. */
  const grab = (seat: Seat, at: number): boolean => {
    const { phase, grabs, times, early } = now.current
    if (!kind || phase === 'idle' || toldBy({ kind }, grabs, given) !== undefined) return false
    if (!drawersOf(kind, given).includes(seat)) return false
    if (phase === 'wait') set({ early: [...early.filter((one) => one !== seat), seat] })
    else if (counts(kind, grabs, seat)) set({ grabs: [...grabs, seat], times: [...times, at] })
    return true
  }
  const stop = () => {
    for (const timer of timers.current.splice(0)) clearTimeout(timer)
  }
  const clear = () => {
    stop()
    set(nothing)
  }
  const start = () => {
    clear()
    set({ phase: 'wait' })
    const wait = WAIT.least + Math.random() * (WAIT.most - WAIT.least)
    timers.current.push(setTimeout(signal, wait))
  }
  const signal = () => {
    set({ phase: 'draw' })
    if (!kind) return
    const from = performance.now()
    const left = bulletsLeft(kind, given).length
    const grabs = grabsOfRivals(kind, rivals, left, alone?.pace ?? 0, Math.random)
    for (const { seat, after } of grabs) {
      timers.current.push(setTimeout(() => grab(seat, from + after), after))
    }
  }
  useEffect(() => stop, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const seat = given.seats[Number(/^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]) - 1]
      if (!seat || event.repeat || rivals.includes(seat)) return
      if (!grab(seat, event.timeStamp)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [given, kind, alone?.seat, alone?.pace])
  return { ...drawn, rivals, start, clear, grab }
}
