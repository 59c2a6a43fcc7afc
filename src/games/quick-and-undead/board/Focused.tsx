import type { ComponentChildren } from 'preact'
import type { Focus } from './focus.ts'
import { Gangs } from './gangs/Gangs.tsx'
import { attemptLabel, shootoutLabel } from './labels.ts'
import { Attempt } from './shootouts/Attempt.tsx'
import { Duel } from './shootouts/Duel.tsx'
import type { CardView, Laid } from './view.ts'

interface FocusedProps extends Laid {
  readonly focus: Focus
  /** Targets on a card; absent in a picture. */
  readonly targets?: ((card: CardView) => ComponentChildren) | undefined
}

/** Picture of the moment's subject: the shootout, the shot at an Undead, or the gangs. */
export function Focused({ focus, targets, ...props }: FocusedProps) {
  const { given, words } = props
  switch (focus.kind) {
    case 'shootout': {
      const label = shootoutLabel(focus.shootout, words)
      return <Duel shootout={focus.shootout} words={words} label={label} targets={targets} />
    }
    case 'attempt':
      return (
        <Attempt
          attempt={focus.attempt}
          undead={given.undead[focus.attempt.undead]}
          label={attemptLabel(focus.attempt, given, words)}
          killed={words.say('board.fate.killed')}
          targets={targets}
        />
      )
    default:
      return <Gangs seats={focus.seats} {...props} />
  }
}
