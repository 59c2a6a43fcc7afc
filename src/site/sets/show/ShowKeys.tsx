import { useEffect, useRef } from 'preact/hooks'
import { KeyList } from '../../../explorer/ui/KeyList.tsx'
import type { Say } from '../../../kernel/words/say.ts'

/** Keys of a showing, and what each does. */
const keys = [
  { does: 'on', by: ['PageDown', '→'] },
  { does: 'back', by: ['PageUp', '←'] },
  { does: 'verdict', by: ['V'] },
  { does: 'deciding', by: ['D'] },
  { does: 'next', by: ['N'] },
  { does: 'before', by: ['P'] },
  { does: 'blank', by: ['B', '.'] },
  { does: 'what-if', by: ['W'] },
  { does: 'compare', by: ['C'] },
  { does: 'odds', by: ['O'] },
  { does: 'tab', by: ['T'] },
  { does: 'countdown', by: ['3', 'M'] },
  { does: 'vote', by: ['A', 'C 1 4'] },
  { does: 'list', by: ['?'] },
  { does: 'leave', by: ['Esc'] },
] as const

/** Lists the keys of a showing over it. */
export function ShowKeys({ say, onClose }: { readonly say: Say; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      class="set-keys"
      ref={dialog}
      aria-label={say('show.keys')}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <KeyList
        rows={keys}
        said={(does) => say(`show.key.${does}`)}
        named={(key) => say(`show.key-named.${key}`)}
      />
      <button type="button" class="button" onClick={() => dialog.current?.close()}>
        {say('show.close')}
      </button>
    </dialog>
  )
}
