import { capital, type Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import type { Guided, Option, Standing } from './notes.ts'
import type { Guesses } from './progress.ts'
import { type Asked, saidBy, saidSince, stopsOf } from './stops.ts'

interface SaidProps {
  readonly face: Face
  readonly words: Words
  readonly guided: Guided
  readonly standing: Standing
  readonly guesses: Guesses
  readonly predictions: readonly Asked[]
  /** True once the game is over: its outcome is then the headline, above the last rule. */
  readonly isDone: boolean
}

/**
 * The rules that bite now, open each time that they are others; whoever has read them can fold them away. Before the
 * first there is the aim; where a prediction is settled, its grade with the reason.
 */
export function Said(props: SaidProps) {
  const { words, guided, standing, predictions } = props
  const { say } = words
  const all = saidBy(guided, standing)
  const before = stopsOf(guided, standing).findLast((stop) => stop < standing.at) ?? -1
  const fresh = saidSince(guided, standing, before)
  const graded = predictions.find(({ settled }) => settled === standing.at)
  const isNew = standing.at === 0 || graded !== undefined || fresh.length > 0
  // Without anything new the last rule can be read again.
  const shown = isNew
    ? fresh.filter((note) => note !== graded?.note)
    : all.slice(-1).map(({ note }) => note)
  return (
    <div class="guide" aria-live="polite">
      <details key={standing.at} class="guide-said" open={isNew && !props.isDone}>
        <summary>
          {all.length > 0
            ? say('guide.rule', { said: all.length, all: guided.notes.length })
            : say('guide.goal')}
        </summary>
        {standing.at === 0 && <p>{guided.goal}</p>}
        {graded && <Graded {...props} graded={graded} />}
        {shown.map(({ text, clause }) => (
          <p key={text}>
            {text} <ClauseLink id={clause} words={words} />
          </p>
        ))}
      </details>
    </div>
  )
}

/** Compares a prediction with its outcome. */
function Graded(props: SaidProps & { readonly graded: Asked }) {
  const { words, guesses, guided, face, graded } = props
  const { ask, clause } = graded.note
  if (!ask) return null
  const option = ask.options[guesses.get(graded.index) ?? -1]
  const is = ask.options.find(({ value }) => value === graded.answer) ?? { value: graded.answer }
  const named = (one: Option) => nameOf(one, { face, words, guided })
  const grade = !option ? 'is' : option.value === graded.answer ? 'right' : 'wrong'
  return (
    <p class={`guide-graded guide-${grade}`}>
      <strong>
        {words.say(`scenario.${grade}`, { answer: named(is), yours: option ? named(option) : '' })}
      </strong>{' '}
      {ask.because} <ClauseLink id={clause} words={words} />
    </p>
  )
}

/** Name of an option: its own text, or the player it means. */
export function nameOf(
  { value, text }: Option,
  { face, words, guided }: Pick<SaidProps, 'face' | 'words' | 'guided'>,
): string {
  if (text !== undefined) return text
  if (value === guided.seat) return words.say('guide.you', { seat: guided.seat })
  return typeof value === 'number' ? words.number(value) : capital(face.seat(String(value), words))
}
