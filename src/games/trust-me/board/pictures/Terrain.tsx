import type { ComponentChildren, FunctionComponent } from 'preact'
import { captioned } from '../../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { type PieceKind, sceneryKinds, specialKinds } from '../../components.ts'
import { Sign } from '../Drawing.tsx'
import { SceneryPiece } from '../Figures.tsx'
import { Frame, frames } from './frames.tsx'
import { given } from './given.ts'

interface LabelledProps {
  readonly kinds: readonly PieceKind[]
  readonly words: Pick<Words, 'say'>
  draw(kind: PieceKind): ComponentChildren
  tell(kind: PieceKind): string
}

/** Pieces to one scale, each named below. */
function Labelled({ kinds, words: { say }, draw, tell }: LabelledProps) {
  return (
    <ul class="tm-book-pieces">
      {kinds.map((kind) => (
        <li key={kind}>
          {draw(kind)}
          <span>
            <b>{say(`piece-title.${kind}`)}</b> {tell(kind)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** scenery.large, scenery.medium, scenery.small: the seven kinds, to one scale. */
const Pieces = captioned('trust', 'pieces', ({ words: { say } }) => (
  <Labelled
    kinds={sceneryKinds}
    words={{ say }}
    draw={(kind) => (
      <svg class="trust-drawing" viewBox="-104 -44 208 100" aria-hidden="true">
        <SceneryPiece piece={{ kind, x: 0, y: 0, turn: 0 }} components={given} />
      </svg>
    )}
    tell={(kind) => {
      const { points, count } = given.scenery[kind]
      return say('figure.pieces.piece', { count: points, many: count })
    }}
  />
))

/** special.corpse, special.crevasse-player, special.vehicle-din, special.metro-place: the backs of the sheets. */
const Specials = captioned('trust', 'specials', ({ words: { say } }) => (
  <Labelled
    kinds={specialKinds}
    words={{ say }}
    draw={(kind) => <Frame of="specials" frame={kind} viewBox="-104 -56 208 112" />}
    tell={(kind) => say(`figure.specials.${kind}`)}
  />
))

/** scenery.icons: the signs of our drawings. */
const signs = ['solid', 'opaque', 'cover', 'chest', 'search', 'medical', 'ammo-box'] as const

const Icons = captioned('trust', 'icons', ({ words: { say } }) => (
  <ul class="tm-book-signs">
    {signs.map((sign) => (
      <li key={sign}>
        <svg class="trust-drawing" viewBox="-20 -20 40 40" aria-hidden="true">
          <Sign of={sign} x={0} y={0} />
        </svg>
        <span>{say(`figure.icons.${sign}`)}</span>
      </li>
    ))}
    {(['red', 'yellow'] as const).map((line) => (
      <li key={line}>
        <svg class="trust-drawing" viewBox="-20 -20 40 40" aria-hidden="true">
          <g class={`trust-piece trust-line-${line}`}>
            <path d="M-15-11h30v22h-30z" />
          </g>
        </svg>
        <span>{say(`figure.icons.${line}`)}</span>
      </li>
    ))}
  </ul>
))

/** setup.order: the steps of the setup that change the table. */
const steps = ['board', 'scenery', 'search', 'pawns', 'zombies']

/** Scenery and table, as the chapters show them. */
export const terrainPictures: Readonly<
  Record<string, FunctionComponent<{ readonly words: Words }>>
> = {
  pieces: Pieces,
  specials: Specials,
  icons: Icons,
  setup: frames('setup', '-45 -45 690 690', steps, 'tm-book-steps'),
}
