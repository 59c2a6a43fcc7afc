import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'
import { dayOf } from '../../explorer/practice/answers.ts'
import { type Begun, itemsOfClause, type Round, roundOf } from '../../explorer/practice/round.ts'
import type { Item } from '../../explorer/practice/sitting.ts'
import type { Say } from '../../kernel/words/say.ts'
import type { GameDeck } from '../practice/fetch-deck.ts'
import { PracticeCase } from './PracticeCase.tsx'
import type { OpenedProps } from './practice-props.ts'
import { useTurns } from './use-turns.ts'

/** A round that the address asks for: the cases of a clause, or those that a table will meet. */
export type Asked =
  | { readonly way: 'clause'; readonly clause: string }
  | { readonly way: 'tonight' }

/** The round that an address asks for; undefined where it asks for none that the deck has. */
export function roundAskedIn(search: string, deck: GameDeck | undefined): Asked | undefined {
  const parameters = new URLSearchParams(search)
  if (!deck) return undefined
  if (parameters.has('tonight')) return { way: 'tonight' }
  const clause = parameters.get('clause') ?? ''
  return Object.hasOwn(deck.clauses, clause) ? { way: 'clause', clause } : undefined
}

/** The twelve of an evening are the same all day, however often the page is opened; a clause is asked whenever it is opened. */
function beginning({ way }: Asked): Begun {
  const now = new Date()
  return { day: dayOf(now), at: way === 'tonight' ? 0 : now.getTime() }
}

function itemsOf(asked: Asked, deck: GameDeck, { store }: OpenedProps): readonly Item[] {
  const { answers } = store.known.peek().kept
  if (asked.way === 'clause') return itemsOfClause(deck, asked.clause, answers, dayOf(new Date()))
  const { game, cases, tonight } = deck
  return tonight.flatMap((id) => {
    const found = cases.find((one) => one.id === id)
    return found ? [{ ...found, game }] : []
  })
}

type PracticeRoundProps = OpenedProps & { readonly asked: Asked; readonly deck: GameDeck }

/** A round of practice: each of some cases once, and at the end what to read again. */
export function PracticeRound(props: PracticeRoundProps) {
  const { language, say, store, asked, deck, games } = props
  const [items] = useState(() => itemsOf(asked, deck, props))
  const [begun] = useState(() => beginning(asked))
  const find = (from: Begun) => roundOf(items, store.known.value.kept.answers, from)
  const turns = useTurns({ language, store, begun, find })
  const { found: round, item, turn, isAnswered, root, goOn } = turns
  const again = () => void goOn({ day: dayOf(new Date()), at: Date.now() })
  const done = round.right.length + round.wrong.length
  const start = games[0]?.start ?? ''
  if (!item) return <RoundOver {...{ say, asked, deck, round, start, root }} onAgain={again} />
  const title =
    asked.way === 'tonight'
      ? say('tonight.title')
      : say('of-clause', { number: deck.clauses[asked.clause]?.number ?? '' })
  return (
    <PracticeCase
      {...{ language, say, item, turn, root }}
      onCommit={turns.commit}
      onNext={() => void goOn()}
    >
      <p class="practice-game">{title}</p>
      <p class="practice-place">
        {say('place', { place: isAnswered ? done : done + 1, all: items.length })}
      </p>
    </PracticeCase>
  )
}

interface RoundOverProps {
  readonly say: Say
  readonly asked: Asked
  readonly deck: GameDeck
  readonly round: Round
  /** The address of the game's start page, below which its chapters stand. */
  readonly start: string
  readonly root: RefObject<HTMLElement>
  onAgain(): void
}

/** Result of a round: how many were right, and the clauses to read again. */
function RoundOver({ say, asked, deck, round, start, root, onAgain }: RoundOverProps) {
  const { right, wrong } = round
  const clauses = [...new Set(wrong.map(({ because }) => because))]
  const verdict = wrong.length === 0 ? 'all' : 'some'
  return (
    <section class="practice-over" ref={root} tabIndex={-1} aria-label={say('over.label')}>
      <p class="practice-over-said">
        {say('round.result', { right: right.length, all: right.length + wrong.length })}
      </p>
      <p>{say(`round.${asked.way}.${verdict}`)}</p>
      {clauses.length > 0 && (
        <ul class="practice-clauses">
          {clauses.map((id) => {
            const { number, chapter } = deck.clauses[id] ?? { number: '', chapter: '' }
            return (
              <li key={id}>
                <a href={`${start}${chapter}/#${id}`}>{say('round.read', { number })}</a>
              </li>
            )
          })}
        </ul>
      )}
      <p class="practice-ways">
        <a class="button button-primary" href={location.pathname}>
          {say('round.on')}
        </a>
        <button type="button" class="button" onClick={onAgain}>
          {say('round.again')}
        </button>
      </p>
    </section>
  )
}
