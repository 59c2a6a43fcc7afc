import type { SceneProps } from '../../../explorer/contract.ts'
import type { Seat } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { FightView } from './fight/FightView.tsx'
import { isFighting, isOfFight } from './fight/fighting.ts'
import { Sheets } from './sheet/Sheets.tsx'
import { Table } from './table/Table.tsx'

/** A moment: the combat that it is about, the table, or the sheets of whoever it is about. */
export function Scene(props: SceneProps<Given, Position>) {
  const { position, given, words, events, parts, touched, isOver, isWhole } = props
  const view = { position, given, words, touched, events: isOver ? events : [] }
  const isFight = !isWhole && events.some(isOfFight) && isFighting(view)
  const own = given.seats.filter((seat: Seat) => parts.some((part) => part.split(':')[1] === seat))
  const isOnTable = given.isMeasured && !parts.some((part) => part.startsWith('place:'))
  return (
    <div class="trust">
      {isFight ? (
        <FightView {...view} />
      ) : isOnTable ? (
        <Table {...view} />
      ) : (
        <Sheets {...view} seats={own.length > 0 ? own : given.seats} />
      )}
    </div>
  )
}
