import { useEffect, useState } from 'preact/hooks'
import type { FactValue } from '../../kernel/game/game.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Possible } from '../prediction/Predict.tsx'
import { VoteBar } from './VoteBars.tsx'

/** Votes of a class, one entry each; they never leave the page. */
export type Votes = readonly FactValue[]

interface VoteProps {
  readonly words: Words
  /** The answers to choose from; numbers are proposed when there are none. */
  readonly answers: readonly Possible[]
  readonly votes: Votes
  /** Changes what has been said; keys come faster than pages are drawn. */
  onVotes(change: (votes: Votes) => Votes): void
  /** The verdict is asked for. */
  onTold(): void
}

/** A class says what will happen: a tally of hands, counted by the key of each answer or by pressing the answers. */
export function ClassVote({ words, answers, votes, onVotes, onTold }: VoteProps) {
  const { say } = words
  const offered = answers.length > 0 ? answers : proposed(votes, words)
  const keys = keysOf(answers)
  const countOf = (value: FactValue) => votes.filter((vote) => vote === value).length
  const most = Math.max(...offered.map(({ value }) => countOf(value)))
  const add = (value: FactValue) => onVotes((before) => [...before, value])
  const back = () => onVotes((before) => before.slice(0, -1))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.target instanceof HTMLInputElement) return
      const voted = answers[keys.indexOf(event.key.toUpperCase())]
      if (voted) add(voted.value)
      else if (event.key === 'Backspace') back()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <section class="vote" aria-label={say('vote.label')}>
      <ul>
        {offered.map(({ value, label }, index) => {
          const count = countOf(value)
          return (
            <li key={String(value)}>
              <button
                type="button"
                aria-label={say('vote.add', { answer: label })}
                onClick={() => add(value)}
              >
                <VoteBar count={count} most={most} />
                {keys[index] ? <kbd>{keys[index]}</kbd> : <i />}
                <span>{label}</span>
                <b>{count}</b>
              </button>
            </li>
          )
        })}
      </ul>
      {answers.length === 0 && <Proposal words={words} onAdd={add} onBack={back} />}
      <p class="vote-how">{say(`vote.${howTo(keys)}`)}</p>
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

/** The keys of answers in their order: no keyboard has a tenth digit that would be read as such. */
const KEYS = [...'123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The key of each answer: its own digit where all are digits, else that of its place. */
function keysOf(answers: readonly Possible[]): readonly string[] {
  const own = answers.map(({ value }) => String(value))
  if (own.every((key) => /^\d$/.test(key))) return own
  return KEYS.slice(0, answers.length)
}

/** Instruction for counting hands: digits, digits and letters, or typed numbers. */
function howTo(keys: readonly string[]): string {
  if (keys.length === 0) return 'how-number'
  return keys.every((key) => /\d/.test(key)) ? 'how' : 'how-letter'
}

/** The numbers that were voted for, in their order. */
function proposed(votes: Votes, words: Words): readonly Possible[] {
  return [...new Set(votes)]
    .sort((one, other) => Number(one) - Number(other))
    .map((value) => ({ value, label: words.number(Number(value)) }))
}

/** The count of the answer that was voted for last. */
function said(votes: Votes, offered: readonly Possible[], { say }: Words): string {
  const last = votes.at(-1)
  const answer = offered.find(({ value }) => value === last)?.label ?? ''
  return say('vote.count', { answer, count: votes.filter((vote) => vote === last).length })
}

interface ProposalProps {
  readonly words: Words
  onAdd(value: number): void
  onBack(): void
}

/** A number that somebody in the class proposes; it leaves to the case the keys of a clicker. */
function Proposal({ words, onAdd, onBack }: ProposalProps) {
  const [text, setText] = useState('')
  return (
    <label class="field">
      <span class="field-name">{words.say('scenario.number')}</span>
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
          const number = Number(text.replace(',', '.'))
          if (text.trim() !== '' && Number.isFinite(number)) onAdd(number)
          setText('')
        }}
      />
    </label>
  )
}
