/** Message from an embedded page to its host: its height, nothing else. */
interface HeightMessage {
  readonly reckoning: 'height'
  readonly height: number
}

/**
 * Tells the page around this one how high this one is, now and whenever that changes. Any page may embed
 * this one and the message holds nothing else, so it is addressed to whichever that is.
 */
export function tellHeight(content: Element): void {
  if (window.parent === window) return
  // The body is never lower than its frame, so what is in it is measured.
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().bottom + window.scrollY)
    window.parent.postMessage({ reckoning: 'height', height } satisfies HeightMessage, '*')
  }
  new ResizeObserver(tell).observe(content)
}
