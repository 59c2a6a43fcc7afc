import type { Words } from '../../kernel/words/words.ts'
import type { Session } from './session.ts'

/** The buttons that step through the trace. Keys do the same, see `stepByKey`. */
export function Transport({ session, words }: { session: Session; words: Words }) {
  const { say } = words
  const at = session.at.value
  const end = session.run.value.trace.length
  return (
    <div class="transport" role="toolbar" aria-label={say('transport.label')}>
      <StepButton label={say('transport.start')} off={at === 0} go={() => session.goTo(0)}>
        <path d="M5 4v16M19 4L8 12l11 8z" />
      </StepButton>
      <StepButton label={say('transport.back')} off={at === 0} go={() => session.step(-1)}>
        <path d="M17 4L6 12l11 8z" />
      </StepButton>
      <StepButton label={say('transport.next')} off={at === end} go={() => session.step(1)} main>
        <path d="M7 4l11 8L7 20z" />
      </StepButton>
      <StepButton label={say('transport.end')} off={at === end} go={() => session.goTo(end)}>
        <path d="M19 4v16M5 4l11 8L5 20z" />
      </StepButton>
      <button
        type="button"
        class="button"
        disabled={!session.canUndo.value}
        onClick={() => session.undo()}
      >
        {say('transport.undo')}
      </button>
      <button type="button" class="button" onClick={() => session.reset()}>
        {say('transport.reset')}
      </button>
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly off: boolean
  readonly main?: boolean
  readonly children: preact.ComponentChildren
  go(): void
}

/** A button stays focusable when there is nowhere to go, so that stepping by keys does not lose its place. */
function StepButton({ label, off, main, children, go }: StepProps) {
  return (
    <button
      type="button"
      class={`button button-icon${main ? ' button-primary' : ''}`}
      aria-disabled={off}
      title={label}
      onClick={() => off || go()}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <span class={main ? '' : 'sr-only'}>{label}</span>
    </button>
  )
}

/** Controls that need keys for themselves, and those of them that need even the two keys of a clicker. */
const needsKeys = 'input, select, textarea, [role="button"]'
const needsPageKeys = 'input:not([type="radio"], [type="checkbox"]), select, textarea'

/** Whether the control that has the focus needs a key for itself. */
function isKeyOfControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const isOfClicker = key === 'PageDown' || key === 'PageUp'
  return target.closest(isOfClicker ? needsPageKeys : needsKeys) !== null
}

/** Steps by the arrow keys, a clicker's keys, Home and End; leaves to a control the keys that it needs. */
export function stepByKey(event: KeyboardEvent, session: Session): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (isKeyOfControl(event)) return
  switch (event.key) {
    case 'ArrowRight':
    case 'PageDown':
      session.step(1)
      break
    case 'ArrowLeft':
    case 'PageUp':
      session.step(-1)
      break
    case 'Home':
      session.goTo(0)
      break
    case 'End':
      session.goTo(Number.POSITIVE_INFINITY)
      break
    default:
      return
  }
  event.preventDefault()
}
