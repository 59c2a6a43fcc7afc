/** Message from an embedded page to its host: its height, nothing else. */
interface HeightMessage {
  readonly reckoning: 'height'
  readonly height: number
}

/** Things shown large, which lie over their page and fill its frame. */
const large = '.player-large, .set-show'

/** Least height of a frame in which something is shown large, where it may not fill the screen. */
const LEAST = 540

/**
 * Tells the page around this one how high this one is, now and whenever that changes. Any page may embed
 * this one and the message holds nothing else, so it is addressed to whichever that is. What fills its frame has no height of
 * its own, so that the frame is as high as at first.
 */
export function tellHeight(content: Element): void {
  if (window.parent === window) return
  const given = window.innerHeight
  let told = 0
  // The body is never lower than its frame, so what is in it is measured.
  const tell = () => {
    const height = content.querySelector(large)
      ? Math.max(given, LEAST)
      : Math.ceil(content.getBoundingClientRect().bottom + window.scrollY)
    if (height === told) return
    told = height
    window.parent.postMessage({ reckoning: 'height', height } satisfies HeightMessage, '*')
  }
  new ResizeObserver(tell).observe(content)
  // What is shown large has no part in the size of its page.
  new MutationObserver(tell).observe(content, { childList: true, subtree: true })
}
