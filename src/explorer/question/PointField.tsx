import { capital } from '../../kernel/words/words.ts'
import { Nudge } from '../forms/Nudge.tsx'
import { RangeField } from './AnswerField.tsx'
import type { FieldOf } from './field-props.tsx'

/** A point of a table, beside the board where it is pressed: nudged bit by bit, or typed in numbers. */
export function PointField({ choice, shape, value, naming, onSet }: FieldOf<'grid'>) {
  const { kind: _, within: _within, ...spans } = shape
  // Until a point is chosen, it is told what is answered instead, where one is pressed, and nudged from where it begins.
  const isChosen = 'x' in Object(value)
  const given = Object(isChosen ? value : (naming.start ?? choice.at(0))) as Record<string, number>
  const isPointed = isChosen && value !== naming.start
  const { say } = naming.words
  const told = () => {
    if (value === undefined) return say('nudge.press')
    const what = capital(naming.whole(value))
    return isPointed ? what : say('nudge.or-press', { what })
  }
  return (
    <div class="point-field">
      <Nudge
        words={naming.words}
        at={given}
        spans={spans}
        unit={naming.ofPart('x').unit}
        told={told()}
        onMove={onSet}
      />
      <details>
        <summary>{say('nudge.numbers')}</summary>
        <div class="answer-parts">
          {Object.entries(spans).map(([name, span]) => (
            <RangeField
              key={name}
              span={span}
              value={given[name]}
              naming={naming.ofPart(name)}
              label={naming.part(name)}
              onSet={(next) => onSet({ ...given, [name]: next })}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
