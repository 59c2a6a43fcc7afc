import type { FunctionComponent } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { EditorProps, Situation } from '../contract.ts'
import type { Face } from '../face.ts'
import { Editor } from '../forms/Editor.tsx'
import type { Session } from '../session/types.ts'
import { Lazy } from '../ui/Lazy.tsx'

/** The form of a game's situations, with what the game tells it. */
async function loadForm(face: Face): Promise<FunctionComponent<EditorProps>> {
  const forms = await face.forms()
  return (props) => <Editor {...props} face={face} forms={forms} />
}

interface EditFormProps extends Pick<EditorProps, 'picked' | 'presets'> {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  onPick(part: string): void
}

/** The form that alters the case of a session; loaded when it is first shown. */
export function EditForm({ face, words, session, picked, onPick, presets }: EditFormProps) {
  const load = useMemo(() => () => loadForm(face), [face])
  const form = {
    situation: session.state.value.situation,
    words,
    picked,
    onPick,
    presets,
    onChange: (situation: Situation) => void session.change({ situation }),
  }
  return (
    <section class="edit" aria-label={words.say('lab.edit')}>
      <Lazy load={load} says="forms" props={form} />
    </section>
  )
}

interface SheetProps extends EditFormProps {
  onClose(): void
}

/**
 * The form as a sheet at the place of the board that was pressed, or at the foot of a small screen. The board
 * stays within reach: pressing another place brings the sheet there.
 */
export function EditSheet({ onClose, ...props }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const { words, picked } = props
  useEffect(() => {
    const dialog = sheet.current
    if (!dialog) return undefined
    const before = document.activeElement
    dialog.show()
    dialog.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  useEffect(() => {
    if (sheet.current && picked) lay(sheet.current, picked)
  }, [picked])
  return (
    <dialog
      class="sheet-of-case"
      ref={sheet}
      tabIndex={-1}
      aria-label={words.say('lab.edit')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        event.stopPropagation()
      }}
    >
      <p class="sheet-head">
        <span>{words.say('lab.edit')}</span>
        <button type="button" class="button button-quiet sheet-close" onClick={onClose}>
          {words.say('lab.done')}
        </button>
      </p>
      <EditForm {...props} />
    </dialog>
  )
}

/** Distance of a sheet from the part it edits, and its least visible height, in pixels. */
const [APART, ROOM] = [12, 420]

/**
 * Lays a sheet beside a part of the board, on the side where there is room, and all of it in view; small
 * screens have a style of their own.
 */
function lay(sheet: HTMLElement, part: string): void {
  const stage = sheet.closest('.player')
  const place = stage?.querySelector(`[data-part="${CSS.escape(part)}"]`)
  if (!stage || !place) return
  const [around, at] = [stage.getBoundingClientRect(), place.getBoundingClientRect()]
  const right = at.right - around.left + APART
  const fits = right + sheet.offsetWidth <= around.width
  const left = fits ? right : Math.max(0, at.left - around.left - APART - sheet.offsetWidth)
  const lowest = Math.max(innerHeight - ROOM, 0) - around.top
  const top = Math.max(0, Math.min(at.top - around.top - APART, lowest))
  sheet.style.setProperty('--sheet-x', `${left}px`)
  sheet.style.setProperty('--sheet-y', `${top}px`)
  sheet.style.setProperty('--sheet-room', `${innerHeight - around.top - top - APART}px`)
}
