import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { withPlayers } from '../../kernel/words/players.ts'
import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { Refusals } from '../ui/Refusals.tsx'
import { useFragment } from '../ui/useFragment.ts'
import { useSignals } from '../ui/useSignals.ts'
import { tablesOfDevice } from './device.ts'
import { type OpenTable, openTable } from './open-table.ts'
import type { TableRecord } from './record.ts'
import { roundOf } from './round-of.ts'
import { ShelfTools } from './ShelfTools.tsx'
import type { Shelf } from './shelf.ts'
import { TableList } from './TableList.tsx'

/** Its form has controls that no other page loads with its board. */
const loadNewTable = async () => (await import('./NewTable.tsx')).NewTable

/** Data that the page of a game's tables hands to its island. */
export interface TablePage {
  readonly language: string
  readonly game: string
  /** The address of the labs of the game, below the origin. */
  readonly labs: string
}

interface TablesRoomProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly page: TablePage
}

const loadView = async () => (await import('./TableView.tsx')).TableView

/** The tables of a game: the list, a new one, or the one that the address names. */
export function TablesRoom({ face, words, say, page }: TablesRoomProps) {
  const shelf = useMemo(tablesOfDevice, [])
  useSignals([shelf.known])
  const { tables, keeping, isRead } = shelf.known.value
  const here = tables.filter(({ game }) => game === page.game)
  // The open table stands in the address, so that a reload finds it again.
  const [id, go] = useFragment()
  const [isNew, setNew] = useState(false)
  const kept = here.find((one) => one.id === id)
  const begin = async (table: TableRecord) => {
    await shelf.put(table)
    setNew(false)
    go(table.id)
  }
  if (!isRead) return <p class="working">{words.say('later.loading')}</p>
  return (
    <div class="tables">
      {keeping !== 'kept' && (
        <p class="notice" role="status">
          {say(`keeping.${keeping}`)}
        </p>
      )}
      {kept ? (
        <KeptTable
          key={kept.id}
          {...{ face, words, say, page, shelf, kept }}
          onLeave={() => go('')}
        />
      ) : (
        <>
          {id && <p class="notice">{say('not-here')}</p>}
          <TableList {...{ words, say, tables: here, labs: page.labs, onOpen: go }} />
          {isNew || here.length === 0 ? (
            <Lazy
              load={loadNewTable}
              props={{ face, words, say, game: page.game, onBegin: (one) => void begin(one) }}
            />
          ) : (
            <button type="button" class="button button-primary" onClick={() => setNew(true)}>
              {say('new')}
            </button>
          )}
          <ShelfTools {...{ say, shelf, tables }} />
        </>
      )}
    </div>
  )
}

interface KeptTableProps extends TablesRoomProps {
  readonly shelf: Shelf
  readonly kept: TableRecord
  onLeave(): void
}

/** A table that is open: it is kept after each thing that is told. */
function KeptTable({ face, words, say, page, shelf, kept, onLeave }: KeptTableProps) {
  const opened = useMemo(() => openTable(face, kept), [])
  const named = useMemo(() => withPlayers(words, kept.names), [words, kept.names])
  if (!opened.ok) {
    return (
      <>
        <Refusals refusals={opened.refusals} face={face} words={named} />
        <button type="button" class="button" onClick={onLeave}>
          {say('leave')}
        </button>
      </>
    )
  }
  const table = opened.value
  return (
    <>
      <Keeping {...{ face, words: named, say, table, shelf, kept }} />
      <Lazy
        load={loadView}
        says="refusals"
        props={{ face, words: named, say, table, labs: page.labs, onLeave }}
      />
    </>
  )
}

/** Keeps the table on the device whenever it has changed; tells of another tab that went further. */
function Keeping({
  face,
  words,
  say,
  table,
  shelf,
  kept,
}: Omit<KeptTableProps, 'onLeave' | 'page'> & { readonly table: OpenTable }) {
  useSignals([table.record])
  const [isElsewhere, setElsewhere] = useState(false)
  const last = useRef({ touched: kept.touched, record: table.record.peek() })
  const record = table.record.value
  useEffect(() => {
    if (record === last.current.record) return
    const since = last.current.touched
    const touched = Math.max(Date.now(), since + 1)
    last.current = { touched, record }
    const round = roundOf(face, words, table.session.run.peek().events)
    void shelf.put({ ...record, round, touched }, since).then((outcome) => {
      if (outcome === 'elsewhere') setElsewhere(true)
    })
  }, [record])
  if (!isElsewhere) return null
  return (
    <p class="notice" role="alert">
      {say('elsewhere')}{' '}
      <button type="button" class="button" onClick={() => location.reload()}>
        {say('elsewhere-read')}
      </button>
    </p>
  )
}
