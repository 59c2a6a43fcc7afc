import type { SceneProps } from '../../../explorer/face.ts'
import type { QuickEvent } from '../events.ts'
import type { Given, Position } from '../position.ts'
import { Attempt } from './Attempt.tsx'
import { Duel } from './Duel.tsx'
import { focusOf } from './focus.ts'
import { Gangs } from './Gangs.tsx'
import { attemptLabel, shootoutLabel } from './labels.ts'
import { Town } from './Town.tsx'
import { gangViews, townView } from './table.ts'
import { seatsAt } from './view.ts'

/** A moment in West Fort: the shootout, the shot at an Undead, or the gangs whom it is about. */
export function Scene({ words, events, isOver, isWhole, ...props }: SceneProps) {
  const { say } = words
  const position = props.position as Position
  const given = props.given as Given
  if (isWhole && !events.some(({ kind }) => kind === 'kit-received'))
    return (
      <div class="fort fort-scene-picture">
        <Town town={townView(position, given)} given={given} words={words} touched={[]} />
      </div>
    )
  // What changes hands is seen on the gangs, not on their cards.
  const isPaid = events.some(({ kind }) => kind === 'handed')
  const focus = isPaid
    ? undefined
    : focusOf(position, given, isOver ? (events.at(-1) as QuickEvent) : undefined)
  const gangs =
    focus?.kind === 'gangs' ? focus.seats : seatsAt(given).slice(0, isWhole ? 1 : undefined)
  return (
    <div class="fort fort-scene-picture">
      {focus?.kind === 'shootout' ? (
        <Duel
          shootout={focus.shootout}
          words={words}
          label={shootoutLabel(focus.shootout, words)}
        />
      ) : focus?.kind === 'attempt' ? (
        <Attempt
          attempt={focus.attempt}
          undead={given.undead[focus.attempt.undead]}
          label={attemptLabel(focus.attempt, given, words)}
          killed={say('board.fate.killed')}
        />
      ) : (
        <Gangs gangs={gangViews(position, given, gangs)} given={given} words={words} touched={[]} />
      )}
    </div>
  )
}
