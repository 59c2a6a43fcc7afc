import { useEffect } from 'preact/hooks'

type Root = { readonly current: HTMLDivElement | null }

/**
 * Shows an element large, in full screen where the browser allows; Escape leaves. A page that was opened large may fill the
 * screen from the first key or press on.
 */
export function usePresentation(
  root: Root,
  isLarge: boolean,
  setLarge: (large: boolean) => void,
): void {
  useEffect(() => {
    if (!isLarge) return undefined
    const fill = () => void root.current?.requestFullscreen?.().catch(() => undefined)
    if (navigator.userActivation?.isActive ?? true) fill()
    else {
      document.addEventListener('keydown', fill, { once: true })
      document.addEventListener('pointerup', fill, { once: true })
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setLarge(false)
    }
    const onChange = () => {
      if (!document.fullscreenElement) setLarge(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('keydown', fill)
      document.removeEventListener('pointerup', fill)
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [isLarge])
}
