import type { Page } from 'playwright-core'

/** A piece of text on a board as it is seen. */
export interface SeenText {
  readonly text: string
  /** Size of its type in CSS pixels, after all scaling of drawings. */
  readonly px: number
  /** True when a part of it, and not all, lies within what can be seen. */
  readonly isCut: boolean
}

/**
 * The visible text of a board, by size of type, the smallest first. Text of a drawing is measured as it is scaled. What lies
 * wholly outside of its drawing or of a box that is scrolled is not seen and left out.
 */
export function textsOf(page: Page, selector = '.stage-table'): Promise<readonly SeenText[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((board) => {
      interface Edges {
        readonly left: number
        readonly top: number
        readonly right: number
        readonly bottom: number
      }
      /** Pixels by which a line may reach over an edge. */
      const slack = 2
      /** The same above and below, by the size of the type: a box of type is a good deal higher than its letters. */
      const slackOf = (px: number) => Math.max(slack, px / 5)
      const clips = (element: Element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isRoot = element instanceof SVGSVGElement && !element.ownerSVGElement
        return overflowX !== 'visible' || overflowY !== 'visible' ? true : isRoot
      }
      const frames = (element: Element): Edges[] => {
        const own = clips(element) ? [element.getBoundingClientRect()] : []
        const parent = element.parentElement
        return parent && element !== board ? [...own, ...frames(parent)] : own
      }
      const scaleOf = (element: Element) => {
        if (!(element instanceof SVGGraphicsElement)) return 1
        const { a = 1, b = 0 } = element.getScreenCTM() ?? {}
        return Math.hypot(a, b)
      }
      const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
      const found: { text: string; px: number; isCut: boolean }[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (!element || text === '' || element.closest('title, desc, style, .sr-only, option'))
          continue
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        const around = frames(element)
        const isOut = around.some(
          (edge) =>
            box.right <= edge.left + slack ||
            box.left >= edge.right - slack ||
            box.bottom <= edge.top + slack ||
            box.top >= edge.bottom - slack,
        )
        if (isOut) continue
        const px = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
        const isCut = around.some(
          (edge) =>
            box.left < edge.left - slack ||
            box.right > edge.right + slack ||
            box.top < edge.top - slackOf(px) ||
            box.bottom > edge.bottom + slackOf(px),
        )
        found.push({ text, px: Math.round(px * 10) / 10, isCut })
      }
      return found.sort((one, other) => one.px - other.px)
    })
}
