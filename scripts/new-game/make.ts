import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The names by which a game is known: in addresses and folders, in code, of types, and on pages. */
interface Names {
  /** `prairie-dogs` */
  readonly id: string
  /** `prairieDogs` */
  readonly value: string
  /** `PrairieDogs` */
  readonly type: string
  /** `Prairie Dogs` */
  readonly title: string
}

const toy = 'test/games/toy'
const manifest = 'src/games/manifest.ts'

function namesOf(id: string): Names {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const type = words.join('')
  return { id, type, value: type.charAt(0).toLowerCase() + type.slice(1), title: words.join(' ') }
}

/** Says why no game of that name can be made in the project at `root`; undefined where one can. */
export function wrongName(id: string, root: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `"${id}" is no name: lower-case letters and digits, words joined by hyphens.`
  }
  if (id === 'toy') return '"toy" is the game that new ones are made of.'
  if (existsSync(join(root, 'src/games', id))) return `There is a game "${id}" already.`
  return undefined
}

/**
 * Makes a game out of the toy in the project at `root`: its sources, its content, and its line in the manifest.
 * Returns the files written, from `root`. The name must have passed `wrongName`.
 */
export function makeGame(id: string, root: string): readonly string[] {
  const names = namesOf(id)
  const files = globSync('**/*.{ts,yaml,mdx}', { cwd: join(root, toy) }).sort()
  const written = files.map((file) => {
    const text = readFileSync(join(root, toy, file), 'utf8')
    return file.startsWith('content/')
      ? write(root, file.replaceAll('toy', id), contentFor(text, names))
      : write(root, join('src/games', id, file), sourceFor(text, names))
  })
  const listed = readFileSync(join(root, manifest), 'utf8')
  return [...written, write(root, manifest, listedIn(listed, names))]
}

/** Writes a file. The sentences that the games share a file for are added to those of the others. */
function write(root: string, file: string, text: string): string {
  const path = join(root, file)
  const isShared = file.endsWith('/site.yaml')
  const whole = isShared ? withGroup(readFileSync(path, 'utf8'), text) : text
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, whole)
  return file
}

/** A file of messages with more lines at the end of one of its groups, whose name is the first line added. */
function withGroup(text: string, added: string): string {
  const [name = '', ...more] = added.trimEnd().split('\n')
  const lines = text.split('\n')
  const start = lines.indexOf(name) + 1
  const after = lines.slice(start).findIndex((line) => /^\S/.test(line))
  let end = after < 0 ? lines.length : start + after
  while (lines[end - 1] === '') end--
  return lines.toSpliced(end, 0, ...more).join('\n')
}

/** A page or a file of data with the game's names in place of the toy's. */
function contentFor(text: string, { id, title }: Names): string {
  return text.replaceAll(/\btoy\b/g, id).replaceAll(/\bToy\b/g, title)
}

/** A source with the game's names, from where it can see the kernel as other games do. */
function sourceFor(text: string, { id, value, type }: Names): string {
  return text
    .replaceAll('../src/', '')
    .replaceAll("'toy'", `'${id}'`)
    .replaceAll(/\btoy\b/g, value)
    .replaceAll('Toy', type)
}

/** The manifest with one more game: its import in the order of paths, its line as the last. */
function listedIn(text: string, { id, value }: Names): string {
  const line = `import { ${value} } from './${id}/index.ts'`
  const lines = text.split('\n')
  const path = (each: string) => /from '(\.\/.+)'/.exec(each)?.[1] ?? ''
  const own = lines.filter((each) => path(each) !== '')
  const next = own.find((each) => path(each) > path(line))
  const at = next === undefined ? lines.indexOf(own.at(-1) ?? '') + 1 : lines.indexOf(next)
  lines.splice(at, 0, line)
  const end = lines.indexOf('} as const')
  lines.splice(end, 0, id === value ? `  ${id},` : `  '${id}': ${value},`)
  return lines.join('\n')
}
