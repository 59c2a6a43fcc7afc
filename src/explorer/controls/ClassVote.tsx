import { useEffect, useRef, useState } from 'preact/hooks'
import type { FactValue } from '../../kernel/game/game.ts'
import type { Unit } from '../../kernel/words/nouns.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Possible } from '../prediction/Predict.tsx'
import { lettersOf } from './keys.ts'
import { VoteBar } from './VoteBars.tsx'

/** Votes of a class, one entry each; they never leave the page. */
export type Votes = readonly FactValue[]

interface VoteProps {
  readonly words: Words
  /** The answers to choose from; numbers are proposed when there are none. */
  readonly answers: readonly Possible[]
  readonly votes: Votes
  /** In which unit numbers are proposed, if not as they are. */
  readonly unit?: Unit | undefined
  /** Changes what has been said; keys come faster than pages are drawn. */
  onVotes(change: (votes: Votes) => Votes): void
  /** The verdict is asked for. */
  onTold(): void
}

/** Most hands that are counted at once. */
const MOST_HANDS = 99

/** A class says what will happen: a tally of hands, counted by the letter of each answer or by pressing the answers. */
export function ClassVote({ words, answers, votes, unit, onVotes, onTold }: VoteProps) {
  const { say } = words
  const offered = answers.length > 0 ? answers : proposed(votes, words, unit)
  const letters = lettersOf(answers.length)
  const countOf = (value: FactValue) => votes.filter((vote) => vote === value).length
  const most = Math.max(...offered.map(({ value }) => countOf(value)))
  const add = (value: FactValue, hands = 1) =>
    onVotes((before) => [...before, ...Array<FactValue>(hands).fill(value)])
  const back = () => onVotes((before) => before.slice(0, -1))
  const typed = useLetters(answers, add, back, (value, hands) =>
    onVotes((before) => [
      ...before.filter((vote) => vote !== value),
      ...Array<FactValue>(hands).fill(value),
    ]),
  )
  return (
    <section class="vote" aria-label={say('vote.label')}>
      <ul>
        {offered.map(({ value, label }, index) => {
          const count = countOf(value)
          const letter = letters[index]
          return (
            <li key={String(value)}>
              <button
                type="button"
                aria-label={say(letter ? 'vote.add-letter' : 'vote.add', {
                  answer: label,
                  letter: letter ?? '',
                })}
                onClick={() => add(value)}
              >
                <VoteBar count={count} most={most} />
                {letter ? <kbd>{letter}</kbd> : <i />}
                <span>{label}</span>
                <b>{count}</b>
              </button>
            </li>
          )
        })}
      </ul>
      {answers.length === 0 && <Proposal {...{ words, unit }} onAdd={add} onBack={back} />}
      {typed && <p class="vote-typed">{typed}</p>}
      <p class="vote-how">{say(answers.length > 0 ? 'vote.how' : 'vote.how-number')}</p>
      <p class="grade-ways">
        <button type="button" class="button button-primary" onClick={onTold}>
          {say('scenario.show')}
        </button>
        <button type="button" class="button" disabled={votes.length === 0} onClick={back}>
          {say('vote.back')}
        </button>
      </p>
      <p class="sr-only" role="status">
        {votes.length > 0 && said(votes, offered, words)}
      </p>
    </section>
  )
}

/** A letter that has been pressed, by its place, and the digits typed after it. */
interface Typed {
  readonly place: number
  readonly digits: string
}

/**
 * Counts hands by keys: a letter is one hand, and with a number and Enter after it that many in all; Backspace takes back.
 *
 * @returns The letter and the digits that wait for Enter; empty while no digit has been typed.
 */
function useLetters(
  answers: readonly Possible[],
  onAdd: (value: FactValue) => void,
  onBack: () => void,
  onCount: (value: FactValue, hands: number) => void,
): string {
  const typed = useRef<Typed | undefined>(undefined)
  const [, draw] = useState<Typed | undefined>()
  const letters = lettersOf(answers.length)
  const type = (next: Typed | undefined) => {
    typed.current = next
    draw(next)
  }
  /** Does what a key asks for; false for a key that is left to others. */
  const act = (key: string, place: number): boolean => {
    const { current } = typed
    const { value } = answers[current?.place ?? -1] ?? {}
    const voted = answers[place]
    if (voted) {
      onAdd(voted.value)
      type({ place, digits: '' })
    } else if (current && /^\d$/.test(key)) {
      // Left to the countdown as well, which a letter may follow.
      type({ ...current, digits: (current.digits + key).slice(-2) })
      return false
    } else if (current?.digits && value !== undefined && key === 'Enter') {
      onCount(value, Math.min(Number(current.digits), MOST_HANDS))
      type(undefined)
    } else if (key === 'Backspace') {
      if (current?.digits) type({ ...current, digits: current.digits.slice(0, -1) })
      else onBack()
    } else {
      if (key !== 'Shift') type(undefined)
      return false
    }
    return true
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.target instanceof HTMLInputElement) return
      const place = event.shiftKey ? -1 : letters.indexOf(event.key.toUpperCase())
      if (act(event.key, place)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  const { place, digits } = typed.current ?? { place: -1, digits: '' }
  return digits && `${letters[place]} ${digits} ↵`
}

/** The numbers that were voted for, in their order. */
function proposed(votes: Votes, words: Words, unit: Unit | undefined): readonly Possible[] {
  return [...new Set(votes)]
    .sort((one, other) => Number(one) - Number(other))
    .map((value) => {
      const number = words.number(Number(value) / (unit?.per ?? 1))
      return { value, label: unit ? `${number} ${unit.sign}` : number }
    })
}

/** The count of the answer that was voted for last. */
function said(votes: Votes, offered: readonly Possible[], { say }: Words): string {
  const last = votes.at(-1)
  const answer = offered.find(({ value }) => value === last)?.label ?? ''
  return say('vote.count', { answer, count: votes.filter((vote) => vote === last).length })
}

interface ProposalProps {
  readonly words: Words
  readonly unit: Unit | undefined
  onAdd(value: number, hands: number): void
  onBack(): void
}

/** A number, and after a cross how many hands are for it: `12,5` or `300 x 14`. */
const proposal = /^(-?\d+(?:[.,]\d+)?)(?:\s*[x×*]\s*(\d{1,2}))?$/i

/** A number that somebody in the class proposes; it leaves to the case the keys of a clicker. */
function Proposal({ words, unit, onAdd, onBack }: ProposalProps) {
  const [text, setText] = useState('')
  const name = words.say('scenario.number')
  return (
    <label class="field">
      <span class="field-name">{unit ? `${name} (${unit.sign})` : name}</span>
      <input
        type="text"
        inputMode="decimal"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && text === '') onBack()
          if (event.key.startsWith('Page')) event.currentTarget.blur()
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [, number, hands = '1'] = proposal.exec(text.trim()) ?? []
          const per = unit?.per ?? 1
          if (number)
            onAdd(Math.round(Number(number.replace(',', '.')) * per * 1e6) / 1e6, Number(hands))
          setText('')
        }}
      />
    </label>
  )
}
