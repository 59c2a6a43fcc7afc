import { useRef } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import { useStill } from '../ui/useStill.ts'
import type { Guided } from './notes.ts'
import { nameOf } from './Said.tsx'
import { type Asked, actFor } from './stops.ts'

interface AskedForProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  readonly guided: Guided
  /** The prediction that waits; the question that waits is put in words of its own, when absent. */
  readonly asked: Asked | undefined
  onGuess(index: number, option: number): void
}

/** A prediction, or a question put in words of its own: each answer is a button that gives it. */
export function AskedFor({ asked, onGuess, face, words, session, guided }: AskedForProps) {
  if (asked?.note.ask) {
    const { text, options } = asked.note.ask
    const pick = (option: number) => {
      void keep(face, asked, option)
      onGuess(asked.index, option)
    }
    const names = options.map((option) => nameOf(option, { face, words, guided }))
    return <Options text={text} names={names} onPick={pick} />
  }
  const act = actFor(guided, session.question.value, session.position.value)
  if (!act) return null
  const names = act.offered.map((one) => one.text)
  const pick = (place: number) => session.answer(act.offered[place]?.number ?? 0)
  return <Options text={act.text} names={names} onPick={pick} />
}

/** Remembers a prediction for practice, where a case asks the same. */
async function keep({ game }: Face, { note, answer }: Asked, option: number): Promise<void> {
  const { like, options } = note.ask ?? {}
  if (!like) return
  const isRight = options?.[option]?.value === answer
  try {
    const { rememberAnswer } = await import('../practice/remember.ts')
    await rememberAnswer({ game: game.id, ...like, isRight, isPractice: false })
  } catch (error) {
    // The game goes on without it.
    console.error(error)
  }
}

interface OptionsProps {
  readonly text: string
  readonly names: readonly string[]
  onPick(option: number): void
}

function Options({ text, names, onPick }: OptionsProps) {
  const root = useRef<HTMLDivElement>(null)
  useStill(root, text)
  return (
    <div ref={root}>
      <fieldset class="guide-asked question">
        <legend class="question-text">{text}</legend>
        {names.map((name, place) => (
          <button key={name} type="button" class="button" onClick={() => onPick(place)}>
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
