import { apart, partsBy, useOncePlayed } from '../../../explorer/board/lazy-part.ts'
import { Panels } from '../../../explorer/board/Panels.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import { clockwise } from '../../../kernel/data/lists.ts'
import { present } from '../../../kernel/data/present.ts'
import type { Seat } from '../components.ts'
import type { TrustMeEvent } from '../events.ts'
import type { Given, Player, Position } from '../position.ts'
import { isFighting, isOfFight } from './fight/fighting.ts'
import { Sheets, seatsShown } from './sheet/Sheets.tsx'
import type { View } from './view.ts'

type Props = BoardProps<Given, Position>

/** Parts of the board by kind: the table itself, a combat, the sheets. */
const kinds = {
  table: ['zombie:', 'token:', 'piece:', 'din', 'noise:', 'community:', 'target:', 'seat:'],
  fight: [],
  sheets: ['place:', 'card:', 'seat:'],
} as const
type Panel = keyof typeof kinds

/** Loaders of the heavy parts; the page of a lab uses these names to load a part ahead. */
const loads = {
  table: () => import('./table/Table.tsx'),
  fight: () => import('./fight/FightView.tsx'),
}
const Table = apart(async () => (await loads.table()).Table)
const FightView = apart(async () => (await loads.fight()).FightView)

/** Part that each kind of situation shows beside the sheets. */
export const parts = partsBy<View>({
  ...byKey(['combat', 'horde'], () => FightView),
  ...byKey(['zombies', 'spawn', 'turn', 'round', 'game'], () => Table),
})

/** Trust Me: the table to scale, the combat that is on, and the sheets of the survivors. */
export function Board(props: Props) {
  const { given, words } = props
  const view: View = props
  const isThere = { table: given.isMeasured, fight: isFighting(view), sheets: true }
  const shown = (Object.keys(isThere) as Panel[]).filter((panel) => isThere[panel])
  useOncePlayed(FightView, props.events)
  return (
    <div class={given.isMeasured ? 'trust' : 'trust trust-open-table'}>
      <Panels
        look="trust"
        board={props as BoardProps}
        kinds={kinds}
        // A mere picture shows what matters now; what lies on the sheets is told beside it, in words.
        shown={props.onPick ? shown : [firstOf(view) ?? shown[0] ?? 'sheets']}
        first={(answering) => firstOf(view, answering)}
        steady="fight"
        note={given.isMeasured && <p class="trust-when">{whenOf(props)}</p>}
        contents={{
          table: () => <Table {...view} />,
          fight: () => <FightView {...view} />,
          sheets: () => <Sheets {...view} seats={seatsShown(view)} />,
        }}
      />
      <p class="illustrative">{words.say('board.illustrative')}</p>
    </div>
  )
}

/** Panel shown until the reader chooses: the one of the pending question, or of the last event. */
function firstOf(view: View, answering?: Panel) {
  const { point, event, given, asked, draft, touched = [] } = view
  const isFight = isFighting(view)
  if (point && given.isMeasured) return 'table'
  // While nothing is done at no cost, what has just happened stays in view; the bar says what could be.
  const isOnSheet = touched.some((part) => part.startsWith('place:'))
  const isNothing = asked === 'free' && (draft === undefined || draft === 'done')
  const isIdle = isNothing && given.isMeasured && !isOnSheet
  if (isIdle && !(isFight && event && isOfFight(event))) return 'table'
  const isElsewhere = answering && answering !== 'table' && !isIdle
  return isFight && !isElsewhere && (!event || isOfFight(event)) ? 'fight' : answering
}

/** Survivor on turn or, before a turn begins, the next one: the first on the board with a token left. */
function moverIn(
  { players, mover }: Position,
  { seats }: Given,
  event: TrustMeEvent | undefined,
): Seat {
  const isBefore = event?.kind === 'turn-ends' || event?.kind === 'round-begins'
  const canPlay = ({ state, reserve }: Player) => state === 'in' && (!isBefore || reserve > 0)
  return clockwise(seats, mover).find((seat) => canPlay(players[seat])) ?? mover
}

/** The round and its current step. */
function whenOf({ position, given, words, event }: Props): string {
  const { phase, left } = position
  // What ends a round is still part of it.
  const ended = event as TrustMeEvent | undefined
  const round = ended?.kind === 'round-ends' ? ended.round : position.round
  if (phase === 'setup') return words.say('board.setup')
  if (phase === 'over') return words.say('board.phase.over')
  return present(
    words.say('board.round', { round }),
    words.say(`board.phase.${phase}`, { seat: moverIn(position, given, ended) }),
    left !== null && words.say('board.last', { count: left }),
  ).join(' · ')
}
