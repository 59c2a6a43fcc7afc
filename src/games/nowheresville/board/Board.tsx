import { Panels } from '../../../explorer/board/Panels.tsx'
import type { BoardProps } from '../../../explorer/face.ts'
import type { Location } from '../components.ts'
import type { Idle, NowheresvilleEvent } from '../events.ts'
import type { Given, Position } from '../position.ts'
import { resolutionOrder } from '../rules/order.ts'
import { nouns } from '../things.ts'
import { Gangs } from './Gangs.tsx'
import { type Focus, focusOf, labelOf, Now } from './Now.tsx'
import { Town } from './Town.tsx'

type Props = BoardProps<Given, Position>
type Place = Location | null | undefined
type Told = Props & { readonly events?: readonly NowheresvilleEvent[] | undefined }

/** What of the board lies in which part of the table; a bandit that is asked for is in whatever is on. */
const kinds = {
  now: ['bandit:', 'card:', 'hit:', 'seat:'],
  town: ['location:', 'shop:', 'drawn:', 'victim:'],
  gangs: ['seat:', 'bandit:', 'card:'],
} as const

/** Nowhere'sVille: the meeting or the robbery that is on, the town from the Saloon up to the Bank, and the gangs. */
export function Board(props: Props) {
  const { position, given, words } = props
  const passed = passedOf(props)
  const focus = passed ? undefined : focusOf(position, given)
  const { bandit, bandits, stake } = given.told
  const view = props as Told
  return (
    <div class="ville">
      <p class="ville-when">{whenOf(props, focus, passed ?? position.location)}</p>
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

/** resolve.nobody: the location that is passed over, with which whatever was on before it is over. */
function passedOf({ event }: Props): Location | undefined {
  const { why, location } = (event ?? {}) as Partial<Idle>
  return why === 'nobody-there' ? location : undefined
}

/** Which round it is, and what is on there. */
function whenOf({ position, words }: Props, focus: Focus | undefined, location: Place): string {
  const { round } = position
  const place = location ? [nouns.location.alone(location, words)] : []
  const parts = [
    ...(round > 0 ? [words.say('board.round', { round })] : []),
    ...(focus ? [labelOf(focus, words)] : place),
  ]
  return parts.join(' · ') || words.say('board.before')
}
