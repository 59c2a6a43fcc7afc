import { createHash } from 'node:crypto'
import { element } from '../within.ts'

/** The parts of a file. */
export interface Parts {
  readonly language: string
  readonly title: string
  /** The game whose ink the file takes; none for the file of a set. */
  readonly game?: string
  /** The page that a file opens with, as the site has it; none for the file of a set. */
  readonly start?: string
  /** The address of the site, which links out of the file lead to. */
  readonly home: string | undefined
  readonly styles: string
  readonly drawings: string
  /** The frame with its empty `main`. */
  readonly frame: string
  /** The pages, each in a `<template>`. */
  readonly pages: readonly string[]
  /** Data by the ids of the elements in which they stand. */
  readonly data: Readonly<Record<string, unknown>>
  readonly script: string
}

/** Chooses light or dark before the first paint, as on the site. */
const scheme = `try{const c=localStorage.getItem('reckoning-scheme');if(c==='light'||c==='dark')document.documentElement.dataset.scheme=c}catch{}`

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A policy that permits what stands in the file, and nothing to be fetched. */
function policyOf({ script, styles }: Parts): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)} ${hashOf(scheme)}`,
    `style-src ${hashOf(styles)}`,
    'img-src data: blob:',
    'font-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined
    ? ''
    : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

/** Puts a file together. */
export function compose(parts: Parts): string {
  const { language, title, game, start, home, styles, drawings, frame, pages, data, script } = parts
  const file = [
    `<!doctype html><html lang="${language}"${attribute('data-start', start)}${attribute('data-site', home)}><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${policyOf(parts)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><script>${scheme}</script><style>${styles}</style></head>`,
    `<body${attribute('data-game', game)}><div hidden>${drawings}</div>${frame}`,
    ...pages,
    ...Object.entries(data).map(([id, one]) => element(id, one)),
    `<script data-own>${script}</script></body></html>\n`,
  ].join('\n')
  checkWhole(file.replace(script, () => ''))
  return file
}

/** Names of files that a page may load by its tags or its styles. */
const reaching =
  /<(?:link|script|img|use|iframe|source)\b[^>]*\s(?:src|href)="(?!#|data:)([^"]*)"|url\((?!"?data:)([^)]*)\)/

/** Throws where a file names another to be loaded: it has to be whole. */
function checkWhole(file: string): void {
  const found = reaching.exec(file)
  if (found) throw new Error(`a file that is carried would load ${found[1] ?? found[2]}`)
}
