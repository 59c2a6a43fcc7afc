/** Shows the definition of a term in place while the pointer or the focus is on it. */

const delay = { show: 150, hide: 200 }
let timer: ReturnType<typeof setTimeout> | undefined

interface Pair {
  readonly link: HTMLAnchorElement
  readonly card: HTMLElement
}

function pairAt(target: EventTarget | null): Pair | undefined {
  if (!(target instanceof Element)) return undefined
  const held = target.closest<HTMLElement>('.term-card')
  const link = held ? held.previousElementSibling : target.closest('a.term')
  const card = held ?? link?.nextElementSibling
  if (!(link instanceof HTMLAnchorElement && card instanceof HTMLElement)) return undefined
  return { link, card }
}

/** Below the first line of the term, or above it where there is no room. */
function put({ link, card }: Pair): void {
  const [line = link.getBoundingClientRect()] = link.getClientRects()
  const { width, height } = card.getBoundingClientRect()
  const edge = 8
  const left = Math.min(Math.max(edge, line.left), Math.max(edge, innerWidth - width - edge))
  const below = line.bottom + 4
  const top = below + height + edge > innerHeight ? Math.max(edge, line.top - height - 4) : below
  card.style.left = `${left}px`
  card.style.top = `${top}px`
}

function show(pair: Pair): void {
  if (pair.card.matches(':popover-open')) return
  pair.card.showPopover()
  put(pair)
}

function hide({ card }: Pair): void {
  if (card.matches(':popover-open')) card.hidePopover()
}

function later(act: () => void, wait: number): void {
  clearTimeout(timer)
  timer = setTimeout(act, wait)
}

document.addEventListener('pointerover', (event) => {
  const pair = event.pointerType === 'mouse' ? pairAt(event.target) : undefined
  if (pair) later(() => show(pair), delay.show)
})
document.addEventListener('pointerout', (event) => {
  const pair = event.pointerType === 'mouse' ? pairAt(event.target) : undefined
  if (pair) later(() => hide(pair), delay.hide)
})
document.addEventListener('focusin', (event) => {
  const pair = pairAt(event.target)
  if (pair?.link.matches(':focus-visible')) show(pair)
})
document.addEventListener('focusout', (event) => {
  const pair = pairAt(event.target)
  if (pair) hide(pair)
})
document.addEventListener(
  'scroll',
  () => {
    const pair = pairAt(document.querySelector('.term-card:popover-open'))
    if (pair) put(pair)
  },
  { passive: true },
)

/** A finger cannot hover: its first touch shows the definition, its second follows the link. */
document.addEventListener('click', (event) => {
  const touched = event instanceof PointerEvent && event.pointerType === 'touch'
  const pair = touched ? pairAt(event.target) : undefined
  if (!pair || pair.card.matches(':popover-open') || event.target === pair.card) return
  event.preventDefault()
  show(pair)
})

export {}
