import { useEffect, useRef, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { fetchOnce } from './fetch-once.ts'

interface ClauseSheetProps {
  readonly id: string
  readonly words: Words
  onClose(): void
}

/** The words of a clause over the case that it decides, so that nobody has to leave it. */
export function ClauseSheet({ id, words, onClose }: ClauseSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState<string | undefined>()
  useEffect(() => {
    const before = document.activeElement
    sheet.current?.show()
    sheet.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEffect(() => {
    textOf(words.clauseAddress(id), id).then(setText, (error: unknown) => console.error(error))
  }, [id])
  return (
    <dialog
      class="clause-sheet"
      ref={sheet}
      tabIndex={-1}
      aria-label={`${words.say('clause')} ${words.clauseNumber(id)}`}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (['Escape', 'PageDown', 'PageUp'].includes(event.key)) {
          event.preventDefault()
          onClose()
        }
      }}
    >
      <p class="clause-sheet-number">§ {words.clauseNumber(id)}</p>
      <blockquote>{text}</blockquote>
      <button type="button" class="button" onClick={onClose}>
        {words.say('present.close')}
      </button>
    </dialog>
  )
}

/** The words of a clause, from the file beside its chapter. */
async function textOf(address: string, id: string): Promise<string | undefined> {
  const clauses = await fetchOnce<Readonly<Record<string, string>>>(
    address.replace(/\/#.*/, '.json'),
  )
  return clauses[id]
}
