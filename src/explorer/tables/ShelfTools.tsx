import { useState } from 'preact/hooks'
import type { Say } from '../../kernel/words/say.ts'
import { FileField } from '../ui/FileField.tsx'
import { saveAsFile } from '../ui/save-file.ts'
import { exported, imported, type TableRecord } from './record.ts'
import type { Shelf } from './shelf.ts'

interface ShelfToolsProps {
  readonly say: Say
  readonly shelf: Shelf
  /** The tables of all games on this device. */
  readonly tables: readonly TableRecord[]
}

/** Tools for the tables of a device: take them away as a file, bring some in, erase them all. */
export function ShelfTools({ say, shelf, tables }: ShelfToolsProps) {
  const [said, setSaid] = useState('')
  const [erased, setErased] = useState<readonly TableRecord[]>([])
  const read = async (text: string) => {
    const found = imported(text)
    if (typeof found === 'string') setSaid(say(`import.${found}`))
    else setSaid(say('import.done', { count: await shelf.bring(found) }))
  }
  const erase = async () => {
    setErased(tables)
    await shelf.erase(tables.map(({ id }) => id))
    setSaid(say('erased'))
  }
  const bringBack = async () => {
    await shelf.bring(erased)
    setErased([])
    setSaid(say('undone'))
  }
  return (
    <details class="table-tools">
      <summary>{say('tools')}</summary>
      <p>{say('tools-said', { count: tables.length })}</p>
      <div class="table-ways player">
        <button
          type="button"
          class="button"
          disabled={tables.length === 0}
          onClick={() => saveAsFile(exported(tables), 'reckoning-tables.json')}
        >
          {say('export')}
        </button>
        <FileField
          label={say('import.label')}
          accept="application/json,.json"
          onText={(text) => void read(text).catch(() => setSaid(say('import.damaged')))}
        />
        {erased.length > 0 ? (
          <button type="button" class="button" onClick={() => void bringBack()}>
            {say('undo')}
          </button>
        ) : (
          <button
            type="button"
            class="button"
            disabled={tables.length === 0}
            onClick={() => void erase()}
          >
            {say('erase')}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </details>
  )
}
