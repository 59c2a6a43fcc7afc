import { Panels } from '../../../explorer/board/Panels.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import { present } from '../../../kernel/data/present.ts'
import type { Idle, NowheresvilleEvent } from '../events.ts'
import { nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'
import { resolutionOrder } from '../rules/order.ts'
import { type Focus, focusOf, labelOf } from './focus.ts'
import { Gangs } from './Gangs.tsx'
import { Now } from './Now.tsx'
import { Town } from './Town.tsx'

type Props = BoardProps<Given, Position>
type Told = Props & { readonly events?: readonly NowheresvilleEvent[] | undefined }

/** Parts of the table by kind; a bandit that is asked for is drawn in the part that is under way. */
const kinds = {
  now: ['bandit:', 'card:', 'hit:', 'seat:'],
  town: ['location:', 'shop:', 'drawn:', 'victim:'],
  gangs: ['seat:', 'bandit:', 'card:'],
} as const

/** Nowhere'sVille: the meeting or the robbery that is on, the town from the Saloon up to the Bank, and the gangs. */
export function Board(props: Props) {
  const { position, given, words, event = {} } = props
  // resolve.nobody: at a location that is passed over whatever was on before it is over.
  const { why, location = position.location } = event as Partial<Idle>
  const focus = why === 'nobody-there' ? undefined : focusOf(position, given)
  const { bandit, bandits, stake } = given.told
  const view = props as Told
  return (
    <div class="ville">
      <p class="ville-when">{whenOf(props, focus, location)}</p>
      <Panels
        look="ville"
        board={props as BoardProps}
        kinds={kinds}
        shown={[
          ...(focus ? (['now'] as const) : []),
          ...(bandit || bandits || stake ? [] : (['town'] as const)),
          'gangs',
        ]}
        contents={{
          now: () => focus && <Now focus={focus} {...view} />,
          town: () => <Town {...view} order={resolutionOrder(props.readings ?? {})} />,
          gangs: () => <Gangs {...view} seats={given.seats} />,
        }}
      />
      <p class="illustrative">{words.say('board.illustrative')}</p>
    </div>
  )
}

/** The round and its current step. */
function whenOf(
  { position, words }: Props,
  focus: Focus | undefined,
  at: Position['location'],
): string {
  const { round } = position
  const place = at && nouns.location.alone(at, words)
  const on = focus ? labelOf(focus, words) : place
  const parts = present(round > 0 && words.say('board.round', { round }), on)
  return parts.join(' · ') || words.say('board.before')
}
