import { useState } from 'preact/hooks'
import { numberOf } from '../../kernel/answer.ts'
import { isForced } from '../../kernel/choice.ts'
import { choiceOf, type Question } from '../../kernel/run.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { AnswerField } from './answer/AnswerField.tsx'
import { draftOf } from './answer/draft.ts'
import type { Naming } from './answer/field.tsx'
import { ClauseLink } from './ClauseLink.tsx'
import type { Session } from './session.ts'

interface QuestionProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly question: Question
}

/** The question that waits: native controls for a decision; what chance decides is set by hand in a fold. */
export function QuestionView({ face, words, session, question }: QuestionProps) {
  const { say } = words
  const position = session.position.value
  const isRoll = question.step === 'roll'
  const form = (
    <AnswerForm
      key={session.at.value}
      face={face}
      words={words}
      session={session}
      question={question}
    />
  )
  return (
    <section class="question" aria-label={say('question-label')}>
      <p class="question-text">
        <strong>{face.question(question, words, position)}</strong>{' '}
        <ClauseLink id={question.clause} words={words} />
      </p>
      {!isRoll && form}
      <details class="whatever">
        <summary>{say(isRoll ? 'whatever.by-hand' : 'whatever.by-chance')}</summary>
        {isRoll && form}
        <Whatever words={words} session={session} isRoll={isRoll} />
      </details>
    </section>
  )
}

/** Leaves this question, or all that is left, to chance, under a seed. */
function Whatever({
  words: { say },
  session,
  isRoll,
}: Pick<QuestionProps, 'words' | 'session'> & { readonly isRoll: boolean }) {
  const { seed } = session
  return (
    <div class="whatever-ways">
      {!isRoll && (
        <button type="button" class="button" onClick={() => session.answerByChance('one')}>
          {say('whatever.one')}
        </button>
      )}
      <button type="button" class="button" onClick={() => session.answerByChance('all')}>
        {say('whatever.all')}
      </button>
      <label class="field field-inline">
        <span class="field-name">{say('whatever.seed')}</span>
        <input
          type="number"
          min="0"
          max="999999"
          value={seed.value}
          onChange={({ currentTarget }) => {
            seed.value = Math.max(0, currentTarget.valueAsNumber || 0)
          }}
        />
      </label>
    </div>
  )
}

/** The answer as it is being put together. One that is not legal is refused with its reason, and stays. */
function AnswerForm({ face, words, session, question }: QuestionProps) {
  const choice = choiceOf(question)
  const [made, setMade] = useState<{ readonly of: Question; readonly draft: unknown }>()
  const draft = made?.of === question ? made.draft : draftOf(choice)
  const { say } = words
  const { given } = session.opening.value
  const namingOf = (part: string): Naming => {
    const within = (value: unknown) => face.partValue(part, value, given, words)
    return {
      words,
      whole: within,
      within,
      part: (name) => face.partName(name, words),
      ofPart: namingOf,
    }
  }
  const naming: Naming = {
    ...namingOf(question.kind),
    whole: (value) => face.answer(question, value, given, words),
  }
  return (
    <form
      class="answer"
      onSubmit={(event) => {
        event.preventDefault()
        const answer = numberOf(question, draft)
        if (typeof answer === 'number') session.answer(answer)
        else session.refuse([answer])
      }}
    >
      <AnswerField
        choice={choice}
        value={draft}
        naming={naming}
        onSet={(next) => setMade({ of: question, draft: next })}
      />
      <button type="submit" class="button button-primary">
        {say(question.step === 'roll' ? 'answer.set' : 'answer.give')}
      </button>
      {isForced(choice) && <small>{say('answer.forced')}</small>}
    </form>
  )
}
