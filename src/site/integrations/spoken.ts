import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { inProject } from '../../content/root.ts'

/** A word in quotes, such as the kind of an event; where it only names an entry, nothing is told. */
const word = /'([\w-]+)'(?![:(])/g

/** Imports that a module needs at run time; type imports are none. */
const needed = /^(?:import|export)(?! type)[^']*?from '(\.[^']+)'/gm

/**
 * The words in quotes of the modules that play each kind of situation of a game, by the name of the kind: whatever
 * is asked or happens there is among them. Nothing where a room is no game.
 */
export function wordsOfKinds(room: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = inProject('src', 'games', room, 'situations')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const kinds = files.flatMap((file): [string, ReadonlySet<string>][] => {
    const name = basename(file, '.ts')
    const isKind = read(join(folder, file)).includes(`name: '${name}'`)
    return isKind ? [[name, wordsIn(reach(join(folder, file)))]] : []
  })
  return new Map(kinds)
}

function wordsIn(files: Iterable<string>): ReadonlySet<string> {
  return new Set(
    [...files].flatMap((file) => [...read(file).matchAll(word)].map(([, one = '']) => one)),
  )
}

/** A module and all that come with it. */
function reach(file: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [file]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue
    found.add(one)
    const from = dirname(one)
    open.push(...[...read(one).matchAll(needed)].map(([, to = '']) => resolve(from, to)))
  }
  return found
}

const texts = new Map<string, string>()

function read(file: string): string {
  const text = texts.get(file) ?? (file.endsWith('.ts') ? readFileSync(file, 'utf8') : '')
  texts.set(file, text)
  return text
}
