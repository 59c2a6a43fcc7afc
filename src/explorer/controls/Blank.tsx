import { useEffect, useState } from 'preact/hooks'
import { commandOf } from './keys.ts'

/** A blank screen, which the class looks away from. */
export function BlankScreen({ label }: { readonly label: string }) {
  return (
    <p class="blank-screen" role="status">
      <span class="sr-only">{label}</span>
    </p>
  )
}

/** Blanks a case that is shown large by B or the full stop; while it is blank, no other key does anything. */
export function Blank({ label }: { readonly label: string }) {
  const [isBlank, setBlank] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event) ?? ''
      const isAsked = command === '.' || command === 'b'
      if (!isBlank && !isAsked) return
      // Escape leaves the large view, and with it what is blank.
      if (event.key === 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (isAsked) setBlank(!isBlank)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [isBlank])
  return isBlank ? <BlankScreen label={label} /> : null
}
