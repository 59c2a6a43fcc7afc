import {
  type DocumentNode,
  ELEMENT_NODE,
  type ElementNode,
  type Node,
  parse,
  renderSync,
} from 'ultrahtml'
import { addressWithin } from '../names.ts'
import { dataWithin, pathOn } from '../within.ts'
import { outward, type Site } from './site.ts'

/** Parts of a page that work with the site alone. */
const dropped = {
  names: new Set(['script', 'style', 'noscript', 'dialog']),
  classes: new Set([
    'add-to-set',
    'continue',
    'keep',
    'new-version',
    'scenario-fired',
    'search-dialog',
    'set-lead',
  ]),
}

/** Pages of a file, as its links need them. */
export interface Within {
  readonly site: Site
  /** True for a page of the file, by its address without the path under which the site is hosted. */
  has(path: string): boolean
}

/** An island as Astro writes it. A value of an attribute may hold what looks like the end of the tag. */
const written = /<astro-island\b((?:[^>"]|"[^"]*")*)>.*?<\/astro-island>/gs

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const unquoted = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Places of islands without what the server has drawn in them: the engine of the file draws it anew. */
function withPlaces(html: string, site: Site): string {
  return html.replace(written, (_, tag: string) => {
    const props = dataWithin(site.base, JSON.parse(unquoted(attribute(tag, 'props'))))
    const island = attribute(tag, 'component-export')
    return `<div class="carried-island" data-island="${island}" data-props="${quoted(JSON.stringify(props))}"><div class="carried-case"></div></div>`
  })
}

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE

function isDropped({ name, attributes }: ElementNode): boolean {
  const classes = (attributes['class'] ?? '').split(' ')
  return (
    dropped.names.has(name) ||
    'data-language' in attributes ||
    classes.some((one) => dropped.classes.has(one))
  )
}

/** Leads a link to where its page is: in the file, on the site, or nowhere. */
function lead(attributes: Record<string, string>, { site, has }: Within): void {
  const path = pathOn(site.base, attributes['href'] ?? '')
  if (!path) return
  const page = path.replace(/[?#].*/, '')
  const to = has(page) ? addressWithin(path) : outward(site, path)
  if (to) attributes['href'] = to
  else delete attributes['href']
}

/** Name of a shape on a sheet of the site as it is within a file: sheet and shape. */
function shapeWithin(address: string): string {
  const [, sheet, shape] = /([\w-]+)(?:\.[\w-]+)?\.svg#(.+)$/.exec(address) ?? []
  return sheet ? `#${sheet}-${shape}` : address
}

function settle(node: ElementNode | DocumentNode, within: Within): void {
  node.children = node.children.filter((child: Node) => !isElement(child) || !isDropped(child))
  for (const child of node.children) {
    if (!isElement(child)) continue
    const { name, attributes } = child
    if (name === 'use') attributes['href'] = shapeWithin(attributes['href'] ?? '')
    else if (name === 'a') lead(attributes, within)
    // Practice is on the site: after its last case a chapter leads nowhere.
    delete attributes['data-practice']
    settle(child, within)
  }
}

/** A part of a built page as it stands in a file: without scripts, with its islands as places and its links settled. */
export function markupWithin(html: string, within: Within): string {
  const tree: DocumentNode = parse(withPlaces(html, within.site))
  settle(tree, within)
  return renderSync(tree)
}

/** The contents of a file: of the lines of a game's contents those whose pages are in the file. */
export function linesWithin(html: string, { site, has }: Within): string {
  return html
    .replace(/<li><a href="([^"]*)"[^>]*>.*?<\/a><\/li>/g, (line, href: string) => {
      const path = pathOn(site.base, href)
      return path && !has(path) ? '' : line
    })
    .replaceAll(/<section class="contents-part"><h2>[^<]*<\/h2><ul><\/ul><\/section>/g, '')
}
