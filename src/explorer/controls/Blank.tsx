import { useEffect, useState } from 'preact/hooks'
import { commandOf } from './keys.ts'

interface ScreenProps {
  readonly label: string
  readonly isBlank: boolean
}

/** A blank screen, which the class looks away from. The region that says so is there before, or nobody would hear it. */
export function BlankScreen({ label, isBlank }: ScreenProps) {
  return (
    <>
      {isBlank && <div class="blank-screen" />}
      <p class="sr-only" role="status">
        {isBlank && label}
      </p>
    </>
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
  return <BlankScreen label={label} isBlank={isBlank} />
}
