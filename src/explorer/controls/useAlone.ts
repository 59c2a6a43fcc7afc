import { useEffect } from 'preact/hooks'

/**
 * Leaves an element alone with the keyboard and with readers who listen: what it covers is inert as long as it is there.
 */
export function useAlone(root: { readonly current: HTMLElement | null }, isAlone = true): void {
  useEffect(() => {
    if (!isAlone) return undefined
    const covered = besides(root.current)
    for (const one of covered) one.inert = true
    return () => {
      for (const one of covered) one.inert = false
    }
  }, [isAlone])
}

/** All elements of the page beside one and the elements around it. */
function besides(element: HTMLElement | null): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element; at && at !== document.body; at = at.parentElement)
    for (const one of at.parentElement?.children ?? [])
      if (one !== at && one instanceof HTMLElement && !one.inert) found.push(one)
  return found
}
