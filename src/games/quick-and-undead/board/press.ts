import type { Situation } from '../../../explorer/contract.ts'
import { type Cell, cells, RANGER, type Seat } from '../components.ts'
import type { GangSituation, TableSituation } from '../situations/parts.ts'

/** A situation that may lie open on a table. */
export type TableKind = Situation & Partial<TableSituation>

/** Changes something of a gang. */
function setGang<S extends TableKind>(table: S, seat: Seat, change: Partial<GangSituation>): S {
  const gangs = { ...table.gangs, [seat]: { ...table.gangs?.[seat], ...change } }
  return { ...table, gangs }
}

/** Effect of a press on the board: turns over a token of a Targeting card. */
export function pressed<S extends TableKind>(table: S, part: string): S | undefined {
  const [kind, seat, name] = part.split(':') as [string, Seat, string | undefined]
  const { critical = 'skull', loaded = seat === RANGER ? cells : [] } = table.gangs?.[seat] ?? {}
  if (kind === 'token') {
    return setGang(table, seat, { critical: critical === 'skull' ? 'backfire' : 'skull' })
  }
  const cell = cells.find((one) => String(one) === name)
  return kind === 'cell' && cell
    ? setGang(table, seat, { loaded: turned(loaded, cell) })
    : undefined
}

function turned(loaded: readonly Cell[], cell: Cell): readonly Cell[] {
  return cells.filter((one) => loaded.includes(one) !== (one === cell))
}
