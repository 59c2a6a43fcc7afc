import { Panels } from '../../../explorer/board/Panels.tsx'
import type { BoardProps } from '../../../explorer/face.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import type { Given, Position } from '../position.ts'
import { things } from '../things.ts'
import { FightView } from './FightView.tsx'
import { type Fight, fightOf, isOfFight } from './fight.ts'
import { Sheets, seatsShown } from './Sheets.tsx'
import { Table } from './Table.tsx'
import type { View } from './view.ts'

type Props = BoardProps<Given, Position>

/** What lies on the table, in parts of which one is shown at a time: the table itself, a combat, the sheets. */
const panels = ['table', 'fight', 'sheets'] as const
type Panel = (typeof panels)[number]

/** Trust Me: the table to scale, the combat that is on, and the sheets of the survivors. */
export function Board(props: Props) {
  const { given, words, event } = props
  const touched = event ? partsOfEvent(things, event, props.position) : []
  const view: View = { ...props, touched }
  const fight = fightOf(view)
  const shown = panels.filter((panel) =>
    panel === 'table' ? given.isMeasured : panel === 'sheets' || fight,
  )
  const first = firstOf(view, shown, fight)
  return (
    <div class={given.isMeasured ? 'trust' : 'trust trust-open-table'}>
      <Panels
        look="trust"
        board={props as BoardProps}
        kinds={kinds}
        // A mere picture shows what matters now; what lies on the sheets is told beside it, in words.
        shown={props.onPick ? shown : [first]}
        touched={touched}
        first={() => first}
        steady="fight"
        note={given.isMeasured && <p class="trust-when">{whenOf(props)}</p>}
        contents={{
          table: () => <Table {...view} />,
          fight: () => fight && <FightView {...view} fight={fight} />,
          sheets: () => <Sheets {...view} seats={seatsShown(view)} />,
        }}
      />
      <p class="illustrative">{words.say('board.illustrative')}</p>
    </div>
  )
}

/** What is shown until the reader chooses: where the question that waits is answered, or what has just happened. */
function firstOf(
  { offers, point, event }: View,
  shown: readonly Panel[],
  fight: Fight | undefined,
): Panel {
  const asked = [...(offers?.keys() ?? [])]
  if (point && shown.includes('table')) return 'table'
  const answered = shown.find((panel) => isIn(panel, asked))
  if (answered && (answered !== 'table' || !fight)) return answered
  if (fight && (!event || isOfFight(event))) return 'fight'
  return answered ?? shown[0] ?? 'sheets'
}

/** What of the board lies in which part of it. */
const kinds: Readonly<Record<Panel, readonly string[]>> = {
  table: ['zombie:', 'token:', 'piece:', 'din', 'noise:', 'community:', 'target:', 'seat:'],
  fight: [],
  sheets: ['place:', 'card:', 'seat:'],
}

function isIn(panel: Panel, parts: readonly string[]): boolean {
  return parts.some((part) => kinds[panel].some((kind) => part.startsWith(kind)))
}

/** Which round it is, and what is going on. */
function whenOf({ position, words }: Props): string {
  const { round, phase, mover, left } = position
  if (phase === 'setup') return words.say('board.setup')
  const parts = [
    words.say('board.round', { round }),
    words.say(`board.phase.${phase}`, { seat: mover }),
    ...(left === null ? [] : [words.say('board.last', { rounds: left })]),
  ]
  return parts.join(' · ')
}
