import { readFileSync } from 'node:fs'
import { type MdastNode, mdxToMdast } from 'satteri'
import { parse } from 'yaml'
import { shortPath } from './root.ts'

/** A component used in a page, with its `id` where it has one. */
export interface Use {
  readonly component: string
  readonly id: string | undefined
  /** True when only its title is shown until it is opened. */
  readonly isFolded?: true
  readonly line: number
  /** The words between its tags, without markup. */
  readonly text: string
}

/** The words of one block, such as a paragraph, with the line it begins on. */
export interface Words {
  readonly line: number
  readonly text: string
}

/** A page of prose as data. */
export interface Prose {
  readonly file: string
  readonly frontmatter: Readonly<Record<string, unknown>>
  /** The components used, in the order of the text; nested ones follow the one they stand in. */
  readonly uses: readonly Use[]
  /** The lines on which its headings stand. */
  readonly headings: readonly number[]
  /** All words that a reader sees, block by block, in the order of the text. */
  readonly words: readonly Words[]
}

const blocks = new Set(['paragraph', 'listItem', 'heading', 'tableRow', 'tableCell', 'blockquote'])

function childrenOf(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? node.children : []
}

/** The words of a node and all below it; blocks are parted by a space. What stands as code is no words. */
function textOf(node: MdastNode): string {
  if ('value' in node && node.type === 'text') return node.value
  if (node.type === 'break') return ' '
  const inner = childrenOf(node).map(textOf).join('')
  return blocks.has(node.type) ? `${inner} ` : inner
}

function* walk(node: MdastNode): Generator<MdastNode> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

/** True for a node with running text of its own, not only with further blocks. */
function isRunning(node: MdastNode): boolean {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return true
  return node.type === 'mdxJsxFlowElement' && childrenOf(node).some(({ type }) => type === 'text')
}

function wordsIn(node: MdastNode): Words[] {
  if (!isRunning(node)) return childrenOf(node).flatMap(wordsIn)
  return [{ line: node.position?.start.line ?? 0, text: textOf(node).trim() }]
}

function useIn(node: MdastNode): Use | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  const named = (name: string) =>
    node.attributes.find((attribute) => 'name' in attribute && attribute.name === name)
  const id = named('id')
  return {
    component: node.name ?? '',
    id: typeof id?.value === 'string' ? id.value : undefined,
    ...(named('folded') && { isFolded: true as const }),
    line: node.position?.start.line ?? 0,
    text: textOf(node)
      .replace(/[ \n\t]+/g, ' ')
      .trim(),
  }
}

function frontmatterOf(page: MdastNode): Record<string, unknown> {
  const head = childrenOf(page).find(({ type }) => type === 'yaml')
  const data: unknown = head && 'value' in head ? parse(String(head.value)) : {}
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** Takes the text of an MDX page apart. */
export function parseProse(text: string, file: string): Prose {
  const page = mdxToMdast(text)
  const nodes = [...walk(page)]
  return {
    file,
    frontmatter: frontmatterOf(page),
    uses: nodes.map(useIn).filter((use) => use !== undefined),
    headings: nodes
      .filter(({ type }) => type === 'heading')
      .map(({ position }) => position?.start.line ?? 0),
    words: wordsIn(page),
  }
}

/** Reads an MDX page. */
export function readProse(file: string): Prose {
  return parseProse(readFileSync(file, 'utf8'), shortPath(file))
}
