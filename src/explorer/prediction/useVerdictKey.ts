import { useEffect } from 'preact/hooks'
import { commandOf } from '../controls/keys.ts'

/** V goes to the verdict of a case that is shown large, alone or as one of several. */
export function useVerdictKey(
  root: { readonly current: Element | null },
  isShown: boolean,
  onVerdict: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isLarge = isShown || root.current?.querySelector('.player-large')
      if (!isLarge || commandOf(event) !== 'v') return
      event.preventDefault()
      onVerdict()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
