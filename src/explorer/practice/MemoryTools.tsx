import { useState } from 'preact/hooks'
import type { Say } from '../../kernel/words/say.ts'
import { FileField } from '../ui/FileField.tsx'
import { saveAsFile } from '../ui/save-file.ts'
import { exported, imported } from './answers.ts'
import type { AnswerStore } from './store.ts'

interface MemoryToolsProps {
  readonly say: Say
  readonly store: AnswerStore
}

/** Tools for the memory of cases: take it away as a file, bring one in, erase it. */
export function MemoryTools({ say, store }: MemoryToolsProps) {
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<(() => Promise<void>) | undefined>()
  const { kept } = store.known.value
  const count = kept.answers.length
  const read = async (text: string) => {
    const found = imported(text)
    if (typeof found === 'string') {
      setSaid(say(`import.${found}`))
      return
    }
    await store.add(found.answers)
    const added = store.known.value.kept.answers.length - count
    const lost = found.unread.length
    setSaid(
      `${say('import.done', { count: added })}${lost > 0 ? ` ${say('import.lost', { count: lost })}` : ''}`,
    )
  }
  const erase = async () => {
    const back = await store.erase()
    setUndo(() => back)
    setSaid(say('erased'))
  }
  const bringBack = async () => {
    await undo?.()
    setUndo(undefined)
    setSaid(say('undone'))
  }
  return (
    <details class="practice-memory" id="memory">
      <summary>{say('memory')}</summary>
      <p>{say('memory-said', { count })}</p>
      <div class="practice-tools">
        <button
          type="button"
          class="button"
          onClick={() => saveAsFile(exported(kept), 'reckoning-practice.json')}
        >
          {say('export')}
        </button>
        <FileField
          label={say('import.label')}
          accept="application/json,.json"
          onText={(text) => void read(text).catch(() => setSaid(say('import.damaged')))}
        />
        {undo ? (
          <button type="button" class="button" onClick={() => void bringBack()}>
            {say('undo')}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void erase()}>
            {say('erase')}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </details>
  )
}
