import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'

interface AsideProps {
  readonly words: Words
  readonly title: string
  /** True when two boards are shown, which need the whole window. */
  readonly isWhole?: boolean
  onClose(): void
  /** Handles a key pressed here; Escape closes. */
  onKey?(event: KeyboardEvent): void
  readonly children: ComponentChildren
}

/** Something looked at beside the table: over it, and gone without a trace when it is closed. */
export function Aside({ words, title, isWhole = false, onClose, onKey, children }: AsideProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      class={isWhole ? 'aside aside-whole' : 'aside'}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        // The table below must not step along.
        event.stopPropagation()
        onKey?.(event)
      }}
    >
      <p class="sheet-head">
        <span>{title}</span>
        <button type="button" class="button button-quiet" onClick={() => dialog.current?.close()}>
          {words.say('beside.close')}
        </button>
      </p>
      {children}
    </dialog>
  )
}
