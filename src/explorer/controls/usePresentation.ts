import { useEffect } from 'preact/hooks'

type Root = { readonly current: HTMLDivElement | null }

/** Shows an element large, in full screen where the browser allows; Escape leaves. */
export function usePresentation(
  root: Root,
  isLarge: boolean,
  setLarge: (large: boolean) => void,
): void {
  useEffect(() => {
    if (!isLarge) return undefined
    void root.current?.requestFullscreen?.().catch(() => undefined)
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
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [isLarge])
}
