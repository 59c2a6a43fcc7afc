import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { dayOf } from '../../explorer/practice/answers.ts'
import { answersOfDevice } from '../../explorer/practice/device.ts'
import { type Round, roundOf } from '../../explorer/practice/round.ts'
import { Notices } from '../../explorer/practice/SittingHead.tsx'
import { isClockBehind } from '../../explorer/practice/schedule.ts'
import type { Item } from '../../explorer/practice/sitting.ts'
import type { AnswerStore } from '../../explorer/practice/store.ts'
import { useSignals } from '../../explorer/ui/useSignals.ts'
import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { PracticeCase } from './PracticeCase.tsx'
import { useTurns } from './use-turns.ts'

/** A position of the ten minutes before a first game: a case, and the rule that a newcomer needs to guess it. */
export interface LearnPosition extends Item {
  readonly lead: string
  readonly title: string
}

/** A way on after the last position. */
export interface LearnWay {
  readonly label: string
  readonly href: string
}

interface LearnIslandProps {
  readonly language: string
  readonly positions: readonly LearnPosition[]
  /** The address below which the cases of the game have their pages. */
  readonly cases: string
  /** The first game, or where none is written the whole game. */
  readonly onward: LearnWay
  /** The sentences that it says, by their keys: its own, and those of practice. */
  readonly sentences: Messages
  /** Server-rendered content: that guessing needs scripts. */
  readonly children?: ComponentChildren
}

/** The positions before a first game, one after another. The memory of cases tells which have been guessed. */
export function LearnIsland({ children, sentences, ...props }: LearnIslandProps) {
  const [store, setStore] = useState<AnswerStore | undefined>()
  useEffect(() => setStore(answersOfDevice()), [])
  if (!store) return children
  return <Opened {...props} store={store} say={createSay(props.language, [sentences])} />
}

interface OpenedProps extends Omit<LearnIslandProps, 'sentences' | 'children'> {
  readonly store: AnswerStore
  readonly say: Say
}

/** The positions once it is known what the device remembers. */
function Opened(props: OpenedProps) {
  const { store, say } = props
  useSignals([store.known])
  const { kept, keeping, isRead } = store.known.value
  if (!isRead) return null
  const isBehind = isClockBehind(kept.answers, dayOf(new Date()))
  return (
    <>
      <Notices say={say} keeping={keeping} unread={kept.unread.length} isClockBehind={isBehind} />
      <Positions {...props} />
    </>
  )
}

/** The position at hand, or after the last the result. An answer of any earlier day counts: a page opened anew goes on. */
function Positions(props: OpenedProps) {
  const { language, positions, store, say } = props
  const find = (at: number) => roundOf(positions, store.known.value.kept.answers, { at })
  const turns = useTurns({ language, store, begun: 0, find, first: '.learn-lead' })
  const { found: round, item, turn, root, goOn } = turns
  if (!item) return <Over {...props} {...{ round, root }} onAgain={() => void goOn(Date.now())} />
  const place = positions.findIndex(({ id }) => id === item.id)
  return (
    <PracticeCase
      {...{ language, say, item, turn, root }}
      onCommit={turns.commit}
      onNext={() => void goOn()}
    >
      <p class="practice-place">{say('place', { place: place + 1, all: positions.length })}</p>
      <p class="learn-lead">{positions[place]?.lead}</p>
    </PracticeCase>
  )
}

interface OverProps extends OpenedProps {
  readonly round: Round
  readonly root: RefObject<HTMLElement>
  onAgain(): void
}

/** Result of the positions: how many were guessed, those to look at again, and the first game. */
function Over({ say, positions, cases, onward, round, root, onAgain }: OverProps) {
  const wrong = new Set(round.wrong.map(({ id }) => id))
  return (
    <section class="practice-over" ref={root} tabIndex={-1} aria-label={say('over.label')}>
      <p class="practice-over-said">
        {say('over.result', { right: round.right.length, all: positions.length })}
      </p>
      <p>{say(wrong.size === 0 ? 'over.all' : 'over.some')}</p>
      {wrong.size > 0 && (
        <ul class="practice-clauses">
          {positions
            .filter(({ id }) => wrong.has(id))
            .map(({ id, title }) => (
              <li key={id}>
                <a href={`${cases}${id}/`}>{title}</a>
              </li>
            ))}
        </ul>
      )}
      <p class="practice-ways">
        <a class="button button-primary" href={onward.href}>
          {onward.label}
        </a>
        <button type="button" class="button" onClick={onAgain}>
          {say('over.again')}
        </button>
      </p>
    </section>
  )
}
