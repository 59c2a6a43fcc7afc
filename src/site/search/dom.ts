import { rootOf, splitWords } from './words.ts'

/** Makes an element with a class and its content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...content)
  return made
}

/** Makes a link to an address. */
export function link(href: string, className: string, ...content: readonly (string | Node)[]) {
  const made = element('a', className, ...content)
  made.href = href
  return made
}

/** Makes a text in which the words that were asked for are marked, in whatever form they stand. */
export function marked(text: string, asked: readonly string[]): DocumentFragment {
  const roots = new Set(asked.map(rootOf))
  const fragment = document.createDocumentFragment()
  for (const piece of text.split(/([\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*)/u)) {
    const isAsked = splitWords(piece).some((word) => roots.has(rootOf(word)))
    fragment.append(isAsked ? element('mark', '', piece) : piece)
  }
  return fragment
}
