import { useEffect } from 'preact/hooks'

/**
 * Keeps the screen on while a table is under way, as far as the device allows it: a phone lets go whenever the page is left,
 * so it is asked again when somebody comes back.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    let held: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
      } catch {
        // A device that saves its battery refuses; the table goes on.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release().catch(() => undefined)
    }
  }, [isWanted])
}
