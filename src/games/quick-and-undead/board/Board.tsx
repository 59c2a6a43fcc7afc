import { Panels } from '../../../explorer/board/Panels.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import type { QuickEvent } from '../events.ts'
import type { Given, Position } from '../position.ts'
import { gangSeats } from '../seats.ts'
import { Focused } from './Focused.tsx'
import { type Focus, focusOf, isWhole } from './focus.ts'
import { Gangs } from './gangs/Gangs.tsx'
import { focusTitle } from './labels.ts'
import { CardTargets } from './shootouts/CardTargets.tsx'
import { ActionRow } from './town/ActionRow.tsx'
import { Town } from './town/Town.tsx'
import type { CardView, Laid } from './view.ts'

type Props = BoardProps<Given, Position>

/** Panels of the table, of which a small screen shows one at a time, with the parts of the board in each. */
const kinds = {
  now: [],
  spaces: ['space:'],
  town: ['site:', 'street:', 'hill:', 'undead:'],
  gangs: ['gang:', 'cell:', 'token:'],
} as const
type Panel = keyof typeof kinds
const panels: readonly Panel[] = ['now', 'spaces', 'town', 'gangs']
/** At the count the spaces are empty, and what each gang has comes first. */
const counted: readonly Panel[] = ['now', 'gangs', 'town']

/** West Fort: what matters now first, then action spaces, town and gangs. */
export function Board(props: Props) {
  const { position, given, words, isEdited } = props
  const { scene } = given
  const event = props.event as QuickEvent | undefined
  const focus = focusOf(position, given, event)
  const all = scene.kind === 'count' ? counted : panels
  const shown = all.filter((panel) => isOnTable(panel, props, focus))
  const isOfTown = scene.kind === 'purchase' && !focus && shown.includes('town')
  return (
    <div class={`fort ${isWhole(scene) ? 'fort-whole' : 'fort-scene'}`}>
      <When {...props} />
      <Panels
        look="fort"
        board={props as BoardProps}
        kinds={kinds}
        shown={shown}
        first={(answering) => (!isEdited && answering) || (isOfTown ? 'town' : undefined)}
        contents={{
          now: () => focus && <Now focus={focus} {...props} />,
          spaces: () => <ActionRow {...props} />,
          town: () => (
            <>
              <Town {...props} />
              <p class="illustrative">{words.say('board.illustrative')}</p>
            </>
          ),
          gangs: () => <Gangs seats={gangSeats(given)} {...props} />,
        }}
      />
    </div>
  )
}

/** A small situation leaves out what nothing lies on. */
function isOnTable(panel: Panel, { position, given }: Props, focus: Focus | undefined): boolean {
  if (panel === 'now') return focus !== undefined
  if (panel === 'gangs' || isWhole(given.scene)) return true
  if (panel === 'spaces') return given.scene.at !== undefined
  const { town, street, bootHill } = position
  return town.length + street.length + bootHill.length > 0
}

function When({ position, given, words }: Laid) {
  const { say } = words
  const { day, round, noon, law } = position
  return (
    <p class="fort-when">
      {round > 0 && <span>{say('board.when', { day, round })}</span>}
      {noon !== 'far' && <b>{say(`board.noon.${noon}`)}</b>}
      {given.seats.length > 1 && <span>{say('board.law-of', { seat: law })}</span>}
    </p>
  )
}

/** The shootout or the attempt under way, or those whom the situation is about. */
function Now({ focus, ...laid }: Laid & { readonly focus: Focus }) {
  const { given, words, onPick, offers, isEdited } = laid
  const { say } = words
  const isPressed = onPick && (isEdited || (offers && offers.size > 0))
  const targets = isPressed ? (card: CardView) => <CardTargets card={card} {...laid} /> : undefined
  return (
    <>
      <p class="fort-title">{focusTitle(focus, given, words)}</p>
      <Focused focus={focus} targets={targets} {...laid} />
      {isEdited && focus.kind !== 'gangs' && <p class="fort-hint">{say('board.press')}</p>}
      {focus.kind === 'attempt' && <p class="illustrative">{say('board.illustrative-undead')}</p>}
    </>
  )
}
