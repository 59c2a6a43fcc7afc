import { useEffect, useRef, useState } from 'preact/hooks'
import {
  type CaseResult,
  DRAWS,
  decodeHandIn,
  encodeHandIn,
  type HandIn,
  markOfSet,
} from '../../../explorer/sets/hand-in.ts'
import {
  type KeptHomework,
  keepHomework,
  keepsHomework,
  keptHomework,
} from '../../../explorer/sets/homework.ts'
import type { SetCase } from '../../../explorer/sets/set.ts'
import type { FactValue } from '../../../kernel/game/game.ts'
import type { SetPage, SetProps } from '../page.ts'
import { type Come, editionOf, isAsked, useCases } from '../use-cases.ts'
import { HomeworkCase } from './HomeworkCase.tsx'
import { Explained } from './HomeworkResult.tsx'

/** Milliseconds of a minute. */
const MINUTE = 60_000

/** A set as homework: every case is answered before any verdict is told. */
export function Homework({ page, open }: SetProps) {
  const { say } = page
  const { set } = open
  const { loaded, retry } = useCases(page, set)
  const { at, setAt, answers, answer, handIn, setHandIn, begun, again } = useKept(set.cases)
  const [isKept] = useState(keepsHomework)
  const { cases } = set
  if (cases.length === 0) return <p>{say('none')}</p>
  const isComing = cases.some((_, place) => loaded[place] === undefined)
  const left = cases.flatMap((_, place) =>
    isAsked(loaded[place]) && !answers.has(place) ? [place] : [],
  )
  const isReady = !isComing && left.length === 0
  const { heading, move } = useHeading(`${at} ${handIn !== undefined}`)
  const go = (place: number) => {
    setAt(place)
    move()
  }
  const check = () => {
    setHandIn({
      set: markOfSet(cases),
      edition: editionOf(loaded),
      minutes: Math.ceil((Date.now() - begun) / MINUTE),
      draw: Math.floor(Math.random() * DRAWS),
      cases: cases.map((_, place) => resultOf(loaded[place], answers.get(place))),
    })
    move()
  }
  return (
    <div class="set-homework">
      <h2>{(!page.isEmbedded && set.title) || say('homework')}</h2>
      {handIn ? (
        <Done
          {...{ page, loaded, answers, handIn, heading }}
          onAgain={() => {
            again()
            move()
          }}
        />
      ) : (
        <>
          <p>
            {say('home.lead', { count: cases.length })} {say(isKept ? 'home.kept' : 'home.unkept')}
          </p>
          <h3 ref={heading} tabIndex={-1}>
            {say('show.of', { at: at + 1, count: cases.length })}
          </h3>
          <HomeworkCase
            key={at}
            {...{ page, own: cases[at], come: loaded[at], answer: answers.get(at), retry }}
            onAnswer={(value) => answer(at, value)}
          />
          <p class="set-ways">
            <button type="button" class="button" disabled={at === 0} onClick={() => go(at - 1)}>
              {say('show.before')}
            </button>
            {at < cases.length - 1 && (
              <button type="button" class="button button-primary" onClick={() => go(at + 1)}>
                {say('show.next')}
              </button>
            )}
          </p>
          <p role="status">
            {isComing
              ? say('loading')
              : left.length > 0
                ? say('home.left', { cases: left.map((place) => place + 1).join(', ') })
                : say('home.all')}
          </p>
          <button
            type="button"
            class={isReady ? 'button button-primary' : 'button'}
            disabled={!isReady}
            onClick={check}
          >
            {say('home.check')}
          </button>
        </>
      )}
    </div>
  )
}

/** After a move, shows the heading of what has come instead, and has it read out. */
function useHeading(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    if (!isMoved.current) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.set-homework')?.scrollIntoView({ block: 'start' })
  }, [shown])
  const move = () => {
    isMoved.current = true
  }
  return { heading, move }
}

/** Answers, place and result of homework, which are kept on the device, so that a page that is loaded again goes on. */
function useKept(cases: readonly SetCase[]) {
  const [kept, setKept] = useState<KeptHomework>(() => keptHomework(cases) ?? fresh())
  useEffect(() => {
    // Somebody who has only looked has begun nothing.
    if (kept.answers.length > 0) keepHomework(cases, kept)
  }, [kept])
  const { begun, code } = kept
  const answers: ReadonlyMap<number, FactValue> = new Map(kept.answers)
  return {
    begun,
    handIn: code === undefined ? undefined : decodeHandIn(code),
    answers,
    at: Math.min(Math.max(kept.at, 0), Math.max(0, cases.length - 1)),
    setAt: (at: number) => setKept({ ...kept, at }),
    answer: (at: number, value: FactValue) =>
      setKept({ ...kept, answers: [...new Map(answers).set(at, value)] }),
    setHandIn: (result: HandIn) => setKept({ ...kept, code: encodeHandIn(result) }),
    again: () => {
      keepHomework(cases, undefined)
      setKept(fresh())
    },
  }
}

function fresh(): KeptHomework {
  return { begun: Date.now(), at: 0, answers: [] }
}

function resultOf(come: Come, answer: FactValue | undefined): CaseResult {
  if (!isAsked(come)) return 'none'
  return answer === come.scenario.verdict ? 'right' : 'wrong'
}

/** A result in a sentence: how many are right, which are not, how long it took. */
export function summaryOf(say: SetPage['say'], { cases, minutes }: HandIn): string {
  const graded = cases.filter((result) => result !== 'none').length
  const right = cases.filter((result) => result === 'right').length
  const wrong = cases.flatMap((result, place) => (result === 'wrong' ? [place + 1] : []))
  return [
    say('home.right', { right, graded }),
    ...(wrong.length > 0
      ? [say('home.wrong', { count: wrong.length, cases: wrong.join(', ') })]
      : []),
    say('home.minutes', { minutes }),
  ].join(', ')
}

interface DoneProps {
  readonly page: SetPage
  readonly loaded: readonly Come[]
  readonly answers: ReadonlyMap<number, FactValue>
  readonly handIn: HandIn
  readonly heading: { current: HTMLHeadingElement | null }
  onAgain(): void
}

/** Result, the code to hand in, and each case explained. */
function Done({ page, loaded, answers, handIn, heading, onAgain }: DoneProps) {
  const { say } = page
  const [isCopied, setCopied] = useState(false)
  const code = encodeHandIn(handIn)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  return (
    <>
      <h3 class="set-result" ref={heading} tabIndex={-1}>
        {summaryOf(say, handIn)}
      </h3>
      <div class="set-code">
        <p>
          {say('home.code')} <output>{code}</output>
        </p>
        <p class="set-ways">
          <button type="button" class="button" onClick={() => void copy().catch(console.error)}>
            {say('home.copy')}
          </button>
          <button type="button" class="button" onClick={onAgain}>
            {say('home.again')}
          </button>
          <span role="status">{isCopied ? say('copied') : ''}</span>
        </p>
        <p>
          <small>{say('home.proof')}</small>
        </p>
      </div>
      {loaded.map((come, at) => (
        <Explained key={at} {...{ say, come, at, answer: answers.get(at) }} />
      ))}
    </>
  )
}
